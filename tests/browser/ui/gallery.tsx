import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles, Styles } from '../../../src/element/styles';
import { themeCss } from '../../../src/theme';
import { UiRoot } from '../../../src/ui/root';
import all from './all-stories';

/** Every story of the project, one at a time: an open dialog makes everything else on its page inert. */
declare global {
  interface Window {
    /** Names of all stories, as `chart/Bars`. */
    stories: string[];
    /** Puts these on the page, in place of those before, and resolves when they came to rest. */
    show: (...names: string[]) => Promise<void>;
    /** Resolves when what is on the page came to rest. */
    rest: () => Promise<void>;
    /** `BLACK` or `WHITE`, for what is shown and what comes. */
    setTheme: (theme: string) => void;
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `${themeCss(':root', '[data-np-theme="BLACK"]')} body{margin:0;padding:16px} body,[data-np-theme]{background:var(--_np-surface-canvas)}`,
);
document.adoptedStyleSheets = [sheet];
adoptStyles(document);

const loaded = await Promise.all(
  Object.entries(all).map(async ([path, load]) => [path.match(/([\w-]+)\.stories/)?.[1] ?? '', await load()] as const),
);
const stories = new Map<string, ComponentType>(
  loaded.flatMap(([part, { default: _, ...all }]) =>
    Object.entries(all).map(([name, Story]) => [`${part}/${name}`, Story] as const),
  ),
);

let root: Root | undefined;
window.stories = [...stories.keys()].sort();
window.setTheme = (theme) => {
  document.documentElement.dataset.npTheme = theme;
};
window.show = async (...names) => {
  root?.unmount();
  const main = document.querySelector('main');
  if (!main) throw new Error('no place for a story');
  root = createRoot(main);
  root.render(
    names.map((name) => {
      const Story = stories.get(name);
      if (!Story) throw new Error(`no story ${name}`);
      return (
        <section key={name} data-story={name}>
          <Styles root={document}>
            <UiRoot>
              <Story />
            </UiRoot>
          </Styles>
        </section>
      );
    }),
  );
  await rest();
};

/** Nothing of the page changed for a few frames; what never stands still is taken as it is. */
async function rest(): Promise<void> {
  let still = 0;
  const watch = new MutationObserver(() => (still = 0));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let frame = 0; frame < 40 && still < 5; frame++) {
    await new Promise((done) => requestAnimationFrame(done));
    still++;
  }
  watch.disconnect();
}

window.rest = rest;
window.setTheme(new URLSearchParams(location.search).get('theme') ?? 'WHITE');
document.body.dataset.ready = String(stories.size);
