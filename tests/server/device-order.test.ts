import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as device from '../../src/api/contract/device';
import type { InputOf } from '../../src/api/endpoint';
import { devicePage } from '../../host/server/fleet/devices/device-list';
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

  describe('of thousands, far down', () => {
    const far = { q: '远', most: 1000 } as const;
    const [all, own] = [6_400, 5_800];
    beforeAll(async () => {
      const { db } = server.services;
      await db.query(
        `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
           simulated, bound_at, alarm_count)
         SELECT 'far' || lpad(n::text, 5, '0'), 'acc_demo', (ARRAY['gateway', 'ap', 'switch', 'firewall'])[1 + n % 4],
           'far' || lpad(n::text, 5, '0'), '远 ' || n, CASE WHEN n % 9 = 0 THEN 'offline' ELSE 'online' END, now(),
           CASE WHEN n < $2 THEN 'far' ELSE 'other' END, '1', 'S' || n, '', true, now(), (n % 40 > 0)::integer
         FROM generate_series(1, $1::integer) AS n`,
        [all, own + 1],
      );
      await db.query(
        `INSERT INTO device_group (id, account_id, kind, name, position) VALUES ('far', 'acc_demo', 'gateway', '远', 99)`,
      );
      await db.query(`UPDATE device SET group_id = 'far' WHERE model = 'far' AND id LIKE 'far%'`);
      // Some have the same figure, some none.
      await db.query(
        `INSERT INTO device_live (device_id, account_id, kind, last_seen, started_at, down, cpu)
         SELECT id, account_id, kind, now() - length(id) * interval '1 second', bound_at - (substr(id, 4)::integer % 700) * interval '1 hour',
           substr(id, 4)::integer * 7919 % 1000, CASE WHEN substr(id, 4)::integer % 50 > 0 THEN substr(id, 4)::integer % 90 END
         FROM device WHERE id LIKE 'far%'`,
      );
    });

    it('are listed by a figure under the model that they tell now', async () => {
      const { db } = server.services;
      const first = async (model: string) =>
        (await demo.call(device.devices, { model, sort: 'down', order: 'desc', per_page: 5 })).data.list[0]?.id;
      await db.query(`UPDATE device SET model = 'new' WHERE id = 'far00007'`);
      expect(await first('new')).toBe('far00007');
      await db.query(`UPDATE device SET model = 'far' WHERE id = 'far00007'`);
      expect(await first('new')).toBeUndefined();
      expect(await first('far')).toMatch(/^far/);
      const models =
        'SELECT count(*) AS wrong FROM device_live l JOIN device d ON d.id = l.device_id WHERE l.model <> d.model';
      expect(await db.query(models)).toEqual([{ wrong: 0 }]);
    });

    it('of a word are counted no further than asked, each state by itself', async () => {
      const ask = async (more: InputOf<typeof device.devices>) => {
        const { list, ...found } = (await demo.call(device.devices, { ...far, per_page: 5, ...more })).data;
        return { rows: list.length, ...found };
      };
      const counts = { all: 1712, online: 1001, offline: 711, alarm: 1001 };
      expect(await ask({})).toEqual({ rows: 5, total: 1712, counts, counted: 1000 });
      expect(await ask({ status: 'offline' })).toEqual({ rows: 5, total: 711, counts, counted: 1000 });
      expect(await ask({ status: 'online' })).toMatchObject({ total: 1001 });
      expect(await ask({ alarm: 'open' })).toMatchObject({ total: 1001 });
      expect(await ask({ sort: 'down', order: 'desc' })).toMatchObject({ rows: 5, total: 1712 });
      // Further down as far as is known whether a page follows, and beyond the end all.
      expect(await ask({ page: 300 })).toEqual({ rows: 5, total: 1501, counts, counted: 1000 });
      // By a figure, too, with and without an alarm: the total is never less than the rows so far.
      for (const more of [{}, { alarm: 'open' }] as const)
        expect(await ask({ sort: 'down', order: 'desc', page: 500, ...more })).toMatchObject({ rows: 5, total: 2501 });
      expect(await ask({ page: 2000 })).toEqual({ rows: 0, total: all, counts, counted: 1000 });
      const whole = { all, online: all - 711, offline: 711, alarm: all - 160 };
      for (const exact of [{ most: 100_000 }, { most: undefined }])
        expect(await ask(exact)).toEqual({ rows: 5, total: whole.all, counts: whole });
      // Nothing is searched for: what the store keeps is exact.
      expect(await ask({ q: undefined })).not.toHaveProperty('counted');
    });

    it('behind gateways too', async () => {
      const { counts, counted } = (await demo.call(device.aps, { ...far, per_page: 5 })).data;
      expect({ counts, counted }).toEqual({
        counts: { all: 1179, online: 1001, offline: 178, alarm: 1001 },
        counted: 1000,
      });
    });

    it.each([
      ['all of a model by rate', { model: 'far', sort: 'down', order: 'desc' }],
      ['all of a model by load, where some tell none', { model: 'far', sort: 'cpu', order: 'asc' }],
      ['all of a word by rate', { q: '远', sort: 'down', order: 'asc' }],
      ['all of a group by rate, where others have none', { group: 'far', sort: 'down', order: 'desc' }],
      ['all by uptime', { sort: 'uptime', order: 'desc' }],
      ['those online by rate', { status: 'online', sort: 'down', order: 'desc' }],
      ['those with an alarm by rate', { alarm: 'open', model: 'far', sort: 'down', order: 'desc' }],
    ] as const)('come in the order of all that match: %s', async (_, asked) => {
      const { db } = server.services;
      const { model, group, q, status, alarm, sort, order }: InputOf<typeof device.devices> = asked;
      const where = [
        "d.account_id = 'acc_demo'",
        ...(model ? [`d.model = '${model}'`] : []),
        ...(group ? [`d.group_id = '${group}'`] : []),
        ...(q ? [`d.remark LIKE '%${q}%'`] : []),
        ...(status ? [`d.status = '${status}'`] : []),
        ...(alarm ? ['d.alarm_count > 0'] : []),
      ];
      const key = sort === 'uptime' ? "CASE WHEN d.status = 'online' THEN l.started_at END" : `l.${sort}`;
      const direction = (order === 'asc') === (sort !== 'uptime') ? 'ASC' : 'DESC';
      const wanted = await db.query<{ id: string }>(
        `SELECT d.id FROM device d LEFT JOIN device_live l ON l.device_id = d.id WHERE ${where.join(' AND ')}
         ORDER BY ${key} ${direction} NULLS LAST, d.id ${direction}`,
      );
      expect(wanted.length).toBeGreaterThan(5_400);
      for (const page of [1, 6, Math.ceil(wanted.length / 900), 9]) {
        const { list, total } = (await demo.call(device.devices, { ...asked, page, per_page: 900 })).data;
        expect(total).toBe(wanted.length);
        expect(list.map(({ id }) => id)).toEqual(wanted.slice((page - 1) * 900, page * 900).map(({ id }) => id));
      }
    });

    it('are not walked through kind by kind where only one has any that match', async () => {
      const { db } = server.services;
      await db.query(`UPDATE device SET model = 'switches' WHERE id LIKE 'far%' AND kind = 'switch'`);
      await db.exec('ANALYZE device');
      const plans: string[] = [];
      const explaining = {
        ...db,
        query: async <T extends object>(text: string, params?: readonly unknown[]) => {
          await db.tx(async (sql) => {
            // As for a million: an index is walked where it may be.
            await sql.exec(
              'SET LOCAL enable_sort = off; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off',
            );
            const lines = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, params);
            plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
          });
          return db.query<T>(text, params);
        },
      };
      const filter = { model: 'switches', sort: 'down', order: 'desc', page: 1, per_page: 50 } as const;
      const { ids, total } = await devicePage(explaining, 'acc_demo', filter as never, Date.now());
      expect([ids.length, total]).toEqual([50, 1600]);
      expect(plans.join('\n').match(/using device_live_down/g)).toHaveLength(1);
    });
  });
});
