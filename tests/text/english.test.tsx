import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as story from '../../src/element/story';
import { Speaking } from '../../src/element/speaking';
import { pageSpeaks } from '../../src/text/words';
import '../../widgets/english';
import { sources } from '../package/sources';

// Every widget in English on a page that speaks Chinese: what is still Chinese did not come from its text file. The data of the stories lose their
// Chinese on the way, so that only what the widget itself says is looked at.

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(new RegExp(chinese, 'g'), 'x');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

vi.mock('../../src/element/story', async (original) => {
  const { Story } = await original<typeof story>();
  type Props = Parameters<typeof Story>[0];
  return { Story: (props: Props) => <Story {...props} answers={plain(props.answers ?? {}) as Props['answers']} /> };
});

afterEach(cleanup);

const read = (path: string) => readFileSync(path, 'utf8');

/** What a reader sees and hears of an element and everything in it. */
function said(root: Element): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'];
  return [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''),
  ]);
}

const stories = import.meta.glob<Record<string, unknown>>(['../../widgets/*/*/*.stories.tsx', '!**/shared/**']);
/** Stories whose names say that they show something else than the widget's own words: data, or a width. */
const looked = (name: string) =>
  name !== 'default' && /^[A-Z]/.test(name) && !/^(Dark|Narrow|Slow|OwnFile)$/.test(name);

describe('English', () => {
  it('is spoken by a widget, while the page speaks Chinese', () => {
    expect(pageSpeaks()).toBe('zh-CN');
  });

  it.each(Object.keys(stories))('leaves nothing Chinese in %s', async (path) => {
    const module = await stories[path]!();
    // What a story writes into a prop is the page's own.
    const given = [...read(path.replace('../../', '')).matchAll(/="([^"]*)"/g)].map(([, text]) => text);
    for (const [name, Shown] of Object.entries(module)) {
      if (!looked(name) || typeof Shown !== 'function') continue;
      const Component = Shown as ComponentType<{ children?: ReactNode }>;
      const { container, unmount } = render(
        <Speaking lang="en">
          <Component />
        </Speaking>,
      );
      const rests = () => expect(container.querySelector('[aria-busy=true]')).toBeNull();
      await vi.waitFor(rests, { timeout: 30_000, interval: 5 });
      expect(said(container).filter((text) => chinese.test(text) && !given.includes(text))).toEqual([]);
      unmount();
    }
  });
});

describe('texts', () => {
  const texts = sources.filter((path) => /^(src|widgets)\/.*\.text\.ts$/.test(path));
  const names = (path: string, call: string) =>
    [...read(path).matchAll(new RegExp(`\\b${call}(?:<[^>]*>)?\\(\\s*'([\\w-]+)'`, 'g'))].map(([, name]) => name);

  it.each(texts)('%s is words(name, …) with English words beside it', (path) => {
    const english = path.replace(/\.ts$/, '.en.ts');
    expect(names(path, 'words').length).toBeGreaterThan(0);
    expect(sources).toContain(english);
    expect(names(english, 'translate')).toEqual(names(path, 'words'));
    // Where names are known by their Chinese ones, these are keys.
    expect(read(english).replaceAll(/^ *(?:'[^']*'|[^\s':]+):\s/gm, '')).not.toMatch(chinese);
  });

  it('have a name each', () => {
    const all = texts.flatMap((path) => names(path, 'words'));
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});
