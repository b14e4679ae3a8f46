import type { GlobalProvider } from '@ladle/react';
import { themeCss } from '../src/theme';
import { UiRoot } from '../src/ui/root';

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `${themeCss(':root', '[data-np-theme="BLACK"]')} body{background:var(--_np-surface-canvas)} [data-np-theme]{background:var(--_np-surface-canvas)}`,
);
document.adoptedStyleSheets.push(sheet);

/** What stands around every story: the theme that the reader chose, and the parts' root. */
export const Provider: GlobalProvider = ({ children, globalState }) => (
  <div data-np-theme={globalState.theme === 'dark' ? 'BLACK' : 'WHITE'}>
    <UiRoot>{children}</UiRoot>
  </div>
);
