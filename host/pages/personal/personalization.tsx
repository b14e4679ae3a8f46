import { resetColumns, setHomeSection, setTheme } from '../../../src/session';
import { Personalization } from '../../../widgets/account/personalization';

/** `/personalization`: what the widget tells is applied at once. */
export const PersonalizationPage = () => (
  <Personalization
    onThemeChange={({ theme }) => setTheme(theme)}
    onSectionChange={({ section }) => setHomeSection(section)}
    onColumnsReset={() => resetColumns()}
  />
);
