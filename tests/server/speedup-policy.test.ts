import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { speedupGroups, speedupGateways, speedupLines, speedupSave } from '../../src/api/contract/speedup';
import {
  speedupPolicies,
  speedupPolicyReset,
  speedupPolicySave,
  speedupSwitches,
} from '../../src/api/contract/speedup-policy';
import { ApiError } from '../../src/api/error';
import { policyDefaults } from '../../src/domain/speedup-policy';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { passSpeedup } from '../../host/server/demo/simulation/speedup';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { takeSpeedupChoices } from '../../host/server/services/speedup/choices';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let gwid: string;
let gid: string;
let lines: string[];

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  gwid = (await demo.call(speedupGateways, {})).data.list.find(({ tier }) => tier === 'basic')!.gwid;
  gid = (await demo.call(speedupGroups, { gwid })).data.list[0]!.gid;
  lines = (await demo.call(speedupLines, {})).data.list.map(({ id }) => id);
  await reference.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const deliver = async () => {
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
};
const policy = (more: object = {}) => ({ gid, apps: ['github'], lines: lines.slice(0, 2), ...policyDefaults, ...more });
const github = async () => (await demo.call(speedupPolicies, { gid })).data.list.find(({ app }) => app === 'github');
const upgrade = async (more: object = {}) => {
  const { name, line, mbps, apps, domains } = (await demo.call(speedupGroups, { gwid })).data.list[0]!;
  return demo.call(speedupSave, { gid, gwid, name, line, mbps, apps, domains, mode: 2, ...more });
};
const can = (kinds: string[] | null) =>
  reference.services.db.query('UPDATE device SET capabilities = $2 WHERE id = $1', [gwid, kinds]);

describe('a group of mode 2', () => {
  it('is none on a gateway that says it cannot choose lines, and only it has policies', async () => {
    expect((await failure(demo.call(speedupPolicySave, policy()))).detail.body).toMatchObject({
      reason: 'speedupMode',
    });
    await can(['speedup']);
    expect((await demo.call(speedupGateways, { gwid })).data.list[0]).toMatchObject({ able: true, policies: false });
    expect((await failure(upgrade())).detail.body).toMatchObject({ reason: 'gatewayUnable' });
    await can(null);
    expect((await demo.call(speedupGroups, { gwid, mode: 2 })).data.total).toBe(0);
    await upgrade({ domains: ['example.com'] });
    const { list, counts } = (await demo.call(speedupGroups, { gwid, mode: 2 })).data;
    expect(list[0]).toMatchObject({ gid, mode: 2 });
    expect(counts.all).toBe(1);
    expect((await demo.call(speedupPolicies, { gid })).data.list).toMatchObject([
      { app: 'github', way: 'group', chosen: null, hold: null },
      { app: '', way: 'group' },
    ]);
  });

  it('brings its policies to the gateway, which says which line it uses and why it went over to another', async () => {
    await demo.call(speedupPolicySave, policy());
    await deliver();
    const [command] = await reference.services.db.query<{ params: Record<string, string> }>(
      `SELECT params FROM command WHERE kind = 'speedup' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
      [gwid],
    );
    const [told] = JSON.parse(command!.params.groups!) as { policies: object[] }[];
    expect(told!.policies).toMatchObject([
      { app: 'github', ...policyDefaults, lines: [{ id: lines[0] }, { id: lines[1] }] },
    ]);
    expect(await github()).toMatchObject({ way: 'auto', chosen: null });
    await passSpeedup(reference.services.db, 'acc_demo', clock);
    expect(await github()).toMatchObject({ chosen: { line: lines[0], why: 'start' }, simulated: true });

    clock += 60_000;
    const { db } = reference.services;
    const said = { gid, app: 'github', line: lines[1]!, why: 'loss', ms: 71.5, loss: 0.2, jitter: 3 } as const;
    await takeSpeedupChoices(db, gwid, [said, { ...said, app: '' }, { ...said, gid: 'spd_of_nobody' }], clock);
    await takeSpeedupChoices(db, gwid, [{ ...said, why: 'start', ms: 80 }], clock + 60_000);
    expect((await github())!.chosen).toMatchObject({ line: lines[1], why: 'loss', ms: 80 });
    expect(Date.parse((await github())!.chosen!.since)).toBe(clock);
    const { list } = (await demo.call(speedupSwitches, { gid })).data;
    expect(list.map(({ why, from_name }) => [why, from_name !== null])).toEqual([
      ['loss', true],
      ['start', false],
    ]);
  });

  it('forgets what was said of a line that the policy no longer has, and of an application that it no longer has', async () => {
    await demo.call(speedupPolicySave, policy({ lines: [lines[2]] }));
    expect(await github()).toMatchObject({ way: 'fixed', chosen: null });
    await demo.call(speedupPolicyReset, { gid, apps: ['github'] });
    expect(await github()).toMatchObject({ way: 'group' });
    await demo.call(speedupPolicySave, policy({ apps: [''] }));
    await upgrade({ domains: [] });
    await upgrade({ domains: ['example.com'] });
    expect((await demo.call(speedupPolicies, { gid })).data.list.every(({ way }) => way === 'group')).toBe(true);
  });

  it('says what is wrong, and is not there for another account', async () => {
    const errors = async (more: object) => (await failure(demo.call(speedupPolicySave, policy(more)))).detail.errors;
    expect(await errors({ apps: ['zoom'] })).toHaveProperty('apps');
    expect(await errors({ lines: [lines[0], lines[0]] })).toHaveProperty('lines');
    expect(await errors({ lines: ['spl_of_nobody'] })).toEqual({ lines: ['这条线路已关闭，请选择其他线路'] });
    expect(await errors({ hold: 1 })).toHaveProperty('hold');
    expect((await failure(agent.call(speedupPolicySave, policy()))).detail.status).toBe(404);
    expect((await failure(agent.call(speedupPolicyReset, { gid, apps: ['github'] }))).detail.status).toBe(404);
    expect((await agent.call(speedupPolicies, { gid })).data.total).toBe(0);
    expect((await agent.call(speedupSwitches, { gid })).data.total).toBe(0);
  });
});
