import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  speedupApply,
  speedupEffects,
  speedupGateways,
  speedupGroup,
  speedupGroups,
  speedupLines,
  speedupMeasureApp,
  speedupMeasureLines,
  speedupMember,
  speedupMemberRemove,
  speedupMembers,
  speedupMemberSave,
  speedupRemove,
  speedupRetry,
  speedupSave,
  speedupSwitch,
  speedupUse,
} from '../../src/api/contract/speedup';
import {
  staffSpeedupLineOpen,
  staffSpeedupLineSave,
  staffSpeedupMembers,
  staffSpeedupSettle,
} from '../../src/api/contract/staff-speedup';
import { ApiError } from '../../src/api/error';
import { speedupPlans } from '../../src/domain/speedup';
import { demoApprovesAfter, demoService } from '../../host/server/demo/demo-service';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { passSpeedup } from '../../host/server/demo/simulation/speedup';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { soldService } from '../../host/server/services/catalogue/catalogue';
import { settleMeasures } from '../../host/server/services/speedup/measure';
import { followSpeedup } from '../../host/server/services/speedup/serving';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let basic: string;
let line: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  basic = (await demo.call(speedupGateways, {})).data.list.find(({ tier }) => tier === 'basic')!.gwid;
  line = (await demo.call(speedupLines, {})).data.list.find(({ region }) => region === '日本')!.id;
  await reference.services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [basic]);
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const wanted = (more: object = {}) => ({
  gwid: basic,
  ...{ name: '设计部', line, mbps: 4, apps: ['zoom'], domains: ['Example.com'] },
  ...more,
});
const work = async () => {
  const { db } = reference.services;
  await followSpeedup(db, clock);
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await settleMeasures(db);
  await deliverSettings(reference.services, clock);
};
const group = async (gid: string) => (await demo.call(speedupGroup, { gid })).data;
const told = async () => {
  const [command] = await reference.services.db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = 'speedup' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [basic],
  );
  return JSON.parse(command!.params.groups!) as { gid: string; line: string; domains: string[]; members: object[] }[];
};
const row = (more: object = {}) => ({
  name: '绘图机',
  mac: '02-00-5E-00-53-41',
  purpose: '海外素材库',
  mbps: '2',
  ...more,
});

describe('a group', () => {
  let gid: string;
  let sign: string;

  it('is made, waits for members, and goes to its gateway with those that the operator lets in', async () => {
    gid = (await demo.call(speedupSave, wanted())).data.gid;
    await work();
    expect(await group(gid)).toMatchObject({ state: 'empty', delivery: 'done', domains: ['example.com'], pending: 0 });
    [sign] = (await demo.call(speedupApply, { gid, rows: [row()] })).data.signs as [string];
    expect((await told()).some((one) => one.gid === gid)).toBe(false);
    expect(await group(gid)).toMatchObject({ state: 'empty', pending: 1 });

    const waiting = (await reference.staff.call(staffSpeedupMembers, {})).data.list.find((one) => one.sign === sign)!;
    expect(waiting).toMatchObject({ name: '绘图机', mac: '02:00:5e:00:53:41', purpose: '海外素材库' });
    await reference.staff.call(staffSpeedupSettle, { by: '周敏', sign, approved: true });
    expect(await group(gid)).toMatchObject({ state: 'waiting', approved: 1 });
    await work();
    expect(await group(gid)).toMatchObject({ state: 'running', delivery: 'done' });
    const sent = (await told()).find((one) => one.gid === gid)!;
    expect(sent.domains).toEqual(['zoom.us', 'zoom.com', 'example.com']);
    expect(sent.members).toEqual([{ sign, mac: '02:00:5e:00:53:41', mbps: 2 }]);
    expect(
      (await failure(reference.staff.call(staffSpeedupSettle, { by: '周敏', sign, approved: true }))).message,
    ).toBe('没有找到');
  });

  it('is taken from its gateway when it is paused, and when the operator closes its line', async () => {
    await demo.call(speedupSwitch, { gid, enabled: false });
    await work();
    expect(await group(gid)).toMatchObject({ state: 'paused', delivery: 'done' });
    expect((await told()).some((one) => one.gid === gid)).toBe(false);
    await demo.call(speedupSwitch, { gid, enabled: true });
    await reference.staff.call(staffSpeedupLineOpen, { by: '周敏', id: line, open: false });
    await work();
    expect((await group(gid)).state).toBe('noLine');
    expect((await told()).some((one) => one.gid === gid)).toBe(false);
    expect((await demo.call(speedupLines, {})).data.list.some(({ id }) => id === line)).toBe(false);
    const refused = await failure(demo.call(speedupSave, wanted({ gid })));
    expect(refused.detail.errors).toEqual({ line: ['这条线路已关闭，请选择其他线路'] });
    await reference.staff.call(staffSpeedupLineOpen, { by: '周敏', id: line, open: true });
    await work();
    expect((await group(gid)).state).toBe('running');
  });

  it('counts what its members sent, by the day', async () => {
    const sum = async () => (await demo.call(speedupUse, { gid })).data.reduce((all, { down }) => all + down, 0);
    expect(await sum()).toBe(0);
    await passSpeedup(reference.services.db, 'acc_demo', (clock += 60_000));
    expect(await sum()).toBeGreaterThan(0);
    expect((await demo.call(speedupUse, { gid, sign })).data).toHaveLength(30);
    const member = (await demo.call(speedupMember, { sign })).data;
    expect(member.month_down).toBe(member.total_down);
  });

  it('keeps a member that does not go over the line, and none that was removed', async () => {
    await demo.call(speedupMemberSave, { sign, name: '绘图机 2', mbps: '', enabled: false });
    await work();
    expect((await told()).some((one) => one.gid === gid)).toBe(false);
    expect((await group(gid)).state).toBe('empty');
    await demo.call(speedupMemberRemove, { ids: [sign] });
    expect((await demo.call(speedupMembers, { gid })).data.total).toBe(0);
  });

  it('says at the field what is wrong', async () => {
    const wrong = async (more: object) => (await failure(demo.call(speedupSave, wanted(more)))).detail.errors;
    expect(await wrong({ name: '' })).toHaveProperty('name');
    expect(await wrong({ gid, name: '研发' })).toEqual({ name: ['已有同名的加速组或线路'] });
    expect(await wrong({ mbps: 6 })).toHaveProperty('mbps');
    expect(await wrong({ domains: ['not a domain'] })).toHaveProperty('domains');
    expect(await wrong({ apps: [], domains: [] })).toEqual({ apps: ['请至少选择一个应用或填写一个域名'] });
    expect(await wrong({ apps: ['unknown'] })).toHaveProperty('apps');
    const can = (kinds: string[] | null) =>
      reference.services.db.query('UPDATE device SET capabilities = $2 WHERE id = $1', [basic, kinds]);
    await can(['ping', 'config']);
    expect((await demo.call(speedupGateways, { gwid: basic })).data.list[0]!.able).toBe(false);
    expect((await failure(demo.call(speedupSave, wanted({ gid })))).detail.body).toMatchObject({
      reason: 'gatewayUnable',
    });
    await can(null);
    const full = await failure(demo.call(speedupSave, wanted({ name: '第三组' })));
    expect(full.message).toBe('基础版最多 2 个加速组，请升级套餐');
  });

  it('of another account is not there, for reading and for writing', async () => {
    const none = async (call: Promise<unknown>) => expect((await failure(call)).detail.status).toBe(404);
    await none(agent.call(speedupGroup, { gid }));
    await none(agent.call(speedupUse, { gid }));
    await none(agent.call(speedupSwitch, { gid, enabled: false }));
    await none(agent.call(speedupRemove, { ids: [gid] }));
    await none(agent.call(speedupApply, { gid, rows: [row()] }));
    await none(agent.call(speedupSave, wanted()));
    await none(agent.call(speedupMeasureLines, { gwid: basic, lines: [line] }));
    await none(agent.call(speedupMeasureApp, { gid, app: 'zoom' }));
    expect((await agent.call(speedupGroups, { gwid: basic })).data.total).toBe(0);
    expect((await agent.call(speedupEffects, { gid })).data.total).toBe(0);
    await demo.call(speedupRemove, { ids: [gid] });
    await none(demo.call(speedupGroup, { gid }));
  });
});

describe('applications', () => {
  it('are taken all or none, with what is wrong by row', async () => {
    const { gid } = (await demo.call(speedupGroups, { gwid: basic })).data.list[0]!;
    const [there] = (await demo.call(speedupMembers, { gid })).data.list;
    const rows = [
      row(),
      row({ name: '' }),
      row({ mac: 'no mac' }),
      row({ mbps: '99' }),
      row({ mac: there!.mac, purpose: '' }),
    ];
    const { errors } = (await failure(demo.call(speedupApply, { gid, rows }))).detail;
    expect(errors).toEqual({
      'rows.1.name': ['必须填写名称'],
      'rows.1.mac': ['[MAC]与第 1 行重复'],
      'rows.2.mac': [expect.stringContaining('MAC')],
      'rows.3.mbps': [expect.stringContaining('带宽')],
      'rows.3.mac': ['[MAC]与第 1 行重复'],
      'rows.4.purpose': ['必须填写用途'],
      'rows.4.mac': ['[MAC]已在这个加速组中'],
    });
    const many = Array.from({ length: 5 }, (_, at) => row({ mac: `02:00:5e:00:54:0${at}` }));
    expect((await failure(demo.call(speedupApply, { gid, rows: many }))).message).toBe(
      '基础版最多 5 个成员，还可以申请 4 个',
    );
    expect((await demo.call(speedupMembers, { gid })).data.total).toBe(1);
  });

  it('are refused with a reason, and in the demo approved by it, which says so', async () => {
    const { gid } = (await demo.call(speedupGroups, { gwid: basic })).data.list[0]!;
    const rows = [row({ mac: '02:00:5e:00:55:01' }), row({ mac: '02:00:5e:00:55:02' })];
    const [first, second] = (await demo.call(speedupApply, { gid, rows })).data.signs as [string, string];
    const no = { by: '周敏', sign: first, approved: false };
    expect((await failure(reference.staff.call(staffSpeedupSettle, no))).message).toBe('必须填写原因');
    await reference.staff.call(staffSpeedupSettle, { ...no, reason: '用途不清楚' });
    await demoService(reference.services);
    expect((await demo.call(speedupMember, { sign: second })).data.state).toBe('pending');
    clock += demoApprovesAfter;
    await demoService(reference.services);
    const states = async (sign: string) => (await demo.call(speedupMember, { sign })).data;
    expect(await states(first)).toMatchObject({ state: 'refused', reason: '用途不清楚' });
    expect(await states(second)).toMatchObject({ state: 'approved', reason: expect.stringContaining('模拟') });
    await demo.call(speedupMemberRemove, { ids: [first, second] });
  });
});

describe('a line', () => {
  it("has its names as data where they are the product's own, and none where the operator wrote them", async () => {
    const { staff } = reference;
    const namesOf = async (id: string) => {
      const { list } = (await demo.call(speedupLines, { gwid: basic })).data;
      const { region_said, name_said } = list.find((one) => one.id === id)!;
      return [region_said, name_said];
    };
    const [region, name] = [
      { reason: 'inBoth', params: { zh: '日本', en: 'Japan' } },
      { reason: 'inBoth', params: { zh: '东京 1', en: 'Tokyo 1' } },
    ];
    expect(await namesOf('spl_demo_jp')).toEqual([region, name]);
    const jp = { by: '周敏', id: 'spl_demo_jp', region: '日本', host: '198.18.42.1' };
    await staff.call(staffSpeedupLineSave, { ...jp, name: '东京主线' });
    expect(await namesOf('spl_demo_jp')).toEqual([region, null]);
    const own = { by: '周敏', region: '日本', name: '东京 1', host: '198.18.42.2' };
    const { id } = (await staff.call(staffSpeedupLineSave, own)).data;
    expect(await namesOf(id)).toEqual([null, null]);
    await staff.call(staffSpeedupLineOpen, { by: '周敏', id, open: false });
  });
});

describe('a measure', () => {
  it('is what the gateway answered, and nothing before', async () => {
    const { id } = (
      await reference.staff.call(staffSpeedupLineSave, {
        by: '周敏',
        region: '韩国',
        name: '首尔 1',
        host: '198.18.45.1',
      })
    ).data;
    const own = async () =>
      (await demo.call(speedupLines, { gwid: basic })).data.list.find((one) => one.id === id)!.measured;
    expect(await own()).toBeNull();
    await demo.call(speedupMeasureLines, { gwid: basic, lines: [id] });
    expect(await own()).toMatchObject({ state: 'open', ms: null });
    expect((await failure(demo.call(speedupMeasureLines, { gwid: basic, lines: [id] }))).message).toBe(
      '正在测量，请等待结果',
    );
    await work();
    expect(await own()).toMatchObject({ state: 'done', ms: expect.any(Number), loss: 0 });
  });

  it('of an application is taken without its line and over it; a gateway that cannot says so', async () => {
    const { gid } = (await demo.call(speedupGroups, { gwid: basic })).data.list[0]!;
    const effect = async () => (await demo.call(speedupEffects, { gid })).data.list[0]!;
    await demo.call(speedupMeasureApp, { gid, app: 'github' });
    await work();
    const { before, after } = await effect();
    expect(before!.ms!).toBeGreaterThan(after!.ms!);
    clock += 60_000;
    await demo.call(speedupMeasureApp, { gid, app: 'github' });
    await reference.services.db.query(
      `UPDATE command SET state = 'failed', error = '不支持的命令：speedup_probe' WHERE kind = 'speedup_probe' AND state = 'pending'`,
    );
    await work();
    expect((await effect()).after).toMatchObject({ state: 'failed', ms: null, error: '不支持的命令：speedup_probe' });
    expect((await failure(demo.call(speedupMeasureApp, { gid, app: 'zoom' }))).detail.errors).toHaveProperty('app');
  });
});

describe('a package', () => {
  it('gives what it says', () => {
    const { tiers, compare } = soldService('overseas_speedup')!;
    const values = (name: string) => compare.find((one) => one[1] === name)!.slice(2);
    const plans = tiers.map(({ key }) => speedupPlans[key]!);
    expect(values('成员')).toEqual(plans.map(({ members }) => `${members} 个`));
    expect(values('带宽')).toEqual(plans.map(({ mbps }) => `${mbps} Mbps`));
    expect(values('加速组')).toEqual(plans.map(({ groups }) => `${groups} 个`));
  });

  it('that has room for a group stands first where one is to be made', async () => {
    const { db } = reference.services;
    const ranks = async (sort: 'room' | 'room2') =>
      (await demo.call(speedupGateways, { sort })).data.list.map((one) => {
        const { service_state, able, policies, groups, most_groups } = one;
        if (service_state === 'expired') return 0;
        return (sort === 'room' ? able : policies) && groups < most_groups ? 2 : 1;
      });
    const down = (all: number[]) => [...all].sort((a, b) => b - a);
    const open = (await demo.call(speedupGateways, {})).data.list.find(
      ({ groups, most_groups }) => groups < most_groups,
    );
    await db.query(`UPDATE device SET capabilities = '{speedup}' WHERE id = $1`, [open!.gwid]);
    const [one, two] = [await ranks('room'), await ranks('room2')];
    expect(one).toEqual(down(one));
    expect(two).toEqual(down(two));
    expect(one).not.toEqual(two);
    await db.query('UPDATE device SET capabilities = NULL WHERE id = $1', [open!.gwid]);
  });

  it('that is smaller than before serves the oldest groups, and says so of the others', async () => {
    const { db } = reference.services;
    const tier = (key: string) =>
      db.query(`UPDATE service_owned SET tier = $1 WHERE service = 'overseas_speedup' AND gateway_id = $2`, [
        key,
        basic,
      ]);
    await tier('pro');
    const names = ['甲组', '乙组', '丙组'];
    for (const name of names) {
      clock += 1000;
      const { gid } = (await demo.call(speedupSave, wanted({ name, mbps: 1 }))).data;
      const { signs } = (await demo.call(speedupApply, { gid, rows: [row({ mbps: '1' })] })).data;
      await reference.staff.call(staffSpeedupSettle, { by: '周敏', sign: signs[0]!, approved: true });
    }
    const states = async () => {
      const { list } = (await demo.call(speedupGroups, { gwid: basic })).data;
      const served = (await told()).map(({ gid }) => gid);
      return list.map(({ gid, name, state }) => [name, state, served.includes(gid)]).reverse();
    };
    await work();
    expect((await states()).slice(-3)).toEqual(names.map((name) => [name, 'running', true]));
    await tier('basic');
    await work();
    const all = await states();
    expect(all.slice(speedupPlans.basic!.groups).map(([, state, served]) => [state, served])).toEqual(
      all.slice(speedupPlans.basic!.groups).map(() => ['over', false]),
    );
    expect(all.slice(0, speedupPlans.basic!.groups).some(([, state]) => state === 'over')).toBe(false);
    const { list } = (await demo.call(speedupGroups, { gwid: basic })).data;
    await demo.call(speedupRemove, { ids: list.filter(({ name }) => names.includes(name)).map(({ gid }) => gid) });
  });

  it('that ends takes everything from the gateway, and renewed gives it back', async () => {
    const { gid } = (await demo.call(speedupGroups, { gwid: basic })).data.list[0]!;
    const { db } = reference.services;
    const until = (at: number) =>
      db.query(`UPDATE service_owned SET expires_at = $1 WHERE service = 'overseas_speedup' AND gateway_id = $2`, [
        new Date(at),
        basic,
      ]);
    await work();
    expect((await group(gid)).state).toBe('running');
    await until(clock - 1000);
    expect((await group(gid)).state).toBe('expired');
    await work();
    expect(await told()).toEqual([]);
    expect((await failure(demo.call(speedupSave, wanted()))).message).toBe('这台网关未开通该服务，或服务已到期');
    await until(clock + 86_400_000);
    await work();
    expect((await group(gid)).state).toBe('running');
    expect((await failure(demo.call(speedupRetry, { gwid: basic }))).message).toBe('没有下发失败的设置');
  });
});
