import type { GlobalProvider } from '@ladle/react';
import { adoptStyles, Styles } from '../src/element/styles';
import { themeCss } from '../src/theme';
import { UiRoot } from '../src/ui/root';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `${themeCss(':root', '[data-np-theme="BLACK"]')} body{background:var(--_np-surface-canvas)} [data-np-theme]{background:var(--_np-surface-canvas)}`,
);
document.adoptedStyleSheets.push(sheet);
adoptStyles(document);

/** What stands around every story: styles as elements have them, the theme that the reader chose, and the parts' root. */
export const Provider: GlobalProvider = ({ children, globalState }) => (
  <Styles>
    <div data-np-theme={globalState.theme === 'dark' ? 'BLACK' : 'WHITE'}>
      <UiRoot>{children}</UiRoot>
    </div>
  </Styles>
);
