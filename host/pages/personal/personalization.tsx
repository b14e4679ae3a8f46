import { resetColumns, setHomeSection, setTheme } from '../../../src/session';
import { Stack } from '../../../src/ui/stack';
import { Personalization } from '../../../widgets/account/personalization';
import { LettersChoice } from './letters';

/** `/personalization`: what the widget tells is applied at once. Letters are this browser's, not the account's. */
export const PersonalizationPage = () => (
  <Stack>
    <Personalization
      onThemeChange={({ theme }) => setTheme(theme)}
      onSectionChange={({ section }) => setHomeSection(section)}
      onColumnsReset={() => resetColumns()}
    />
    <LettersChoice />
  </Stack>
);
