import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  speedupApply,
  speedupGateways,
  speedupGroup,
  speedupGroups,
  speedupMemberRemove,
  speedupMembers,
  speedupSave,
} from '../../src/api/contract/speedup';
import { staffSpeedupSettle } from '../../src/api/contract/staff-speedup';
import { speedupPlans } from '../../src/domain/speedup';
import { speedupDocument } from '../../host/server/services/speedup/document';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T06:00:00Z');
let reference: Reference;
let demo: Client;
let basic: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  basic = (await demo.call(speedupGateways, {})).data.list.find(({ tier }) => tier === 'basic')!.gwid;
});
afterAll(() => reference.close());

const group = async (gid: string) => (await demo.call(speedupGroup, { gid })).data;
/** Saves the oldest group of the gateway otherwise than it is. */
const change = async (more: { version?: number; mbps?: number }) => {
  const { gid } = (await demo.call(speedupGroups, { gwid: basic })).data.list.at(-1)!;
  const { version, gwid, name, line, mbps, apps, domains } = await group(gid);
  await demo.call(speedupSave, { ...{ gid, version, gwid, name, line, mbps, apps, domains }, ...more });
  return gid;
};

describe('a package', () => {
  it('that is smaller than before lets its oldest members go on with its Mbps, and says so of the others', async () => {
    const { db } = reference.services;
    const { basic: small, pro } = speedupPlans;
    const tier = (key: string) =>
      db.query(`UPDATE service_owned SET tier = $1 WHERE service = 'overseas_speedup' AND gateway_id = $2`, [
        key,
        basic,
      ]);
    await tier('pro');
    const gid = await change({ mbps: pro!.mbps });
    const rows = Array.from({ length: small!.members + 1 }, (_, at) => ({
      ...{ name: `终端 ${at}`, mac: `02-00-5E-00-54-0${at}`, purpose: '海外素材库', mbps: String(pro!.mbps) },
    }));
    const { signs } = (await demo.call(speedupApply, { gid, rows })).data;
    for (const sign of signs) await reference.staff.call(staffSpeedupSettle, { by: '周敏', sign, approved: true });
    await tier('basic');
    const told = JSON.parse((await speedupDocument(db, basic, clock)).groups!) as {
      gid: string;
      mbps: number;
      members: { sign: string; mbps: number }[];
    }[];
    const one = told.find((is) => is.gid === gid)!;
    expect([one.mbps, (await group(gid)).mbps]).toEqual([small!.mbps, small!.mbps]);
    expect(Math.max(...one.members.map(({ mbps }) => mbps))).toBe(small!.mbps);
    const { list } = (await demo.call(speedupMembers, { gid, state: 'approved', per_page: 100 })).data;
    const served = one.members.map(({ sign }) => sign);
    expect(served.length).toBeLessThanOrEqual(small!.members);
    expect(list.some(({ over }) => over)).toBe(true);
    for (const { sign, over, enabled, mbps } of list) {
      expect([sign, served.includes(sign)]).toEqual([sign, enabled && !over]);
      expect(mbps).toBeLessThanOrEqual(small!.mbps);
    }
    await demo.call(speedupMemberRemove, { ids: signs });
  });

  it('pays for groups that two tabs do not overwrite for each other', async () => {
    const gid = await change({ mbps: 3 });
    const { version } = await group(gid);
    await change({ mbps: 1 });
    expect((await failureOf(change({ version, mbps: 2 }))).message).toBe('加速组已被修改，请刷新后重试');
    expect(await group(gid)).toMatchObject({ mbps: 1, version: version + 1 });
  });
});
