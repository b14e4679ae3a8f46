import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { apTemplateOverride, apTemplateSave } from '../../src/api/contract/ap-template';
import { backupCompare, backupCreate, backups } from '../../src/api/contract/backup';
import {
  configApply,
  configPatch,
  configRollback,
  configVersions,
  deviceConfig,
  draftSave,
} from '../../src/api/contract/config';
import { alarmChannels, alarmChannelSave } from '../../src/api/contract/alarm-notice';
import { pluginConfigure, pluginInstallation } from '../../src/api/contract/plugin';
import { wifiPersonSave, wifiPersonShow } from '../../src/api/contract/wifi-person';
import { jobCreate } from '../../src/api/contract/job';
import { strategySave } from '../../src/api/contract/strategy';
import { newTemplateRows } from '../../src/domain/ap-template';
import type { ConfigRow } from '../../src/domain/config';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { readInstalled } from '../../host/server/fleet/plugins/installed';
import type { Context } from '../../host/server/kit/context/context';
import { sealDocuments } from '../../host/server/fleet/config/seal-documents';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { runStrategies } from '../../host/server/fleet/strategies/run';
import { keepGateways } from '../../host/server/fleet/devices/kept';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { createVault, sealStored } from '../../host/server/kit/vault';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T09:59:59+08:00');
let server: Reference;
let db: Db;
let demo: Client;
let ap: { id: string; gateway: string; remark: string };
/** Somebody with a private password. */
let person: string;
/** Nothing else in the store is like them. */
const secrets = [
  'Q7-draft-secret',
  'Q7-patch-secret',
  'Q7-job-secret',
  'Q7-template-secret',
  'Q7-override-secret',
  'Q7-person-1',
];

beforeAll(async () => {
  server = await startReference({ now: () => (clock += 1000) });
  db = server.services.db;
  demo = await server.signIn();
  await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
  [ap] = (await db.query<typeof ap>(
    `SELECT id, gateway_id AS gateway, remark FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' ORDER BY id LIMIT 1`,
  )) as [typeof ap];
});
afterAll(() => server.close());

const network = (password: string): ConfigRow => ({
  ...({ id: 'q7', name: 'Q7', ...newTemplateRows('ssid').ssid } as ConfigRow),
  ...{ security: 'wpa2', password },
});

/** Tables in which one of these words stands somewhere in the clear. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query(`SELECT 1 FROM "${name}" t WHERE t::text LIKE ANY($1::text[]) LIMIT 1`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** The access point fetches its configurations: what it was told. */
async function fetch(): Promise<string[]> {
  const device = { gwid: ap.gateway, accountId: 'acc_demo' };
  await deliverConfigs(server.services, clock);
  const told = await handOut(server.services, device, clock);
  for (const { id } of told)
    await takeResult(server.services, device, { id, done: true, ok: true, output: [], error: '' }, clock);
  await deliverConfigs(server.services, clock);
  await runJobs(server.services, clock);
  return told.map(({ params }) => params.sections ?? '');
}

describe('what a control strategy holds', () => {
  const at = (text: string) => Date.parse(`${text}:00+08:00`);
  /** The strategies of one Friday, from 20:00 to 22:00. */
  const plan = {
    ...{ target: 'device' as const, repeat: 'weekly' as const, days: [5], skip_holidays: false, time: '20:00-22:00' },
    wait_minutes: 30,
  };
  const run = async (moment: string) => {
    clock = at(moment);
    await runStrategies(server.services, clock);
    await runJobs(server.services, clock);
    await fetch();
    await runStrategies(server.services, clock);
  };
  const read = async (id: string) => (await demo.call(deviceConfig, { id })).data;
  const ids = (rows: readonly { id: string }[] = []) => rows.map((row) => row.id);

  it('is no part of a draft that was made meanwhile, before or after it', async () => {
    const id = ap.gateway;
    const block = { ...plan, name: '禁视频', action: 'block' as const, kind: 'gateway' as const, target_ids: [id] };
    const strategy = (await demo.call(strategySave, { ...block, domains: 'video.example.com' })).data.id;
    const draft = async (name: string) => {
      const { rev, document, draft: before } = await read(id);
      const old = before?.acl ?? document.acl!;
      const rows = old.map((row, place) => (place === old.length - 1 ? { ...row, name } : row));
      return (await demo.call(draftSave, { id, rev, section: 'acl', rows })).data;
    };
    await draft('之前');
    await run('2026-11-20T20:00');
    const meanwhile = await draft('期间');
    expect(meanwhile.draft!.acl![0]).toMatchObject({ id: strategy });
    expect(meanwhile.changes).toMatchObject([{ op: 'changed', name: '期间' }]);
    await run('2026-11-20T22:00');
    expect(ids((await read(id)).draft!.acl)).not.toContain(strategy);
    await demo.call(configApply, { ids: [id] });
    await fetch();
    const { document } = await read(id);
    expect(ids(document.acl)).not.toContain(strategy);
    expect(document.acl!.at(-1)).toMatchObject({ name: '期间' });
    // A version of that time does not bring it back either.
    const { list } = (await demo.call(configVersions, { id })).data;
    expect(list.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
    await demo.call(configRollback, { id, version: 1 });
    await fetch();
    expect(ids((await read(id)).document.acl)).not.toContain(strategy);
  });

  it('of radios is as without it in such a draft', async () => {
    const { id } = ap;
    const off = { ...plan, name: '关射频', action: 'radio' as const, kind: 'ap' as const, target_ids: [id] };
    await demo.call(strategySave, off);
    await run('2026-11-27T20:00');
    demo = await server.signIn();
    const { rev, document } = await read(id);
    expect(document.radio).toMatchObject([{ enabled: false }, { enabled: false }]);
    const rows = document.radio!.map((row) => ({ ...row, power: 11 }));
    const { draft } = (await demo.call(draftSave, { id, rev, section: 'radio', rows })).data;
    expect(draft!.radio).toMatchObject([{ enabled: false, power: 11 }, { enabled: false }]);
    await run('2026-11-27T22:00');
    await demo.call(configApply, { ids: [id] });
    await fetch();
    expect((await read(id)).document.radio).toMatchObject([{ enabled: true, power: 11 }, { enabled: true }]);
  });
});

describe('secrets in configurations', () => {
  it('reach their device and lie nowhere in the clear', async () => {
    const { rev, document } = (await demo.call(deviceConfig, { id: ap.id })).data;
    const rows = [...(document.ssids ?? []), network(secrets[0]!)];
    await demo.call(draftSave, { id: ap.id, rev, section: 'ssids', rows });
    expect(await tablesWith(secrets)).toEqual([]);
    await demo.call(configApply, { ids: [ap.id] });
    expect(await fetch()).toEqual([expect.stringContaining(secrets[0]!)]);

    const fields = { password: secrets[1]! };
    await demo.call(configPatch, { ids: [ap.id], section: 'ssids', rows: ['q7'], fields });
    await demo.call(backupCreate, { ids: [ap.id], note: '' });
    expect(await fetch()).toEqual([expect.stringContaining(secrets[1]!)]);

    await demo.call(jobCreate, {
      ...{ request_id: 'q7', kind: 'config', target: { ids: [ap.id] } },
      patches: [{ section: 'ssids', rows: ['q7'], fields: { password: secrets[2]! } }],
    });
    await runJobs(server.services, clock);
    expect(await fetch()).toEqual([expect.stringContaining(secrets[2]!)]);

    const template = await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', name: 'Q7', note: '', target: 'ap', target_ids: [ap.id], models: [] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid!, security: 'wpa2', password: secrets[3]! } },
    });
    expect(await tablesWith(secrets)).toEqual([]);
    await runJobs(server.services, clock);
    expect(await fetch()).toEqual([expect.stringContaining(secrets[3]!)]);
    const rowsOver = { ssid: { password: secrets[4]! } };
    await demo.call(apTemplateOverride, { id: template.data.id, level: 'ap', subject: ap.id, rows: rowsOver });
    await runJobs(server.services, clock);
    expect(await fetch()).toEqual([expect.stringContaining(secrets[4]!)]);

    const dorm = await demo.call(apTemplateSave, {
      ...{ kind: 'ssid', name: 'Q7 Dorm', note: '', target: 'ap', target_ids: [ap.id], models: [] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid!, security: 'ppsk' } },
    });
    const terms = { template: dorm.data.id, name: '张伟', password: secrets[5]!, vlan: '', devices: 0, until: null };
    person = (await demo.call(wifiPersonSave, terms)).data.id;

    await keepGateways(db, 'acc_demo', [ap.gateway], clock);
    expect(await tablesWith(secrets)).toEqual([]);
  });

  it('of channels and plugins lie sealed, and are used and shown to their owner as they are', async () => {
    const words = ['Q7-channel-key', 'Q7-channel-secret', 'Q7-community', 'Q7-older-'];
    const robot = { type: 'feishu' as const, name: '值班群', enabled: true };
    const target = `https://open.feishu.cn/open-apis/bot/v2/hook/${words[0]!}`;
    const { id } = (await demo.call(alarmChannelSave, { ...robot, target, secret: `SEC${words[1]!}` })).data;
    expect((await demo.call(alarmChannels, {})).data).toContainEqual(expect.objectContaining({ id, target }));
    await demo.call(alarmChannelSave, { ...robot, id, target, name: '夜班群' });

    const manifest = { settings: [{ name: 'community', label: '团体名', kind: 'text', value: 'public' }], rights: [] };
    await db.exec(
      `INSERT INTO plugin_publisher (fingerprint, name, public_key, created_at) VALUES ('q7', '', '', now())`,
    );
    await db.query(
      `INSERT INTO plugin (id, publisher, name, about, category, version, updated_at)
       VALUES ('q7', 'q7', 'Q7', '', 'iot', '1.0.0', now())`,
    );
    await db.query(
      `INSERT INTO plugin_version (plugin_id, version, parts, manifest, hash, signature, size, package, published_at)
       VALUES ('q7', '1.0.0', '{1,0,0}', $1, '', '', 1, '', now())`,
      [JSON.stringify(manifest)],
    );
    await db.query(
      `INSERT INTO plugin_install (gateway_id, plugin_id, account_id, version, settings, installed_at)
       VALUES ($1, 'q7', 'acc_demo', '1.0.0', '{"community": "Q7-older-word"}', now())`,
      [ap.gateway],
    );
    await db.query(`UPDATE alarm_channel SET target = $2 WHERE id = $1`, [id, `${target}Q7-older-key`]);
    expect(await tablesWith(words)).toEqual(['alarm_channel', 'plugin_install']);
    // The next start seals what an older version kept.
    await db.query('DELETE FROM sealed_column');
    await sealStored(db, server.services.vault);
    await sealDocuments(db, server.services.vault);
    expect(await tablesWith(words)).toEqual([]);

    const plugin = { gwid: ap.gateway, plugin: 'q7' };
    expect((await demo.call(pluginInstallation, plugin)).data.settings).toEqual({ community: 'Q7-older-word' });
    const reader = { db, vault: server.services.vault, caller: { accountId: 'acc_demo', scopes: ['device:read'] } };
    const read = await readInstalled(reader as unknown as Context, plugin);
    expect(read.settings, 'who may only read').toEqual({ community: '••••••••' });
    await demo.call(pluginConfigure, { ...plugin, settings: { community: words[2]! } });
    await deliverSettings(server.services, clock);
    expect(await tablesWith(words)).toEqual([]);
    const told = await handOut(server.services, { gwid: ap.gateway, accountId: 'acc_demo' }, clock);
    expect(told.find(({ kind }) => kind === 'plugin')?.params.plugins).toContain(words[2]);
  });

  it('that were not changed are no difference', async () => {
    await demo.call(backupCreate, { ids: [ap.id], note: '' });
    const [first] = (await demo.call(backups, { device: ap.id })).data.list;
    expect(first).toMatchObject({ same: true });
    expect((await demo.call(backupCompare, { from: first!.id, reverse: false })).data).toEqual([]);
  });

  it('of an older version are sealed at the start, and go over to a new key', async () => {
    const { vault } = server.services;
    await db.query(
      `UPDATE config_version SET document = jsonb_set(document, '{ssids}', $2::jsonb)
       WHERE device_id = $1 AND version = (SELECT max(version) FROM config_version WHERE device_id = $1)`,
      [ap.id, JSON.stringify([network('Q7-old-secret')])],
    );
    await db.query(
      `UPDATE kept_gateway SET kept = jsonb_set(kept, '{config_version,0,document}', $2::jsonb) WHERE gwid = $1`,
      [ap.gateway, JSON.stringify({ ssids: [network('Q7-old-secret')] })],
    );
    expect(await tablesWith(['Q7-old-secret'])).toEqual(['config_version', 'kept_gateway']);
    await db.query('DELETE FROM sealed_column');
    expect(await sealDocuments(db, vault)).toBe(2);
    expect(await tablesWith(['Q7-old-secret'])).toEqual([]);
    expect(await sealDocuments(db, vault)).toBe(0);

    const [older, newer] = [randomBytes(32), randomBytes(32)];
    await sealWith(createVault([older]));
    await expect(sealDocuments(db, createVault([newer]))).rejects.toThrow();
    expect(await sealDocuments(db, createVault([newer, older]))).toBeGreaterThan(2);
    const again = createVault([newer]);
    server.services.vault = again;
    const fields = { hidden: true };
    await demo.call(configPatch, { ids: [ap.id], section: 'ssids', rows: ['q7'], fields });
    expect(await fetch()).toContainEqual(expect.stringContaining('Q7-old-secret'));
    expect((await demo.call(wifiPersonShow, { ids: [person] })).data.list).toMatchObject([{ password: secrets[5] }]);
  });
});

/** Everything under the key of another vault, as if it had been so from the start. */
async function sealWith(vault: Reference['services']['vault']): Promise<void> {
  const open: typeof vault.open = (place, text) =>
    (vault.keyOf(text) === vault.keyId ? vault : server.services.vault).open(place, text);
  await sealDocuments(db, { ...vault, open });
}
