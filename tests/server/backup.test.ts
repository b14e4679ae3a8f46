import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import {
  backupCompare,
  backupCreate,
  backupDownload,
  backupPlan,
  backupPlanSave,
  backupRemove,
  backupRestore,
  backups,
} from '../../src/api/contract/backup';
import { configApply, deviceConfig, draftSave } from '../../src/api/contract/config';
import { backUpDue } from '../../host/server/fleet/config/backup';
import { nextBackup } from '../../host/server/fleet/config/backup-plan';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

const day = 24 * 60 * 60_000;
const start = Date.parse('2026-11-20T02:00:00Z');
let clock = start;
let reference: Reference;
let db: Db;
let demo: Client;
let other: Client;
let id: string;
let made = 0;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock = start;
  demo ??= await reference.signIn();
  other ??= await reference.signIn('agent@netpane.cn');
  id = `backed${++made}`;
  await db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
       simulated, bound_at)
     VALUES ($1, 'acc_demo', 'gateway', $1, '总部 ' || $1, 'offline', $2, 'NP-R980', '1', $1, '', true, $2)`,
    [id, new Date(clock)],
  );
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const list = async () => (await demo.call(backups, { device: id })).data.list;
const backUp = async (note = '') => {
  await demo.call(backupCreate, { ids: [id], note });
  return (await list())[0]!;
};
/** Takes every access rule away and sends that. */
async function clear() {
  const { data } = await demo.call(deviceConfig, { id });
  await demo.call(draftSave, { id, rev: data.rev, section: 'acl', rows: [] });
  await demo.call(configApply, { ids: [id] });
}

describe('a backup', () => {
  it('holds what the device shall run, is compared with it and restored by the name of the device', async () => {
    const before = (await demo.call(deviceConfig, { id })).data.document;
    const backup = await backUp('上线前');
    expect(backup).toMatchObject({ origin: 'manual', note: '上线前', version: 0, same: true });
    await clear();
    expect(await list()).toMatchObject([{ id: backup.id, same: false }]);
    const changes = (await demo.call(backupCompare, { from: backup.id })).data;
    expect(changes.map(({ op, label }) => `${op} ${label}`)).toEqual(['removed 访问控制', 'removed 访问控制']);

    const back = (await demo.call(backupCompare, { from: backup.id, reverse: true })).data;
    expect(back.map(({ op }) => op)).toEqual(['added', 'added']);

    const refused = await failure(demo.call(backupRestore, { id: backup.id, name: '别的' }));
    expect(refused.detail.errors).toEqual({ name: ['名称与设备不一致'] });
    const { data } = await demo.call(backupRestore, { id: backup.id, name: `总部 ${id}` });
    expect(data).toMatchObject({ ok: true, state: 'pending' });
    const after = (await demo.call(deviceConfig, { id })).data;
    expect(after.document).toEqual(before);
    expect(after.delivery).toMatchObject({ origin: 'restore' });
    expect((await list()).map(({ origin }) => origin).sort()).toEqual(['before', 'manual']);
  });

  it('is compared with another one and leaves as a file', async () => {
    const first = await backUp();
    await clear();
    clock += 1000;
    const second = await backUp();
    const { data } = await demo.call(backupCompare, { from: second.id, to: first.id });
    expect(data.every(({ op }) => op === 'added')).toBe(true);
    const file = await demo.call(backupDownload, { id: first.id });
    expect(JSON.parse(await file.text())).toMatchObject({ device: id, kind: 'gateway', document: { acl: [{}, {}] } });
  });

  it('that changes nothing is not sent, and leaves no copy behind', async () => {
    const backup = await backUp();
    const refused = await failure(demo.call(backupRestore, { id: backup.id, name: `总部 ${id}` }));
    expect(refused.message).toContain('与当前配置相同');
    expect(await list()).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { id: backup } = await backUp();
    for (const call of [
      () => other.call(backups, { device: id }),
      () => other.call(backupCreate, { ids: [id] }),
      () => other.call(backupDownload, { id: backup }),
      () => other.call(backupCompare, { from: backup }),
      () => other.call(backupRestore, { id: backup, name: `总部 ${id}` }),
      () => other.call(backupPlan, { id }),
      () => other.call(backupPlanSave, { ids: [id], enabled: true, every: 'daily', weekday: 0, hour: 0, keep: 1 }),
    ]) {
      expect((await failure(call())).detail.status).toBe(404);
    }
    expect((await other.call(backupRemove, { ids: [backup] })).data).toEqual({ removed: 0 });
    expect((await other.call(backups, {})).data.list.filter((one) => one.device === id)).toEqual([]);
    expect((await demo.call(backupRemove, { ids: [backup] })).data).toEqual({ removed: 1 });
  });
});

describe('a plan', () => {
  it.each([
    ['daily', 3, '2026-11-20T02:00:00Z', '2026-11-20T19:00:00.000Z'],
    ['daily', 11, '2026-11-20T02:00:00Z', '2026-11-20T03:00:00.000Z'],
    ['weekly', 3, '2026-11-20T02:00:00Z', '2026-11-22T19:00:00.000Z'],
    ['weekly', 3, '2026-11-22T19:00:00Z', '2026-11-29T19:00:00.000Z'],
  ] as const)('%s at %i after %s is due at %s', (every, hour, now, due) => {
    const at = nextBackup({ enabled: true, every, weekday: 1, hour, keep: 1 }, Date.parse(now));
    expect(new Date(at).toISOString()).toBe(due);
  });

  it('takes backups when they are due and keeps as many as it says, never one taken by hand less', async () => {
    expect((await demo.call(backupPlan, { id })).data).toMatchObject({ enabled: false, next_at: null });
    await backUp('手动');
    await demo.call(backupPlanSave, { ids: [id], enabled: true, every: 'daily', weekday: 0, hour: 3, keep: 2 });
    expect((await demo.call(backupPlan, { id })).data.next_at).toBe('2026-11-20T19:00:00.000Z');
    await backUpDue(reference.services, clock);
    expect(await list()).toHaveLength(1);
    for (let i = 1; i <= 4; i++) await backUpDue(reference.services, start + i * day);
    await backUpDue(reference.services, start + 4 * day);
    expect((await list()).map(({ origin }) => origin)).toEqual(['planned', 'planned', 'manual']);
  });

  it('wants sensible numbers', async () => {
    const plan = { ids: [id], enabled: true, every: 'daily' as const, weekday: 0, hour: 24, keep: 0 };
    const { errors } = (await failure(demo.call(backupPlanSave, plan))).detail;
    expect(Object.keys(errors!)).toEqual(['hour', 'keep']);
  });
});
