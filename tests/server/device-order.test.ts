import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as device from '../../src/api/contract/device';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
});
afterAll(() => server.close());

describe('device lists', () => {
  it.each(['down', 'uptime', 'last_seen'] as const)(
    'of one model sort by %s over all kinds, page by page',
    async (sort) => {
      const [model] = (await demo.call(device.filterOptions, { kind: 'ap' })).data.models;
      const narrowed = { model: model!.name, sort, order: 'desc' } as const;
      const { list, total } = (await demo.call(device.devices, { ...narrowed, per_page: 1000 })).data;
      expect(list).toHaveLength(total);
      const known = list.map((row) => row[sort]).filter((value) => value !== null);
      expect(known).toEqual([...known].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
      const pages = [];
      for (let page = 1; page <= Math.ceil(total / 3) + 1; page++)
        pages.push(...(await demo.call(device.devices, { ...narrowed, page, per_page: 3 })).data.list);
      expect(pages.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
    },
  );

  it('of a word count how those stand that carry it', async () => {
    const { list, counts } = (await demo.call(device.devices, { q: '店', per_page: 1000 })).data;
    const online = list.filter(({ status }) => status === 'online').length;
    const alarm = list.filter(({ alarm_count }) => alarm_count > 0).length;
    expect(counts).toEqual({ all: list.length, online, offline: list.length - online, alarm });
    expect(online).toBeGreaterThan(0);
  });
});
