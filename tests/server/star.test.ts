import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as plan from '../../src/api/contract/star';
import * as billing from '../../src/api/contract/star-bill';
import * as staff from '../../src/api/contract/staff-star';
import { incomeSummary } from '../../src/api/contract/income';
import { statement } from '../../src/api/contract/wallet';
import { addDays, beijingDay, day, hour } from '../../src/domain/time';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { playStar } from '../../host/server/demo/simulation/star';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { fingerprint } from '../../host/server/kit/secrets';
import { settleEarnings } from '../../host/server/services/income/settle';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T10:00:00+08:00');
let clock = start;
let server: Reference;
let demo: Client;
let agent: Client;
/** A gateway without a part in the plan, made real: what it earns is real money. */
let gwid: string;
const by = '李工';
const gb = 1e9;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  const [row] = await rows<{ id: string }>(
    `SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway' AND disk IS NULL
       AND NOT EXISTS (SELECT 1 FROM star_gateway g WHERE g.gateway_id = d.id) ORDER BY id LIMIT 1`,
  );
  gwid = row!.id;
  await rows(`UPDATE device SET simulated = false, status = 'online', capabilities = '{star}' WHERE id = $1`, [gwid]);
  await rows(
    `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated) VALUES ($1, $2, 'acc_demo', 'NP-R980', 'NP1', false)
     ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
    [gwid, fingerprint('key-of-a-test')],
  );
});
afterAll(() => server.close());

const rows = <T extends object>(text: string, values: unknown[] = []) => server.services.db.query<T>(text, values);
const report = async (body: object) => {
  const answer = await server.fetch(
    new Request('http://netpane.test/api/v3/ingest/disks', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': gwid, 'x-device-key': 'key-of-a-test' },
      body: JSON.stringify(body),
    }),
  );
  expect(answer.status).toBe(200);
};
const disk = (name: string, size: number, more: object = {}) => ({
  ...{ name, medium: 'ssd', size: size * gb, used: 10 * gb },
  ...more,
});
const own = async (client = demo) =>
  (await client.call(plan.starDisks, { per_page: 1000 })).data.list.filter((one) => one.gwid === gwid);
const wanted = (more: object = {}) => ({
  gwid,
  mbps: 1,
  from: '23:30',
  to: '08:00',
  disks: [{ disk: 'sda', gb: 100 }],
  ...more,
});
const ask = async (...gateways: ReturnType<typeof wanted>[]) =>
  (await demo.call(plan.starApply, { gateways })).data.ids[0]!;
const wrong = async (call: Promise<unknown>) => Object.keys((await failureOf(call)).detail.errors ?? {});
const code = async (call: Promise<unknown>) => (await failureOf(call)).detail.code;
const approve = (id: string) => server.staff.call(staff.staffStarSettleReview, { by, id, approved: true });
const mine = async () =>
  (await demo.call(plan.starGateways, { per_page: 1000 })).data.list.find((one) => one.gwid === gwid);
/** Time passes; sessions are made anew. */
const pass = async (ms: number) => {
  clock += ms;
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
};
/** The device answers what it was told. */
const answer = async (ok = true) => {
  await deliverSettings(server.services, clock);
  const [told] = await rows<{ params: Record<string, string> }>(
    `UPDATE command SET state = $2, error = $3, sent_at = now(), finished_at = now()
     WHERE gwid = $1 AND kind = 'star' AND state = 'pending' RETURNING params`,
    [gwid, ok ? 'done' : 'failed', ok ? '' : '磁盘只读'],
  );
  await deliverSettings(server.services, clock);
  return told!.params;
};

describe('the agreement', () => {
  it('is kept with who and when, and nothing is asked for without it', async () => {
    const other = await server.signIn('agent@netpane.cn');
    await rows(`DELETE FROM star_consent WHERE account_id = 'acc_demo'`);
    await report({ disks: [disk('sda', 256)] });
    expect((await demo.call(plan.starAgreement, {})).data).toMatchObject({ version: '1', agreed: null, list: [] });
    expect(await code(ask(wanted()))).toBe(4780);
    expect(await code(demo.call(plan.starAgree, { version: '0' }))).toBe(4781);
    await demo.call(plan.starAgree, { version: '1' });
    const { agreed } = (await demo.call(plan.starAgreement, {})).data;
    clock += hour;
    await demo.call(plan.starAgree, { version: '1' });
    expect((await demo.call(plan.starAgreement, {})).data).toMatchObject({ agreed, list: [agreed] });
    expect((await demo.call(plan.starOverview, {})).data.agreement.agreed).toEqual(agreed);
    expect((await other.call(plan.starAgreement, {})).data.agreed?.at).not.toBe(agreed?.at);
  });
});

describe('a disk', () => {
  it('is known when its gateway told of it, and says why it cannot join', async () => {
    await report({ disks: [] });
    expect(await own()).toMatchObject([{ disk: '', state: 'unreported', size_gb: null, most_gb: 0 }]);
    await report({
      disks: [
        disk('sda', 256),
        disk('sdb', 29),
        disk('sdc', 128, { bad_blocks: 3 }),
        disk('sdd', 64, { used: 64 * gb }),
        disk('', 500),
        disk('sde', 64, { size: -1 }),
      ],
    });
    expect((await own()).map((one) => [one.disk, one.state, one.most_gb])).toEqual([
      ['sda', 'free', 221],
      ['sdb', 'small', 0],
      ['sdc', 'bad', 0],
      ['sdd', 'full', 0],
    ]);
    await rows(`UPDATE device SET capabilities = '{rename}' WHERE id = $1`, [gwid]);
    expect((await own())[0]).toMatchObject({ state: 'unable', most_gb: 0 });
    expect(await wrong(ask(wanted()))).toEqual(['gateways.0.gwid', 'gateways.0.disks.0.disk']);
    await rows(`UPDATE device SET capabilities = '{star}' WHERE id = $1`, [gwid]);
    expect(await own(agent)).toEqual([]);
  });
});

describe('an application', () => {
  it('is refused at its fields, and for what is another account’s', async () => {
    expect(
      await wrong(
        ask(
          wanted({
            disks: [
              { disk: 'sda', gb: 222 },
              { disk: 'sdb', gb: 1 },
              { disk: 'sda', gb: 1 },
            ],
          }),
        ),
      ),
    ).toEqual(['gateways.0.disks.0.gb', 'gateways.0.disks.1.disk', 'gateways.0.disks.2.disk']);
    expect(await wrong(ask(wanted({ disks: [{ disk: 'sda', gb: -5 }] })))).not.toEqual([]);
    expect(await wrong(ask(wanted({ mbps: 1e9 })))).not.toEqual([]);
    expect(await wrong(ask(wanted({ from: '24:00' })))).not.toEqual([]);
    expect(await wrong(ask(wanted(), wanted()))).toContain('gateways.1.gwid');
    expect(await code(agent.call(plan.starApply, { gateways: [wanted()] }))).toBe(4004);
    expect((await demo.call(plan.starApplications, { state: 'pending' })).data.total).toBe(0);
  });

  it('waits once a gateway, is taken back, refused with a reason, and asked for again', async () => {
    const id = await ask(wanted());
    expect((await own())[0]).toMatchObject({ disk: 'sda', state: 'applied' });
    expect(await wrong(ask(wanted()))).toEqual(['gateways.0.gwid']);
    expect(await code(demo.call(plan.starAgain, { id }))).toBe(4783);
    for (const call of [() => agent.call(plan.starWithdraw, { id }), () => agent.call(plan.starAgain, { id })])
      expect(await code(call())).toBe(4004);
    await demo.call(plan.starWithdraw, { id });
    expect(await code(demo.call(plan.starWithdraw, { id }))).toBe(4782);
    clock += 1000;
    const { id: next } = (await demo.call(plan.starAgain, { id })).data;
    expect((await server.staff.call(staff.staffStarReview, {})).data.list).toMatchObject([
      { id: next, disks: [{ disk: 'sda', gb: 100 }] },
    ]);
    expect(await wrong(server.staff.call(staff.staffStarSettleReview, { by, id: next, approved: false }))).toEqual([
      'reason',
    ]);
    await server.staff.call(staff.staffStarSettleReview, { by, id: next, approved: false, reason: '容量不足' });
    const { list, counts } = (await demo.call(plan.starApplications, { q: gwid })).data;
    expect(list.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', '容量不足'],
      ['withdrawn', ''],
    ]);
    expect(counts).toEqual({ pending: 0, approved: 0, refused: 1, withdrawn: 1 });
    expect(await code(approve(next))).toBe(4004);
  });

  it('is not approved for a disk that is gone', async () => {
    const id = await ask(wanted());
    await report({ disks: [disk('sdb', 256)] });
    expect(await wrong(approve(id))).toEqual(['id']);
    await report({ disks: [disk('sda', 256), disk('sdb', 64)] });
    await demo.call(plan.starWithdraw, { id });
  });
});

describe('a gateway that takes part', () => {
  it('is in force once the device said so, and is told every change', async () => {
    await approve(await ask(wanted()));
    expect(await mine()).toMatchObject({ state: 'waiting', gb: 100, lent_gb: 100, share: 100, subsidy_until: null });
    expect(await answer()).toMatchObject({
      enabled: 'true',
      mbps: '1',
      from: '23:30',
      disks: '[{"gb": 100, "disk": "sda"}]'.replaceAll(' ', ''),
    });
    expect(await mine()).toMatchObject({ state: 'on', used_gb: null, told_at: null });
    await demo.call(plan.starConfigure, { gwids: [gwid], share: 50, from: '00:00', to: '00:00' });
    expect(await mine()).toMatchObject({ state: 'waiting', lent_gb: 50, from: '00:00' });
    await answer(false);
    expect(await mine()).toMatchObject({ state: 'failed', error: '磁盘只读' });
    expect(await code(agent.call(plan.starRetry, { gwid }))).toBe(4004);
    await demo.call(plan.starRetry, { gwid });
    expect(await answer()).toMatchObject({ disks: '[{"gb":50,"disk":"sda"}]' });
    expect(await code(demo.call(plan.starRetry, { gwid }))).toBe(4784);
    await report({ disks: [disk('sda', 256, { used: 60 * gb, lent: 20 * gb }), disk('sdb', 64)], up_bps: 640_000 });
    expect(await mine()).toMatchObject({ state: 'on', used_gb: 20, used_mbps: 0.6 });
    await demo.call(plan.starSwitch, { gwids: [gwid], enabled: false });
    expect(await answer()).toMatchObject({ enabled: 'false', paused: 'true' });
    expect(await mine()).toMatchObject({ state: 'paused' });
    await demo.call(plan.starSwitch, { gwids: [gwid], enabled: true });
    await answer();
  });

  it('lends no more of its line than it measured', async () => {
    const disks = [disk('sda', 256, { used: 60 * gb, lent: 20 * gb }), disk('sdb', 64)];
    await report({ disks, line_bps: 38_400_000 });
    // What it does not measure again stays.
    await report({ disks });
    expect(await mine()).toMatchObject({ up_mbps: 38 });
    expect(await wrong(demo.call(plan.starConfigure, { gwids: [gwid], mbps: 39 }))).toEqual(['mbps']);
    await rows('DELETE FROM gateway_line WHERE gateway_id = $1', [gwid]);
  });

  it('is nobody else’s to change, and takes no odd amounts', async () => {
    for (const call of [
      () => agent.call(plan.starConfigure, { gwids: [gwid], share: 20 }),
      () => agent.call(plan.starSwitch, { gwids: [gwid], enabled: false }),
      () => agent.call(plan.starEnd, { gwids: [gwid] }),
      () => demo.call(plan.starEnd, { gwids: [gwid, 'nothing'] }),
    ])
      expect(await code(call())).toBe(4004);
    for (const odd of [{ share: -10 }, { share: 0 }, { share: 101 }, { mbps: 0 }, { mbps: 1e12 }, { from: '08:00' }])
      expect(await wrong(demo.call(plan.starConfigure, { gwids: [gwid], ...odd }))).not.toEqual([]);
    expect(await mine()).toMatchObject({ state: 'on', share: 50 });
  });
});

describe('what a day earned', () => {
  const yesterday = () => addDays(beijingDay(clock), -1);
  const settle = (income_fen: number, more: object = {}) =>
    server.staff.call(staff.staffStarSettle, {
      by,
      day: yesterday(),
      rows: [{ gwid, disk: 'sda', income_fen }],
      ...more,
    });

  it('is taken over once, for the days and disks that were lent', async () => {
    await pass(2 * day);
    expect(await code(settle(140, { day: beijingDay(clock) }))).toBe(4787);
    expect(await code(settle(140, { day: addDays(beijingDay(start), -1) }))).toBe(4788);
    expect(await code(settle(140, { rows: [{ gwid, disk: 'sdb', income_fen: 1 }] }))).toBe(4788);
    const [simulated] = await rows<{ id: string }>(
      `SELECT gateway_id AS id FROM star_gateway WHERE gateway_id <> $1 LIMIT 1`,
      [gwid],
    );
    expect(await code(settle(140, { rows: [{ gwid: simulated!.id, disk: 'sda', income_fen: 1 }] }))).toBe(4788);
    for (const fen of [-1, 1.5, 1e12]) expect(await wrong(settle(fen))).not.toEqual([]);
    expect((await settle(140)).data).toEqual({ taken: 1, same: 0, income_fen: 140, subsidy_fen: 0 });
    const both = await Promise.all([settle(140), settle(140)]);
    expect(both.map(({ data }) => [data.taken, data.same, data.income_fen])).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    expect(await code(settle(141))).toBe(4786);
    const { list } = (await demo.call(billing.starBillLines, { day: yesterday(), gwid })).data;
    expect(list).toMatchObject([
      { disk: 'sda', income_fen: 140, percent: 0, subsidy_fen: 0, unpaid: 'campaign', settled_at: null },
    ]);
  });

  it('is that of the statement and of the income pages, to the fen', async () => {
    const sums = async (client: Client) => {
      const { list } = (await client.call(billing.starBillDays, { per_page: 1000 })).data;
      const lines = (await client.call(billing.starBillLines, { per_page: 1000 })).data;
      const of = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
      const total = of(list.map(({ fen }) => fen));
      let lineFen = of(lines.list.map((one) => one.income_fen + one.subsidy_fen));
      for (let page = 2; (page - 1) * 1000 < lines.total; page++)
        lineFen += of(
          (await client.call(billing.starBillLines, { per_page: 1000, page })).data.list.map(
            (one) => one.income_fen + one.subsidy_fen,
          ),
        );
      expect(lineFen).toBe(total);
      const bill = (await client.call(billing.starBill, {})).data;
      expect(bill.booked_fen + bill.pending_fen).toBe(total);
      let months = 0;
      for (const month of bill.months) {
        const one = (await client.call(billing.starBill, { month })).data;
        months += one.income_fen + one.subsidy_fen;
        expect(
          of((await client.call(billing.starBillDays, { month, per_page: 1000 })).data.list.map(({ fen }) => fen)),
        ).toBe(one.income_fen + one.subsidy_fen);
      }
      expect(months).toBe(total);
      const whole = (await client.call(incomeSummary, { from: '2020-01-01', to: beijingDay(clock) })).data;
      expect(whole.sources.find(({ source }) => source === 'star')).toMatchObject({
        booked_fen: bill.booked_fen,
        pending_fen: bill.pending_fen,
      });
      const { list: entries } = (await client.call(statement, { kind: 'income', per_page: 1000 })).data;
      expect(of(entries.filter(({ title }) => title.startsWith('流星计划')).map(({ amount_fen }) => amount_fen))).toBe(
        bill.booked_fen,
      );
      return bill;
    };
    for (const client of [demo, agent]) expect((await sums(client)).pending_fen).toBeGreaterThan(0);
    await Promise.all([settleEarnings(server.services), settleEarnings(server.services)]);
    for (const client of [demo, agent]) expect((await sums(client)).pending_fen).toBe(0);
    for (let minute = 0; minute < 10; minute++)
      await playStar(server.services.db, 'acc_agent', clock + minute * 60_000);
    expect((await sums(agent)).pending_fen).toBeGreaterThan(0);
    for (let minute = 0; minute < 10; minute++)
      await playStar(server.services.db, 'acc_agent', clock + minute * 60_000);
    await sums(agent);
    expect(
      (await demo.call(billing.starBillLines, { day: yesterday(), gwid })).data.list[0]!.settled_at,
    ).not.toBeNull();
  });

  it('can be objected to by its owner, and is answered', async () => {
    const day = yesterday();
    expect(await wrong(agent.call(billing.starDispute, { day, gwid, text: '不对' }))).toEqual(['day']);
    const { id } = (await demo.call(billing.starDispute, { day, gwid, text: '断网了' })).data;
    expect(await wrong(demo.call(billing.starDispute, { day, gwid, text: '断网了' }))).toEqual(['text']);
    expect(await code(agent.call(billing.starDisputeAdd, { id, text: '！' }))).toBe(4004);
    await demo.call(billing.starDisputeAdd, { id, text: '有机房证明' });
    const { list } = (await server.staff.call(staff.staffStarDisputes, {})).data;
    expect(list).toMatchObject([{ id, day, text: expect.stringContaining('有机房证明') as string }]);
    await server.staff.call(staff.staffStarDisputeAnswer, { by, id, answer: '已补记' });
    expect(await code(server.staff.call(staff.staffStarDisputeAnswer, { by, id, answer: '再答' }))).toBe(4004);
    expect(await code(demo.call(billing.starDisputeAdd, { id, text: '还有' }))).toBe(4785);
    expect((await demo.call(billing.starDisputes, { state: 'answered' })).data.list).toMatchObject([
      { id, answer: '已补记' },
    ]);
    expect((await agent.call(billing.starDisputes, {})).data.total).toBe(0);
    const billed = (await demo.call(billing.starBillDays, { month: day.slice(0, 7) })).data.list.find(
      (one) => one.day === day,
    );
    expect(billed?.dispute).toEqual({ id, state: 'answered' });
  });

  it('is still its owner’s when sharing has ended', async () => {
    await demo.call(plan.starEnd, { gwids: [gwid] });
    expect(await mine()).toMatchObject({ state: 'ending' });
    expect(await answer()).toMatchObject({ enabled: 'false' });
    expect(await mine()).toBeUndefined();
    expect((await own())[0]).toMatchObject({ disk: 'sda', state: 'free' });
    await pass(day);
    expect((await settle(90)).data).toMatchObject({ taken: 1 });
    expect((await demo.call(billing.starBill, {})).data.pending_fen).toBeGreaterThanOrEqual(90);
  });
});

it('a buyer’s demand is told while it holds, and one that did not begin is taken back', async () => {
  const demand = { by, region: '福建', buyer: '某某云', gb: 5000, mbps: 300, each_fen: 50 };
  const { id } = (await server.staff.call(staff.staffStarDemandSave, demand)).data;
  // A command that was repeated makes no second one.
  expect((await server.staff.call(staff.staffStarDemandSave, demand)).data.id).toBe(id);
  const later = (
    await server.staff.call(staff.staffStarDemandSave, { ...demand, starts_on: addDays(beijingDay(clock), 9) })
  ).data.id;
  expect((await demo.call(plan.starDemands, { q: '福建' })).data).toMatchObject({
    counts: { open: 1, coming: 1, over: 0 },
  });
  expect((await demo.call(plan.starOverview, {})).data.buyer).toEqual({ name: '某某云', simulated: false });
  // Few lend: what is expected of a disk is the buyer's price, and nobody's income.
  expect((await own())[0]).toMatchObject({ simulated: false, per_gb: 5000 });
  expect(await wrong(server.staff.call(staff.staffStarDemandSave, { ...demand, ends_on: '2026-01-01' }))).toEqual([
    'ends_on',
  ]);
  for (const one of [id, later]) await server.staff.call(staff.staffStarDemandClose, { by, id: one });
  await pass(day);
  expect((await demo.call(plan.starDemands, { q: '福建' })).data.list).toMatchObject([{ id, state: 'over' }]);
  expect((await demo.call(plan.starOverview, {})).data.buyer).toMatchObject({ simulated: true });
});

it('the simulated gateways answer what they are told', async () => {
  const { list } = (await demo.call(plan.starGateways, { state: 'on' })).data;
  const one = list[0]!;
  await rows(`UPDATE device SET status = 'online' WHERE id = $1`, [one.gwid]);
  await demo.call(plan.starConfigure, { gwids: [one.gwid], share: 40 });
  for (const step of [deliverSettings, answerCommands, deliverSettings]) await step(server.services, clock);
  expect((await demo.call(plan.starGateways, { q: one.gwid })).data.list).toMatchObject([{ state: 'on', share: 40 }]);
});
