import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as contract from '../../src/api/contract/plugin';
import { demoPlugins } from '../../host/server/demo';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { packageFor, takePluginReport } from '../../host/server/fleet/plugins/device';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';
import { keyFile, manifestOf, newPublisher, packageFile } from './signed-plugin';

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
let gateways: string[];
const publisher = newPublisher();
const by = '李工';

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  await server.services.db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
  gateways = (
    await server.services.db.query<{ id: string }>(
      `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 3`,
    )
  ).map(({ id }) => id);
});
afterAll(() => server.close());

const publish = (file: Blob) => server.staff.call(contract.staffPluginPublish, { by, file });
const apply = async (
  act: (typeof contract.pluginActs)[number],
  more: Partial<Parameters<typeof demo.call<typeof contract.pluginApply>>[1]> = {},
) => {
  const input = { act, plugin: 'beat', gwids: [gateways[0]!], request_id: crypto.randomUUID(), ...more };
  await demo.call(contract.pluginApply, input);
  clock += 1000;
  await runJobs(server.services, clock);
  await deliverSettings(server.services, clock);
};
const known = (at = 0) => ({ gwid: gateways[at]!, accountId: 'acc_demo' });
/** What the first gateway is told; it answers that it did it, or why not. */
async function answer(error?: string) {
  const [command] = (await handOut(server.services, known(), clock)).filter(({ kind }) => kind === 'plugin');
  await takeResult(
    server.services,
    known(),
    { id: command!.id, done: true, ok: error === undefined, output: [], error },
    clock,
  );
  await deliverSettings(server.services, clock);
  return JSON.parse(command!.params.plugins!) as { id: string; version: string; hash: string; settings: object }[];
}
const shown = async () => (await demo.call(contract.pluginInstallation, { gwid: gateways[0]!, plugin: 'beat' })).data;

describe('the market', () => {
  it('takes a package of a publisher that the operator trusts, and no other', async () => {
    const first = packageFile(publisher, manifestOf());
    expect((await failureOf(publish(first))).detail.errors).toEqual({ file: ['签名不是由受信任的发布方签发'] });
    const trust = { by, name: 'Netpane', file: keyFile(publisher) };
    await server.staff.call(contract.staffPluginTrust, trust);
    expect((await publish(first)).data).toMatchObject({ id: 'beat', version: '1.0.0' });
    expect((await failureOf(publish(first))).detail.errors).toEqual({ file: ['这个版本已经发布过'] });
    // Signed by somebody else under the trusted publisher's name.
    const forged = JSON.parse(await packageFile(newPublisher(), manifestOf({ version: '1.0.1' })).text()) as object;
    const own = JSON.parse(await first.text()) as { key: string };
    const file = new Blob([JSON.stringify({ ...forged, key: own.key })]);
    expect((await failureOf(publish(file))).detail.errors).toEqual({ file: ['签名不是由受信任的发布方签发'] });
    // Another trusted publisher does not take over what is not its own.
    const other = newPublisher();
    await server.staff.call(contract.staffPluginTrust, { by, name: '云栖软件', file: keyFile(other) });
    const taken = packageFile(other, manifestOf({ version: '9.0.0' }));
    expect((await failureOf(publish(taken))).detail.errors).toEqual({ file: ['这个编号属于另一个发布方'] });
  });

  it.each([
    ['a right that nobody knows', { rights: [{ right: 'root', why: '' }] }],
    ['more memory than there is for plugins', { memory: 4096 }],
    ['a setting that begins with what does not fit', { settings: [{ name: 'a', label: 'A', kind: 'flag', value: 3 }] }],
    ['a program that is not in it', { main: 'other.mjs' }],
  ])('refuses a manifest with %s', async (_, more) => {
    const file = packageFile(publisher, manifestOf({ version: '3.0.0', ...more }));
    expect((await failureOf(publish(file))).detail.errors?.file?.[0]).toMatch(/^插件包无效/);
  });

  it('finds plugins by words and category, and shows versions', async () => {
    await publish(packageFile(publisher, manifestOf({ version: '1.10.0', changes: '更快' })));
    await publish(packageFile(publisher, manifestOf({ version: '1.9.0' })));
    const { data } = await demo.call(contract.plugins, { q: 'NETPANE', category: 'analysis' });
    expect(data).toMatchObject({ total: 1, counts: [{ category: 'analysis', count: 1 }] });
    expect(data.list[0]).toMatchObject({ version: '1.10.0', publisher: 'Netpane', rights: ['server'], installed: 0 });
    expect((await demo.call(contract.plugins, { category: 'iot' })).data.total).toBe(0);
    const detail = (await demo.call(contract.pluginDetail, { id: 'beat' })).data;
    expect(detail.versions.map(({ version }) => version)).toEqual(['1.10.0', '1.9.0', '1.0.0']);
  });
});

describe('a plugin on gateways', () => {
  it('waits for its gateway, runs as that says, goes up and back, and is gone when the gateway says so', async () => {
    await apply('install', { version: '1.0.0' });
    expect(await shown()).toMatchObject({ version: '1.0.0', newest: '1.10.0', delivery: 'pending', run: null });
    expect(await answer()).toMatchObject([{ id: 'beat', version: '1.0.0', settings: { every: 60, mode: 'a' } }]);
    expect(await shown()).toMatchObject({ delivery: 'done', run: null });
    const { data } = await demo.call(contract.pluginInstallations, { state: 'upgradable' });
    expect(data).toMatchObject({ total: 1, counts: { all: 1, upgradable: 1, failing: 0 } });

    await apply('upgrade');
    expect(await answer('磁盘已满')).toMatchObject([{ version: '1.10.0' }]);
    expect(await shown()).toMatchObject({ delivery: 'failed', delivery_error: '磁盘已满' });
    await demo.call(contract.pluginRetry, { gwid: gateways[0]! });
    await deliverSettings(server.services, clock);
    await answer();
    expect(await shown()).toMatchObject({ delivery: 'done', version: '1.10.0' });

    await apply('remove');
    expect(await shown()).toMatchObject({ removing: true, delivery: 'pending' });
    expect(await answer()).toEqual([]);
    expect((await failureOf(shown())).detail.status).toBe(404);
  });

  it('asks for more rights only with a clear word', async () => {
    const rights = ['server', 'clients'].map((right) => ({ right, why: '' }));
    await publish(packageFile(publisher, manifestOf({ version: '1.11.0', rights })));
    await apply('install', { version: '1.10.0' });
    await answer();
    await apply('upgrade');
    expect(await shown()).toMatchObject({ version: '1.10.0', newest: '1.11.0', new_rights: ['clients'] });
    await apply('upgrade', { allow: ['clients'] });
    expect(await shown()).toMatchObject({ version: '1.11.0', new_rights: [] });
    await answer();
    await apply('upgrade', { version: '1.10.0' });
    expect(await shown()).toMatchObject({ version: '1.10.0' });
    await answer();
    await apply('remove');
    await answer();
    await server.services.db.query(`UPDATE plugin SET version = '1.10.0' WHERE id = 'beat'`);
  });

  it('keeps settings that fit, and refuses others at their field', async () => {
    await apply('install');
    await answer();
    const settings = { gwid: gateways[0]!, plugin: 'beat' };
    const refused = demo.call(contract.pluginConfigure, { ...settings, settings: { every: 5, mode: 'b' } });
    expect((await failureOf(refused)).detail.errors).toEqual({
      'settings.every': ['应在 10 到 600 之间'],
      'settings.mode': ['填写的内容无效'],
    });
    await demo.call(contract.pluginConfigure, { ...settings, settings: { every: 30, mode: 'a' } });
    expect(await shown()).toMatchObject({ delivery: 'pending', settings: { every: 30, mode: 'a' } });
    await deliverSettings(server.services, clock);
    expect(await answer()).toMatchObject([{ settings: { every: 30 } }]);
  });

  it('reports what its manifest declares, and nothing else', async () => {
    const status = { beats: 7, ports: [['1', 'up', { deep: true }], 'odd'], secret: 'x' };
    const report = {
      id: 'beat',
      version: '1.10.0',
      run: 'running' as const,
      cpu: 1.5,
      memory: 30,
      status,
      log: ['ok'],
    };
    await takePluginReport(server.services.db, known(), [report, { ...report, id: 'strange' }], clock);
    expect(await shown()).toMatchObject({ run: 'running', cpu: 1.5, log: ['ok'] });
    expect((await shown()).status).toEqual({ beats: 7, ports: [['1', 'up', '[object Object]']] });
    const refused = { id: 'beat', version: '1.10.0', run: 'refused' as const, reason: '签名无效' };
    await takePluginReport(server.services.db, known(), [refused], clock);
    const { data } = await demo.call(contract.pluginInstallations, { state: 'failing' });
    expect(data.list).toMatchObject([{ run: 'refused', run_reason: '签名无效' }]);
  });

  it('hands its package to the gateway that shall have it alone', async () => {
    const wanted = { plugin: 'beat', version: '1.10.0' };
    expect((await packageFor(server.services.db, known(), wanted)).package).toBeTruthy();
    await expect(packageFor(server.services.db, known(1), wanted)).rejects.toMatchObject({ status: 404 });
    const other = packageFor(server.services.db, known(), { ...wanted, version: '1.0.0' });
    await expect(other).rejects.toMatchObject({ status: 404 });
  });

  it('is installed on many at once, and a second time nowhere', async () => {
    await apply('install', { gwids: gateways });
    expect((await demo.call(contract.pluginInstallations, { plugin: 'beat' })).data.total).toBe(3);
    expect(
      (await demo.call(contract.pluginGateways, { without: 'beat' })).data.list.map(({ gwid }) => gwid),
    ).not.toContain(gateways[1]);
    const own = (await demo.call(contract.pluginGateways, { q: gateways[0]! })).data.list;
    expect(own).toMatchObject([{ gwid: gateways[0], plugins: 1 }]);
  });

  it('is reviewed by those who have it, once each', async () => {
    const review = (who: Client, stars: number) => who.call(contract.pluginReview, { id: 'beat', stars, text: '好用' });
    expect((await failureOf(review(agent, 1))).detail.reason).toBe('pluginReviewed');
    await review(demo, 3);
    await review(demo, 5);
    const { data } = await agent.call(contract.pluginDetail, { id: 'beat' });
    expect(data).toMatchObject({ stars: 5, reviews: 1, installed: 0, opinions: [{ stars: 5, mine: false }] });
  });

  it('is nothing to another account', async () => {
    expect((await agent.call(contract.pluginInstallations, {})).data.total).toBe(0);
    const settings = { gwid: gateways[0]!, plugin: 'beat', settings: { every: 30, mode: 'a' } };
    expect((await failureOf(agent.call(contract.pluginConfigure, settings))).detail.status).toBe(404);
    const apply = { act: 'remove', plugin: 'beat', gwids: gateways, request_id: 'other' } as const;
    expect((await failureOf(agent.call(contract.pluginApply, apply))).detail.status).toBe(422);
  });
});

it('the demo publishes what the build made with a key of its own, once, on gateways that are simulated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'netpane-demo-plugins-'));
  const content = { manifest: manifestOf({ id: 'speedtest', settings: [] }), files: { 'index.mjs': '' } };
  await mkdir(join(folder, 'built'));
  await writeFile(join(folder, 'built', 'speedtest.json'), JSON.stringify(content));
  const start = () => demoPlugins(server.services, folder, join(folder, 'built'), 'no-such-machine');
  await demoPlugins(server.services, folder, join(folder, 'nothing-built'), 'no-such-machine');
  await start();
  const read = async () => (await demo.call(contract.pluginInstallations, { plugin: 'speedtest' })).data;
  const { list } = await read();
  expect(list).toHaveLength(6);
  expect(list.every(({ simulated }) => simulated)).toBe(true);
  const there = list.find(({ online }) => online)!;
  expect(there).toMatchObject({ delivery: 'done', run: 'running' });
  const { log } = (await demo.call(contract.pluginInstallation, { gwid: there.gwid, plugin: 'speedtest' })).data;
  expect(log[0]).toMatch(/^模拟设备/);
  await demo.call(contract.pluginApply, {
    ...{ act: 'remove', plugin: 'speedtest', gwids: [there.gwid], request_id: crypto.randomUUID() },
  });
  clock += 1000;
  await runJobs(server.services, clock);
  await start();
  expect((await read()).list.find(({ gwid }) => gwid === there.gwid)).toMatchObject({ removing: true });
  expect((await stat(join(folder, 'demo-publisher.key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(folder, 'publishers', 'netpane-demo.pem'), 'utf8')).toContain('PUBLIC KEY');
  await rm(folder, { recursive: true });
});
