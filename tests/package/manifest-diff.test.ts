import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { widgetPage } from '../../host/docs/widget-page';
import { contract, event, number } from '../../src/element/contract';
import { frameworkTypes } from '../../src/element/framework-types';
import { customElements, docsTable, webTypes } from '../../src/element/manifest';
import { contractDiff, levelOf, nextVersion, type Level, type Manifest } from '../../src/element/manifest-diff';
import { contracts } from '../../widgets/catalog';

const element = (change: object = {}): Manifest => ({
  modules: [
    {
      declarations: [
        {
          tagName: 'np-a',
          description: '甲。scopes: device:read；status: beta',
          attributes: [{ name: 'kind', type: { text: "'ap' | 'switch'" }, default: "'ap'" }],
          members: [{ name: 'rows', type: { text: 'unknown[]' } }],
          events: [{ name: 'np-open', type: { text: 'CustomEvent<{ id: string; kind: string }>' } }],
          cssParts: [{ name: 'panel', description: '外框' }],
          ...change,
        },
      ],
    },
  ],
});
const none: Manifest = { modules: [] };

describe('the difference of two manifests', () => {
  it.each<[string, Manifest, Manifest, Level | undefined]>([
    ['nothing', element(), element(), undefined],
    ['a new element', none, element(), 'minor'],
    ['an element gone', element(), none, 'major'],
    ['an attribute gone', element(), element({ attributes: [] }), 'major'],
    ['an attribute more', element({ attributes: [] }), element(), 'minor'],
    ['a property gone', element(), element({ members: [] }), 'major'],
    ['an event gone', element(), element({ events: [] }), 'major'],
    ['an event more', element({ events: [] }), element(), 'minor'],
    ['a part gone', element(), element({ cssParts: [] }), 'major'],
    ['a word more', element(), element({ attributes: [{ name: 'kind', type: { text: "'ap' | 'switch' | 'all'" }, default: "'ap'" }] }), 'minor'], // prettier-ignore
    ['a word less', element(), element({ attributes: [{ name: 'kind', type: { text: "'ap'" }, default: "'ap'" }] }), 'major'], // prettier-ignore
    ['another default', element(), element({ attributes: [{ name: 'kind', type: { text: "'ap' | 'switch'" }, default: "'switch'" }] }), 'major'], // prettier-ignore
    ['another type', element(), element({ members: [{ name: 'rows', type: { text: 'string' } }] }), 'major'],
    ['a field more told', element(), element({ events: [{ name: 'np-open', type: { text: 'CustomEvent<{ id: string; kind: string; at: string }>' } }] }), 'minor'], // prettier-ignore
    ['a field less told', element(), element({ events: [{ name: 'np-open', type: { text: 'CustomEvent<{ id: string }>' } }] }), 'major'], // prettier-ignore
    ['a scope more', element(), element({ description: '甲。scopes: device:read, alarm:read；status: beta' }), 'major'],
    ['a scope less', element(), element({ description: '甲。scopes: ；status: beta' }), 'minor'],
    ['another sentence', element(), element({ description: '乙。scopes: device:read；status: beta' }), 'patch'],
    ['another sentence of a part', element(), element({ cssParts: [{ name: 'panel', description: '框' }] }), 'patch'],
  ])('%s', (_, before, after, level) => {
    expect(levelOf(contractDiff(before, after))).toBe(level);
  });

  it('names what changed, the farthest reaching first', () => {
    const after = element({ attributes: [], cssParts: [{ name: 'panel' }, { name: 'row' }] });
    expect(contractDiff(element(), after).map(({ level, what }) => `${level} ${what}`)).toEqual([
      'major attribute kind removed',
      'minor part row added',
      'patch part panel described anew',
    ]);
  });

  it.each<[string, Level | undefined, string]>([
    ['0.1.0', undefined, '0.1.0'],
    ['0.1.0', 'patch', '0.1.1'],
    ['0.1.4', 'minor', '0.1.5'],
    ['0.1.4', 'major', '0.2.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
  ])('after %s, %s asks for %s', (version, level, next) => {
    expect(nextVersion(version, level)).toBe(next);
  });

  it('starts from a manifest of the last release', () => {
    const { version, ...released } = read('tests/package/released-elements.json');
    const check = new Ajv({ strict: false }).compile(read('node_modules/custom-elements-manifest/schema.json'));
    expect(check(released), JSON.stringify(check.errors)).toBe(true);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('marks what is to go wherever developers look, with what to use instead', () => {
    const old = contract({
      ...{ tag: 'np-a', name: 'A', family: 'overview', summary: '甲', status: 'beta', scopes: ['public'], parts: {} },
      deprecated: { since: '0.3.0', instead: 'np-b' },
      props: { rows: { ...number('行数'), deprecated: { since: '0.2.0', instead: 'limit' } } },
      events: { open: event<null>('打开', 'null', { deprecated: { since: '0.2.0', instead: 'np-show' } }) },
    });
    const marks = ['deprecated since 0.3.0: use np-b', 'since 0.2.0: use limit', 'since 0.2.0: use np-show'];
    const manifest = customElements({ a: old });
    const check = new Ajv({ strict: false }).compile(read('node_modules/custom-elements-manifest/schema.json'));
    expect(check(manifest), JSON.stringify(check.errors)).toBe(true);
    const { deprecated, attributes, members, events } = manifest.modules[0]!.declarations[0]!;
    expect([deprecated, attributes[0], members[0], events[0]]).toEqual([
      marks[0],
      ...[marks[1], marks[1], marks[2]].map((mark) => expect.objectContaining({ deprecated: `deprecated ${mark}` })),
    ]);
    const others = [
      JSON.stringify(webTypes({ a: old }, '0.3.0')),
      docsTable(old),
      ...Object.values(frameworkTypes({ a: old })),
    ];
    const told = others.filter((text) => text.includes('np-a'));
    expect(told).toHaveLength(5);
    for (const text of told) for (const mark of marks) expect(text).toContain(mark);
    const page = widgetPage('a', old, 'en', { english: {}, pictured: () => false }).body;
    for (const mark of ['Deprecated since 0.3.0: use <code>np-b</code>.', ...marks.slice(1)])
      expect(page).toContain(mark);
  });

  it('finds nothing broken in an element that is called stable, each of which an example of every framework shows', () => {
    const stable = Object.entries(contracts).filter(([, { status }]) => status === 'stable');
    const tags = stable.map(([, { tag }]) => tag);
    expect(tags.length).toBeGreaterThan(2);
    const released = read('tests/package/released-elements.json') as unknown as Manifest;
    const known = released.modules.flatMap(({ declarations }) => declarations).map(({ tagName }) => tagName);
    expect(known).toEqual(expect.arrayContaining(tags));
    const now = customElements(contracts) as unknown as Manifest;
    const broken = contractDiff(released, now).filter(
      ({ level, tag }) => level === 'major' && tags.some((one) => one === tag),
    );
    expect(broken).toEqual([]);
    for (const page of ['react/src/app.jsx', 'vue/src/App.vue', 'svelte/src/App.svelte'])
      for (const [name, { tag }] of stable)
        expect(readFileSync(`examples/${page}`, 'utf8'), `${page} shows ${tag}`).toContain(name);
  });
});

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
