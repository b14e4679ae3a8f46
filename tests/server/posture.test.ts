import { afterAll, beforeAll, expect, it } from 'vitest';
import * as guard from '../../src/api/contract/guard';
import { deliverSecurity } from '../../host/server/services/security/deliver';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;

beforeAll(async () => {
  reference = await startReference({ now: () => start });
});
afterAll(() => reference.close());

it('the posture is worked out from what is stored, and gets better when something is put right', async () => {
  const { db } = reference.services;
  const demo = await reference.signIn();
  const ask = async () => (await demo.call(guard.securityPosture, {})).data;
  const partOf = async (key: string) => (await ask()).items.find((item) => item.key === key)!;
  const before = await ask();
  // Who has not bought a service loses nothing by it.
  expect((await partOf('dns')).of).toBeLessThan(before.gateways);
  expect(
    before.items.flatMap(({ findings }) => findings).filter(({ text }) => /未开通|没有开通|已到期/.test(text)),
  ).toEqual([]);
  const { list } = (await demo.call(guard.guardGateways, { service: 'domain_parsing', state: 'none', per_page: 1 }))
    .data;
  const { gwid } = list[0]!;
  await db.query("UPDATE device SET status = 'online', simulated = false WHERE id = $1", [gwid]);
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ('own_posture', 'acc_demo', 'domain_parsing', 'pro', 1, $1, $2, $3, $2)`,
    [gwid, new Date(start), new Date(start + 90 * 86_400_000)],
  );
  const settings = { enabled: true, classes: ['malware' as const], spared: '' };
  const { good: was, of } = await partOf('dns');
  const score = (await ask()).score;
  await demo.call(guard.dnsSave, { gwid, settings });
  // Bought and not yet on is no better. Not before the gateway said that it runs.
  expect((await ask()).score).toBeLessThanOrEqual(score);
  expect((await partOf('dns')).of).toBe(of);
  expect((await partOf('dns')).good).toBe(was);
  const device = { gwid, accountId: 'acc_demo' };
  for (const { id } of await handOut(reference.services, device, start)) {
    await takeResult(reference.services, device, { id, done: true, ok: true, output: [] }, start);
  }
  await deliverSecurity(db, start);
  expect((await partOf('dns')).good).toBe(was + 1);

  const after = await ask();
  const known = after.items.filter(({ of }) => of > 0);
  const sum = (key: 'points' | 'most') => known.reduce((all, one) => all + one[key], 0);
  expect(after.score).toBe(Math.round((100 * sum('points')) / sum('most')));
});

it('the posture names ports that are open, weak passwords and the missing second step, each with its place', async () => {
  const demo = await reference.signIn();
  const { items } = (await demo.call(guard.securityPosture, {})).data;
  const ports = items.find(({ key }) => key === 'ports')!;
  expect(ports.findings.map(({ text }) => text.replace(/^.*：/, ''))).toEqual([
    '对外开放了高危端口 3389',
    '对外开放了高危端口 22、3306',
  ]);
  expect(ports.good).toBe(ports.of - 2);
  const passwords = items.find(({ key }) => key === 'passwords')!;
  expect(passwords.findings[0]).toMatchObject({ text: '登录账号没有开启两步验证', gwid: null });
});
