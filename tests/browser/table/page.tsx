import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptSheet, adoptStyles, Styles } from '../../../src/element/styles';
import { themeCss } from '../../../src/theme';
import { UiRoot } from '../../../src/ui/root';
import * as stories from '../../../src/ui/table/table.stories';

/** Shows the story named in the address: `#Ordinary`, `#Ordinary/BLACK`. */
const [name = 'Ordinary', theme = 'WHITE'] = location.hash.slice(1).split('/');
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `${themeCss(':root', '[data-np-theme="BLACK"]')} body{margin:16px;background:var(--_np-surface-canvas)}`,
);
adoptSheet(document, sheet);
adoptStyles(document);
document.documentElement.dataset.npTheme = theme;

const Story = (stories as unknown as Record<string, () => ReactNode>)[name];
if (!Story) throw new Error(`no story ${name}`);
createRoot(document.querySelector('main') as HTMLElement).render(
  <Styles>
    <UiRoot>
      <Story />
    </UiRoot>
  </Styles>,
);
