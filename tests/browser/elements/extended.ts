import { expect, it } from 'vitest';
import type { Extension } from '../../../src/session/extension';
import type { Place } from './place';

/**
 * Elements that show a list of rows, which a page can extend by all that `extend` has for lists; `alarm-list` is no table. Small
 * fleets have no service whose `service-settings` has a list; it is that of `iptv-config`.
 */
const lists = [
  'alarm-list',
  'alarm-table',
  'ap-air',
  'ap-editor',
  'ap-stays',
  'ap-templates',
  'boards',
  'camera-list',
  'camera-routers',
  'client-timeline',
  'config-backups',
  'control-strategies',
  'device-config',
  'device-list',
  'domain-list',
  'dynamic-passwords',
  'firmware-campaigns',
  'guard-gateways',
  'guard-log',
  'iptv-config',
  'iptv-nodes',
  'mac-info',
  'network-assets',
  'network-groups',
  'online-users',
  'plugin-list',
  'prepared-devices',
  'sdwan-groups',
  'sdwan-list',
  'sdwan-nodes',
  'site-templates',
  'speedup-detail',
  'speedup-groups',
  'speedup-manage',
  'speedup-members',
  'speedup-policies',
  'switch-detail',
  'syslog-service',
  'tunnel-gateways',
  'tunnel-list',
  'tv-boxes',
  'wifi-people',
  'wifi-shares',
];

/** Elements whose lines, bars or rings have numbers in the demo, however small its fleet. */
const charts = ['client-trend', 'gateway-throughput', 'guard-summary', 'speedup-manage', 'user-model'];

/** What is looked for: each kind that a page can add, by a text that is nowhere else. */
const texts = {
  ...{ column: '另列', row: '另做', batch: '另批', empty: '另无', field: '另知', button: '另按' },
  ...{ format: '另写', value: '另值' },
};

/** Looks at a page with every element in it, which this test is the last to use. */
export function extendedTests(place: () => Place, names: readonly string[]): void {
  it('each element shows what the page adds, each list a column, texts, actions of rows and of ticked rows, or words for none, and what it hides is gone', async () => {
    const { page } = place();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(
      ({ names, texts }) => {
        const extend: Extension = {
          fields: [{ key: 'field', label: texts.field, text: () => 1 }],
          actions: [{ key: 'button', label: texts.button }],
          values: () => texts.value,
          columns: [{ key: 'column', title: texts.column, text: () => 1 }],
          rowActions: [{ key: 'row', label: texts.row }],
          batchActions: [{ key: 'batch', label: texts.batch }],
          empty: { title: texts.empty, action: { key: 'empty', label: texts.button } },
        };
        for (const name of names) {
          const element = document.querySelector(`np-${name}`)!;
          Object.assign(element, { lang: 'zh-CN', extend });
          for (const slot of ['header', 'toolbar', 'empty', 'footer']) {
            const own = document.createElement('b');
            element.append(Object.assign(own, { slot, textContent: slot }));
          }
        }
      },
      { names, texts },
    );
    const missing = () =>
      page.evaluate(
        ({ names, lists, texts }) => {
          const found: string[] = [];
          const seen = ((window as { seenSoFar?: Set<string> }).seenSoFar ??= new Set());
          for (const name of names) {
            const host = document.querySelector(`np-${name}`)!;
            const root = host.shadowRoot!;
            const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
            const says = (selector: string, text: string) =>
              all(selector).some((one) => one.textContent?.trim() === text && one.checkVisibility());
            const slotted = (slot: string) => host.querySelector(`:scope > b[slot=${slot}]`)!.checkVisibility();
            // A menu that is opened closes the one before it.
            const needs = (what: string, isSeen: unknown) => {
              if (isSeen) seen.add(`${name}: ${what}`);
              else if (!seen.has(`${name}: ${what}`)) found.push(`${name}: ${what}`);
            };
            needs('field', says('[part~=added] dt', texts.field));
            needs('button', says('[part~=added] button', texts.button));
            for (const slot of ['header', 'footer']) needs(slot, slotted(slot));
            const titles = all('th').filter((one) => one.textContent?.trim().startsWith(texts.column));
            if (name === 'alarm-list') {
              needs('row', says('li button', texts.row));
              continue;
            }
            if (!lists.includes(name)) {
              if (titles.length > 0) found.push(`${name}: is a list`);
              continue;
            }
            needs('column', titles.length > 0);
            needs('toolbar', slotted('toolbar'));
            const ticks = all('tbody [data-do=select]');
            if (ticks.length === 0) {
              // What the page puts into the slot stands where its words would.
              const words = all('slot[name=empty]').some((slot) => slot.textContent?.includes(texts.empty));
              needs('empty', words && slotted('empty'));
              continue;
            }
            const acts = 'tbody button, [role=menu] button, [role=menuitem]';
            needs('row', says(acts, texts.row));
            // What a row has no room for is in its menu.
            if (!seen.has(`${name}: row`)) all('tbody [aria-haspopup=menu]')[0]?.click();
            needs('batch', says('button', texts.batch));
            if (!seen.has(`${name}: batch`)) ticks[0]!.click();
          }
          return found;
        },
        { names, lists, texts },
      );
    await expect.poll(missing, { timeout: 120_000, interval: 1000 }).toEqual([]);

    const unsaid = () =>
      page.evaluate(
        ({ charts, text }) =>
          charts.filter((name) => !document.querySelector(`np-${name}`)!.shadowRoot!.textContent?.includes(text)),
        { charts, text: texts.value },
      );
    await expect.poll(unsaid).toEqual([]);

    const shown = await page.evaluate(
      ({ lists, text }) =>
        lists.map((name) => {
          const element = document.querySelector(`np-${name}`)!;
          const titles = [...element.shadowRoot!.querySelectorAll<HTMLElement>('th[data-column]')];
          const keys = titles.map(({ dataset }) => dataset.column!).filter((key) => key !== 'column');
          const [first = 'content', ...hidden] = keys;
          const formats = { [first]: () => text };
          Object.assign(element, { extend: { formats, hidden } satisfies Extension });
          return [name, first, hidden] as const;
        }),
      { lists, text: texts.format },
    );
    const unchanged = () =>
      page.evaluate(
        ({ shown, text }) =>
          shown.flatMap(([name, key, hidden]) => {
            const root = document.querySelector(`np-${name}`)!.shadowRoot!;
            const isSaid = !root.querySelector('tbody [data-row], li') || root.textContent?.includes(text);
            return [
              ...(isSaid ? [] : [`${name}: text of ${key}`]),
              // Others come into the room that they left.
              ...hidden
                .filter((one) => root.querySelector(`th[data-column="${one}"]`))
                .map((one) => `${name}: ${one} is not hidden`),
            ];
          }),
        { shown, text: texts.format },
      );
    await expect.poll(unchanged, { timeout: 60_000, interval: 1000 }).toEqual([]);
  }, 300_000);
}
