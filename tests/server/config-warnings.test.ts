import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { deviceConfig, draftSave } from '../../src/api/contract/config';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T02:00:00Z');
const id = 'gateway-warned';
let reference: Reference;
let demo: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => start });
  demo = await reference.signIn();
});
afterAll(() => reference.close());

const read = async (one: string) => (await demo.call(deviceConfig, { id: one })).data;

it('names what hangs behind a port that is shut, and rules that are never reached', async () => {
  const behind = ['', 's1', 's2', 's3'].map((one) => `${id}${one}`);
  const [, first, second, third] = behind as [string, string, string, string];
  await reference.services.db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     SELECT x.id, 'acc_demo', CASE WHEN x.id = $2 THEN 'gateway' ELSE 'switch' END, $2, x.id, 'online', $3, 'NP', '1', x.id, '', true, $3
     FROM unnest($1::text[]) AS x (id)`,
    [behind, id, new Date(start)],
  );
  await reference.services.db.query(
    `INSERT INTO switch_port (device_id, number, state, link, uplink, neighbour_id) VALUES
       ($1, 1, 2, 'linked', false, $2), ($1, 2, 2, 'linked', true, $4), ($2, 1, 2, 'linked', false, $3),
       ($2, 2, 2, 'linked', true, $1)`,
    [first, second, third, id],
  );
  const config = await read(first);
  const shut = (port: string) => ({
    id: first,
    section: 'ports',
    rows: config.document.ports!.map((row) => (row.id === port ? { ...row, enabled: false } : row)),
  });
  const down = await demo.call(draftSave, { ...shut('1'), rev: config.rev });
  expect(down.data.warnings).toEqual([{ kind: 'port_off', section: 'ports', name: '1', hits: [second, third] }]);
  const up = await demo.call(draftSave, { ...shut('2'), rev: down.data.rev });
  expect(up.data.warnings).toMatchObject([{ kind: 'uplink_off', name: '2', hits: [second, third] }]);

  const gateway = await read(id);
  const wall = { id: 'wall', enabled: true, name: '全部阻断', action: 'deny', protocol: 'any' };
  const rows = [wall, ...gateway.document.acl!];
  const { data } = await demo.call(draftSave, { id, rev: gateway.rev, section: 'acl', rows });
  expect(data.warnings).toMatchObject([{ kind: 'deny_all', name: '全部阻断' }]);
});
