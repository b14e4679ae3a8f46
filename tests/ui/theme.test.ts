import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dark, light, type base } from '../../src/theme';
import { contrast } from '../../src/theme/colour';
import { derive } from '../../src/theme/derive';
import { derivedCss } from '../../src/theme/derived-css';
import { scaled } from '../../src/theme/scale';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const maybe = fc.option(colour, { nil: undefined });

/** What is read or seen, on what, and how far it has to stand apart. */
const pairs: readonly (readonly [of: string, on: string, least: number])[] = [
  ...['text-1', 'text-2', 'text-3', 'accent-text'].flatMap((of) =>
    ['surface-base', 'surface-canvas', 'surface-sunken', 'surface-raised', 'surface-hover'].map(
      (on) => [of, on, 4.5] as const,
    ),
  ),
  ['accent-text', 'accent-soft', 4.5],
  ['accent-text', 'surface-selected', 4.5],
  ['text-inverse', 'surface-inverse', 4.5],
  ...['accent', 'accent-hover', 'accent-pressed', 'danger-fill', 'danger-fill-hover'].map(
    (on) => ['text-on-accent', on, 4.5] as const,
  ),
  ...['success', 'warning', 'danger', 'info', 'offline', 'promo'].flatMap(
    (kind) =>
      [
        [`${kind}-text`, `${kind}-soft`, 4.5],
        [`${kind}-text`, 'surface-base', 4.5],
        [`${kind}-solid`, 'surface-base', 3],
      ] as const,
  ),
  ...['fatal', 'middle', 'general'].map((level) => [`alarm-${level}-text`, `alarm-${level}-soft`, 4.5] as const),
  ...Array.from({ length: 8 }, (_, i) => [`chart-${i + 1}`, 'surface-base', 3] as const),
  ['chart-label', 'surface-base', 4.5],
  ['border-control', 'surface-base', 3],
  ['accent', 'surface-base', 3],
  ['focus', 'surface-base', 3],
];

/** Grounds on which no colour reads 4.5 on all of a theme's shades: nobody can mend those. */
const isMiddle = (ground: string) => Math.max(contrast(ground, '#000000'), contrast(ground, '#ffffff')) < 7.5;

describe('a derived theme', () => {
  it('can be read whatever the house chose', () => {
    fc.assert(
      fc.property(colour, maybe, maybe, fc.boolean(), (accent, ground, text, black) => {
        fc.pre(!ground || !isMiddle(ground));
        const of = derive({ accent, ground, text, dark: { ground, text } }, black) as Record<string, string>;
        const bad = pairs.filter(([one, on, least]) => contrast(of[one]!, of[on]!) < least);
        expect(bad.map(([one, on]) => [one, of[one], on, of[on]])).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves nothing of the product in another colour', () => {
    const of = derive({ accent: '#0b6e4f', ground: '#fffdf7', text: '#1f1b16' }, false);
    const kept = Object.keys(light).filter((name) => !(name in of));
    expect(kept).toEqual(['chart-area', 'shadow-0']);
    expect(Object.keys(derive({ accent: '#0b6e4f' }, true))).toEqual(Object.keys(of));
  });

  it('changes nothing that was not decided', () => {
    expect(derive({}, false)).toEqual({});
    expect(derive({ radius: 0, fontSize: 15 }, true)).toEqual({ radius: '0px', 'font-size': '15px' });
    expect(derive({ accent: 'red', dark: { ground: 'url(x)' } }, true)).toEqual({});
  });

  it('is dark where its ground is, and lets no font out of its declaration', () => {
    const css = derivedCss({ ground: '#101418', font: 'Inter;} :root{color:red' });
    expect(css).toContain(':host{color-scheme:dark}');
    expect(css).toContain('--_np-font-sans:Inter :rootcolor:red;');
    expect(css.match(/--_np-shadow-1:[^;]+/)?.[0]).toBe(`--_np-shadow-1:${dark['shadow-1']}`);
  });
});

describe('type and distances', () => {
  const of = (name: keyof typeof base) => `var(--np-${name}, var(--_np-${name}))`;

  it.each([
    ['font-size', '12px', `calc(${of('font-size')}*12/13)`],
    ['line-height', '18px', `calc(${of('line-height')}*18/20)`],
    ['line-height', '1.6', '1.6'],
    ['font-weight', '500', of('font-weight-medium')],
    ['font-weight', 'bold', undefined],
    ['padding', '0 12px', `0 calc(${of('space')}*12/4)`],
    ['margin', '-6px 1px auto', `calc(${of('space')}*-6/4) 1px auto`],
    ['padding', `calc(16px + var(--x-2px))`, `calc(calc(${of('space')}*16/4) + var(--x-2px))`],
    ['width', '12px', undefined],
  ])('%s: %s follows the page', (name, value, expected) => {
    expect(scaled(name, value)).toBe(expected);
  });
});
