/// <reference types="vite/client" />
import { type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles, Styles } from '../../../src/element/styles';
import { themeCss } from '../../../src/theme';
import { UiRoot } from '../../../src/ui/root';

/** Shows every story of the parts. `?part=form` only those of one, `?theme=BLACK` in the dark. */
const query = new URLSearchParams(location.search);
const part = query.get('part');
const files = import.meta.glob<Record<string, ComponentType>>('../../../src/ui/**/*.stories.tsx');

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `${themeCss(':root', '[data-np-theme="BLACK"]')} body{margin:0;padding:24px;background:var(--_np-surface-canvas)} h6{color:var(--_np-text-3)!important;font-size:12px!important} [data-story]{margin-bottom:24px}`,
);
document.adoptedStyleSheets = [sheet];
adoptStyles(document);
document.documentElement.dataset.npTheme = query.get('theme') ?? 'WHITE';

const wanted = Object.entries(files).filter(([path]) => !part || path.includes(`/ui/${part}/`));
const loaded = await Promise.all(wanted.map(async ([path, load]) => [path, await load()] as const));
const stories = loaded.flatMap(([path, file]) =>
  Object.entries(file)
    .filter(([name, Story]) => name !== 'default' && typeof Story === 'function')
    .map(([name, Story]) => ({ name: `${path.split('/').at(-2)}/${name}`, Story })),
);

const main = document.querySelector('main');
if (main) {
  createRoot(main).render(
    <Styles root={document}>
      <UiRoot>
        {stories.map(({ name, Story }) => (
          <section key={name} data-story={name} aria-label={name}>
            <h6>{name}</h6>
            <Story />
          </section>
        ))}
      </UiRoot>
    </Styles>,
  );
}
document.body.dataset.ready = String(stories.length);
