import { expect, it } from 'vitest';
import { boardDays } from '../../src/api/contract/board';
import { groupCreate } from '../../src/api/contract/group';
import { hour } from '../../src/domain/time';
import { startReference } from './reference';

const clock = Date.parse('2026-11-20T14:00:00+08:00');

it('figures of a day on a board count a site from when it came, and none that has never been online', async () => {
  const server = await startReference({ now: () => clock });
  const demo = await server.signIn();
  const { db } = server.services;
  const [empty, fresh] = await Promise.all(
    ['新楼', '新馆'].map(async (name) => (await demo.call(groupCreate, { name })).data.id),
  );
  const add = async (id: string, group: string, bound: number, status: string, seen: number | null) => {
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, group_id, bound_at,
         model, firmware, serial, mac, simulated)
       VALUES ($1, 'acc_demo', 'gateway', $1, $1, $2, $4, $3, $4, 'NP', '1', $1, $1, false)`,
      [id, status, group, new Date(bound)],
    );
    await db.query('INSERT INTO device_live (device_id, account_id, kind, last_seen) VALUES ($1, $2, $3, $4)', [
      ...[id, 'acc_demo', 'gateway', seen === null ? null : new Date(seen)],
    ]);
  };
  await add('gw_never', empty!, clock - 60 * hour, 'offline', null);
  await add('gw_fresh', fresh!, clock - 6 * hour, 'online', clock);
  await db.query(
    `INSERT INTO alarm (id, account_id, device_id, device_kind, gateway_id, kind, category, rank, content, label, remark,
       raised_at, cleared_at, state, simulated)
     VALUES ('al_fresh', 'acc_demo', 'gw_fresh', 'gateway', 'gw_fresh', 'gateway_offline', 'device', 3, '', '', '',
       $1, $2, 'cleared', false)`,
    [new Date(clock - 3 * hour), new Date(clock - 2 * hour)],
  );
  const { list } = (await demo.call(boardDays, {})).data;
  expect(list.find(({ name }) => name === '新楼')).toMatchObject({
    ...{ sites: 1, standing: 0, up: null },
    cells: Array.from({ length: 96 }, () => 3),
  });
  const late = list.find(({ name }) => name === '新馆')!;
  expect(late.up).toBeCloseTo(100 - 100 / 6, 1);
  expect([3, 0, 2].map((kind) => late.cells.filter((cell) => cell === kind).length)).toEqual([71, 20, 5]);
  await server.close();
});
