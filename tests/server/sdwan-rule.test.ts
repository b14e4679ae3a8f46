import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { sdwanDetail, sdwanNetworks, type Network } from '../../src/api/contract/sdwan';
import { sdwanRules, sdwanRulesSave } from '../../src/api/contract/sdwan-rule';
import { newRule, type RuleKind, type SdwanRule } from '../../src/domain/sdwan';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;
let agent: Client;
let standard: Network;
let enterprise: Network;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(sdwanNetworks, {})).data;
  const one = async (tier: string) =>
    (await demo.call(sdwanDetail, { id: list.find(({ tier_name }) => tier_name === tier)!.id })).data;
  standard = await one('标准版');
  enterprise = await one('企业版');
});
afterAll(() => reference.close());

const rule = (kind: RuleKind, id: string, more: Partial<SdwanRule> = {}): SdwanRule => ({
  ...newRule(kind, id),
  name: `规则 ${id}`,
  ...more,
});
const read = async (kind: RuleKind, { id } = enterprise) => (await demo.call(sdwanRules, { id, kind })).data;

describe('rules of a network', () => {
  it('are kept in their order, and the log tells from what to what', async () => {
    const { id } = enterprise;
    const [a, b] = [
      rule('link', 'a', { application: 'video' }),
      rule('link', 'b', { action: 'backup', failover: false }),
    ];
    const { rev } = await read('link');
    await demo.call(sdwanRulesSave, { id, kind: 'link', rev, list: [a, b] });
    expect(await read('link')).toEqual({ rev: rev + 1, list: [a, b], total: 2 });
    await demo.call(sdwanRulesSave, { id, kind: 'link', rev: rev + 1, list: [b, a] });
    expect((await read('link')).list.map((one) => one.id)).toEqual(['b', 'a']);
    const line = (await demo.call(logs, { kind: 'action' })).data.list.find(({ text }) => text === '修改组网规则')!;
    expect([line.detail.before, line.detail.after]).toEqual([
      '链路策略：规则 a（主链路） → 规则 b（备链路）',
      '链路策略：规则 b（备链路） → 规则 a（主链路）',
    ]);
    const late = await failureOf(demo.call(sdwanRulesSave, { id, kind: 'link', rev: rev + 1, list: [] }));
    expect(late.message).toBe('规则已被修改，请刷新后重试');
    expect((await demo.call(sdwanDetail, { id })).data.member_list.every(({ applied }) => !applied)).toBe(true);
  });

  it.each<[string, RuleKind, Partial<SdwanRule>, string]>([
    ['a name', 'filter', { name: ' ' }, '必须填写规则名称'],
    ['addresses', 'filter', { source_ips: '192.0.2.0/24\n300.1.1.1' }, '第 2 行'],
    ['ports', 'filter', { ports: '70000' }, '端口无效'],
    ['hours', 'security', { period: '25:00-26:00' }, '[生效时段]'],
    ['members of the network', 'security', { from: 'nobody' }, '规则中的成员不在组网内'],
    ['an action of its kind', 'security', { action: 'backup' }, '规则的动作无效'],
    ['what is published', 'app', { to: '', target_ips: '', ports: '80' }, '必须填写应用所在成员'],
  ])('need %s', async (_, kind, more, sentence) => {
    const list = [rule(kind, 'x', more)];
    const error = await failureOf(demo.call(sdwanRulesSave, { id: enterprise.id, kind, rev: 0, list }));
    expect(error.detail.errors?.['list.0']?.join()).toContain(sentence);
    expect((await read(kind)).list).toEqual([]);
  });

  it('keep nothing that their kind has not', async () => {
    const list = [rule('link', 'c', { ports: '80', log: true, period: '08:00-09:00' })];
    const { rev } = await read('link');
    await demo.call(sdwanRulesSave, { id: enterprise.id, kind: 'link', rev, list });
    expect((await read('link')).list[0]).toMatchObject({ ports: '', log: false, period: '' });
  });

  it('are refused where the package has none of their kind', async () => {
    const list = [rule('security', 'x')];
    const error = await failureOf(demo.call(sdwanRulesSave, { id: standard.id, kind: 'security', rev: 0, list }));
    expect(error.message).toBe('套餐不含这类规则，请先升级');
  });

  it('may be deleted for a smaller package, also once the package has ended, but not be added or changed', async () => {
    const { db } = reference.services;
    const { id, owned } = enterprise;
    const save = (list: SdwanRule[], rev: number) => demo.call(sdwanRulesSave, { id, kind: 'filter', rev, list });
    const before = await read('filter');
    const list = [rule('filter', 'one'), rule('filter', 'two'), rule('filter', 'three')];
    let { rev } = (await save(list, before.rev)).data;
    const [paid] = await db.query<{ tier: string; expires_at: string }>(
      'SELECT tier, expires_at FROM service_owned WHERE id = $1',
      [owned],
    );
    await db.query(`UPDATE service_owned SET tier = 'basic' WHERE id = $1`, [owned]);
    expect((await failureOf(save([...list, rule('filter', 'more')], rev))).message).toBe('套餐不含这类规则，请先升级');
    ({ rev } = (await save(list.slice(1), rev)).data);
    await db.query(`UPDATE service_owned SET tier = $2, expires_at = now() - interval '1 day' WHERE id = $1`, [
      owned,
      paid!.tier,
    ]);
    const changed = await failureOf(save([{ ...list[1]!, name: '改过' }, list[2]!], rev));
    expect(changed.message).toBe('套餐已到期，请续费后再修改');
    ({ rev } = (await save(list.slice(2), rev)).data);
    expect((await read('filter')).list.map((one) => one.id)).toEqual(['three']);
    await db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [owned, paid!.expires_at]);
    await save(before.list, rev);
  });

  it('that name who is no member any more hinder no change of others', async () => {
    const { id } = enterprise;
    const save = (list: SdwanRule[], rev: number) => demo.call(sdwanRulesSave, { id, kind: 'filter', rev, list });
    const before = await read('filter');
    const stale = rule('filter', 'stale');
    const { rev } = (await save([stale], before.rev)).data;
    await reference.services.db.query(
      `UPDATE sdwan_rules SET rules = jsonb_set(rules, '{0,from}', '"gone"') WHERE network_id = $1 AND kind = 'filter'`,
      [id],
    );
    const gone = { ...stale, from: 'gone' };
    expect((await save([gone, rule('filter', 'next')], rev)).data.rev).toBe(rev + 1);
    const touched = await failureOf(save([{ ...gone, name: '改过' }, rule('filter', 'next')], rev + 1));
    expect(touched.detail.errors).toEqual({ 'list.0': ['规则中的成员不在组网内'] });
    await save(before.list, rev + 1);
  });

  it("are never another account's", async () => {
    const { id } = enterprise;
    for (const call of [
      () => agent.call(sdwanRules, { id, kind: 'link' as const }),
      () => agent.call(sdwanRulesSave, { id, kind: 'link' as const, rev: 2, list: [] }),
    ]) {
      expect((await failureOf(call())).detail.status).toBe(404);
    }
  });
});
