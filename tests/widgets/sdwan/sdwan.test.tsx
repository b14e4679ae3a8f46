import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ClientContext, refreshReads, type Client } from '../../../src/api';
import { sdwanCandidates, sdwanDetail, sdwanNetworks } from '../../../src/api/contract/sdwan';
import { sdwanRules, sdwanRulesSave } from '../../../src/api/contract/sdwan-rule';
import { newRule } from '../../../src/domain/sdwan';
import { SdwanCreate } from '../../../widgets/sdwan/sdwan-create';
import { SdwanDemo } from '../../../widgets/sdwan/sdwan-demo';
import { SdwanList } from '../../../widgets/sdwan/sdwan-list';
import { SdwanManage } from '../../../widgets/sdwan/sdwan-manage';
import { SdwanRules } from '../../../widgets/sdwan/sdwan-rules';
import { UiRoot } from '../../../src/ui/root';
import { session } from '../../../src/session';
import { user as signedIn } from '../../../src/session/user.fixture';
import { startReference, type Reference } from '../../server/reference';
import { inNewWindow, show, type } from '../devices/shown';

let reference: Reference;
let demo: Client;
let agent: Client;
let id: string;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { list } = (await demo.call(sdwanNetworks, {})).data;
  id = list.find(({ tier_name }) => tier_name === '企业版')!.id;
});
afterAll(() => reference.close());
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.user = undefined;
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the list of networks', () => {
  it('tells how each stands', async () => {
    show(demo, <SdwanList manage />);
    expect(await screen.findByText('酒店双中心')).toBeTruthy();
    expect(screen.getAllByText('已到期').length).toBeGreaterThan(0);
    const { needs, counts } = (await demo.call(sdwanNetworks, { service: 'sdwan' })).data;
    const verdict = within(await screen.findByRole('region', { name: '组网概况' }));
    const troubled = counts.partial + counts.down;
    if (troubled > 0) expect(verdict.getByText(new RegExp(`^${troubled} 个组网有异常`))).toBeTruthy();
    expect(needs!.ending).toBeGreaterThan(0);
    expect(verdict.getByRole('button', { name: `7 天内到期 ${needs!.ending}` })).toBeTruthy();
  });
});

describe('one network', () => {
  it('follows the server, and keeps a change until it is saved', async () => {
    show(demo, <SdwanManage network={id} manage />);
    const { data } = await demo.call(sdwanDetail, { id });
    const [first] = data.member_list;
    const [field] = await screen.findAllByLabelText(`${first!.remark}的境内带宽`);
    type(field!, '7');
    expect(await screen.findByRole('region', { name: '1 项修改未保存' })).toBeTruthy();
    fireEvent.click(await button('保存并下发'));
    await waitFor(async () => expect((await demo.call(sdwanDetail, { id })).data.member_list[0]!.widthband).toBe(7));
    await waitFor(() => expect(screen.queryByText(/项修改未保存/)).toBeNull());
  });

  it('counts as saved before the server was read again', async () => {
    let held = false;
    const call: Client['call'] = (endpoint, ...rest) =>
      held && Object.is(endpoint, sdwanDetail) ? new Promise(() => undefined) : demo.call(endpoint, ...rest);
    show({ ...demo, call }, <SdwanManage network={id} manage />);
    const { data } = await demo.call(sdwanDetail, { id });
    const [field] = await screen.findAllByLabelText(`${data.member_list[0]!.remark}的境内带宽`);
    // From here on, nothing that is read arrives.
    held = true;
    type(field!, '9');
    fireEvent.click(await button('保存并下发'));
    expect(await screen.findByText('已保存，正在下发到成员网关')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/项修改未保存/)).toBeNull());
    expect(screen.queryByText(/已在别处修改/)).toBeNull();
    fireEvent.blur(field!);
    expect((field as HTMLInputElement).value).toBe('9');
  });

  it('does not count as changed when a member is given back elsewhere', async () => {
    let gone = false;
    const { data } = await demo.call(sdwanDetail, { id });
    const { gwid, remark } = data.member_list.at(-1)!;
    const call: Client['call'] = async (endpoint, ...rest) => {
      const answer = await demo.call(endpoint, ...rest);
      if (!gone || !Object.is(endpoint, sdwanDetail)) return answer;
      return { ...answer, data: { ...data, member_list: data.member_list.filter((one) => one.gwid !== gwid) } };
    };
    const client = { ...demo, call };
    show(client, <SdwanManage network={id} manage />);
    expect((await screen.findAllByText(remark)).length).toBeGreaterThan(0);
    gone = true;
    await refreshReads(client, ['/api/v3/sdwan/']);
    await waitFor(() => expect(screen.queryAllByText(remark)).toEqual([]));
    expect(screen.queryAllByText(gwid)).toEqual([]);
    expect(screen.queryByText(/项修改未保存/)).toBeNull();
  });

  it('takes whole numbers for bandwidth and says so of others', async () => {
    show(demo, <SdwanManage network={id} manage />);
    const { data } = await demo.call(sdwanDetail, { id });
    const [field] = await screen.findAllByLabelText(`${data.member_list[0]!.remark}的境内带宽`);
    type(field!, '1.5');
    expect((field as HTMLInputElement).value).toBe('1.5');
    expect((await screen.findAllByText(/带宽必须是整数/)).length).toBeGreaterThan(0);
    expect((await button('保存并下发')).hasAttribute('disabled')).toBe(true);
    type(field!, '-1');
    expect((await screen.findAllByText(/带宽必须大于 0/)).length).toBeGreaterThan(0);
    fireEvent.click(await button('撤销'));
  });

  it('names what is wrong at the member, and does not save it', async () => {
    show(demo, <SdwanManage network={id} manage />);
    const { data } = await demo.call(sdwanDetail, { id });
    const last = data.member_list.at(-1)!;
    const side = last.position === 1 ? '境内' : '境外';
    const [field] = await screen.findAllByLabelText(`${last.remark}的${side}带宽`);
    type(field!, '');
    expect((await screen.findAllByText(/带宽必须大于 0/)).length).toBeGreaterThan(0);
    expect((await button('保存并下发')).hasAttribute('disabled')).toBe(true);
    fireEvent.click(await button('撤销'));
    await waitFor(() => expect(screen.queryByText(/项修改未保存/)).toBeNull());
  });

  it('shows a moment of the last day, unchangeable, and comes back to now', async () => {
    const { db, now } = reference.services;
    const { link_list } = (await demo.call(sdwanDetail, { id })).data;
    await db.query(
      `INSERT INTO sdwan_link_sample (network_id, gwid, to_gwid, at, latency, loss, down, up)
       SELECT $1, $2, $3, a.at, NULL, NULL, NULL, NULL FROM (VALUES ($4::timestamptz)) a(at)
       ON CONFLICT (network_id, gwid, to_gwid, at) DO UPDATE SET latency = NULL, loss = NULL, down = NULL, up = NULL`,
      [id, link_list[0]!.gwid, link_list[0]!.to, new Date(Math.floor(now() / 300_000) * 300_000 - 7_200_000)],
    );
    show(demo, <SdwanManage network={id} manage />);
    const band = await screen.findByRole('slider', { name: '回放近 24 小时' });
    expect(band.getAttribute('aria-valuetext')).toBe('现在');
    // Two hours and the quarter that runs: eight cells before the last.
    fireEvent.change(band, { target: { value: '87' } });
    await waitFor(() => expect(band.getAttribute('aria-valuetext')).toMatch(/ 1 条未连通/));
    await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
    fireEvent.click(await button('回到现在'));
    expect(await button('撤销')).toBeTruthy();
  });

  it('is the same as a table', async () => {
    show(demo, <SdwanManage network={id} manage />);
    fireEvent.click(await screen.findByLabelText('表'));
    const { data } = await demo.call(sdwanDetail, { id });
    for (const { remark } of data.member_list) {
      expect(await screen.findByRole('combobox', { name: `${remark} 角色` })).toBeTruthy();
    }
  });

  it('names who did not take its settings over, says why, and asks once more', async () => {
    const { db } = reference.services;
    const { data } = await demo.call(sdwanDetail, { id });
    const [member] = data.member_list;
    await db.query(
      `UPDATE gateway_delivery SET rev = rev + 1, state = 'failed', error = '内存不足' WHERE kind = 'sdwan' AND gateway_id = $1`,
      [member!.gwid],
    );
    await db.query('UPDATE sdwan_told SET rev = rev + 1 WHERE gwid = $1', [member!.gwid]);
    show(demo, <SdwanManage network={id} manage />);
    expect(await screen.findByText(`1 个成员没有采用组网设置：${member!.remark}。`)).toBeTruthy();
    fireEvent.click(await button('查看原因'));
    expect(await screen.findByText('网关没有采用：内存不足')).toBeTruthy();
    fireEvent.click(await button('重新下发'));
    expect(await screen.findByText('等待下发，稍候自动发送。')).toBeTruthy();
    expect(screen.queryByText(/没有采用组网设置/)).toBeNull();
  });

  it('says that it is larger than its package, is made smaller, and not opened again with less', async () => {
    const { db, now } = reference.services;
    const paid = (tier: string, ends: number) =>
      db.query(
        `UPDATE service_owned SET tier = $2, quantity = 5, expires_at = $3
         WHERE id = (SELECT owned_id FROM sdwan_network WHERE id = $1)`,
        [id, tier, new Date(now() + ends)],
      );
    const month = 30 * 86_400_000;
    const { member_list } = (await demo.call(sdwanDetail, { id })).data;
    await paid('basic', month);
    await db.query('UPDATE sdwan_member SET widthband = 20 WHERE network_id = $1', [id]);
    show(demo, <SdwanManage network={id} manage />);
    const all = 20 * member_list.length;
    const said = `组网超出现有套餐：境内侧共 ${all} Mbps，套餐最多 20 Mbps。可以改名和缩减，不能再增加；需要增加请升级套餐。`;
    expect(await screen.findByText(said)).toBeTruthy();
    const [field] = await screen.findAllByLabelText(`${member_list[0]!.remark}的境内带宽`);
    type(field!, '21');
    expect(await screen.findByText('请先解决拓扑中的问题')).toBeTruthy();
    type(field!, '19');
    fireEvent.click(await button('保存并下发'));
    await waitFor(() => expect(screen.queryByText(/项修改未保存/)).toBeNull());
    cleanup();
    await paid('enterprise', -1000);
    show(demo, <SdwanManage network={id} manage />);
    // What has ended is made smaller still, so that less pays for it.
    const [ended] = await screen.findAllByLabelText(`${member_list[0]!.remark}的境内带宽`);
    type(ended!, '20');
    expect((await screen.findAllByText(/套餐已到期，续费后才能增加成员或带宽$/)).length).toBeGreaterThan(0);
    expect((await button('保存并下发')).hasAttribute('disabled')).toBe(true);
    type(ended!, '18');
    fireEvent.click(await button('保存并下发'));
    expect(await screen.findByText('已保存，组网恢复运行后生效')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '添加成员' })).toBeNull();
    fireEvent.click(await button('重新开通'));
    fireEvent.change(await screen.findByRole('combobox', { name: '套餐' }), { target: { value: 'basic' } });
    expect(await screen.findByText(/超出这个套餐：.*请选更大的套餐或更多成员，或先缩减组网/)).toBeTruthy();
    expect(screen.queryByText(/^组网超出现有套餐/)).toBeNull();
    await paid('enterprise', month);
  });

  it('is renamed though its centre was given back, and says that in no word', async () => {
    const { db } = reference.services;
    const { list } = (await demo.call(sdwanNetworks, { topology: '1' })).data;
    const one = list.find(({ state }) => state !== 'expired')!;
    const { member_list } = (await demo.call(sdwanDetail, { id: one.id })).data;
    const { gwid } = member_list.find(({ role }) => role === 'main')!;
    const [kept] = await db.query('DELETE FROM sdwan_member WHERE gwid = $1 RETURNING *', [gwid]);
    show(demo, <SdwanManage network={one.id} manage />);
    fireEvent.click(await button('改名'));
    type(await screen.findByRole('textbox', { name: /组网名称/ }), '等新中心');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '保存' }));
    expect(await screen.findByText('等新中心')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    const names = Object.keys(kept!);
    await db.query(
      `INSERT INTO sdwan_member (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      names.map((name) => (name === 'subnets' && kept![name] ? JSON.stringify(kept![name]) : kept![name])),
    );
  });

  it('says that rules go over to the gateway that takes the place of a member', async () => {
    const { member_list } = (await demo.call(sdwanDetail, { id })).data;
    const { list } = (await demo.call(sdwanCandidates, { state: 'free' })).data;
    const candidate = list.find(({ fit }) => fit !== 'unable');
    const old = member_list.find(({ role }) => role !== 'main')!;
    show(demo, <SdwanManage network={id} manage />);
    fireEvent.click((await screen.findAllByRole('button', { name: new RegExp(`^${old.remark}`) }))[0]!);
    fireEvent.click(await button('更换网关'));
    const dialog = within(await screen.findByRole('dialog'));
    type(await dialog.findByRole('searchbox'), candidate!.remark);
    fireEvent.click(await dialog.findByRole('checkbox', { name: candidate!.remark }));
    fireEvent.click(dialog.getByRole('button', { name: '更换网关' }));
    fireEvent.click(await screen.findByText('查看修改'));
    expect(await screen.findByText(`${old.remark} 换成 ${candidate!.remark}，规则随之更新`)).toBeTruthy();
    expect(screen.queryByText(`移出 ${old.remark}`)).toBeNull();
  });

  it("is not there for another account, and can only be looked at without 'manage'", async () => {
    show(agent, <SdwanManage network={id} manage />);
    expect(await screen.findByText('没有找到这个组网')).toBeTruthy();
    cleanup();
    show(demo, <SdwanManage network={id} />);
    const [field] = await screen.findAllByLabelText(/的境内带宽$/);
    expect(field!.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: '暂停' })).toBeNull();
  });
});

describe('making a network', () => {
  it('asks for a name first, and comes back to the draft of the same account', async () => {
    session.user = signedIn;
    show(demo, <SdwanCreate />);
    fireEvent.click(await button('下一步'));
    expect((await screen.findAllByText('必须填写组网名称')).length).toBeGreaterThan(0);
    type(screen.getByLabelText(/组网名称/), '新门店');
    fireEvent.click(await button('下一步'));
    const [add] = await screen.findAllByRole('button', { name: '添加成员' });
    fireEvent.click(add!);
    const dialog = await screen.findByRole('dialog');
    const boxes = await within(dialog).findAllByRole('checkbox');
    fireEvent.click(boxes[0]!);
    fireEvent.click(boxes[1]!);
    fireEvent.click(within(dialog).getByRole('button', { name: '添加 2 台' }));
    fireEvent.click(await button('下一步'));
    expect(await screen.findByRole('group', { name: '拓扑，2 个节点' })).toBeTruthy();
    // What was chosen in the step before is not undone here.
    expect((await button('撤销')).hasAttribute('disabled')).toBe(true);
    cleanup();
    show(demo, <SdwanCreate />);
    expect(await screen.findByRole('group', { name: '拓扑，2 个节点' })).toBeTruthy();
    cleanup();
    session.user = { ...signedIn, account_code: 'SOMEBODYELSE' };
    show(agent, <SdwanCreate />);
    expect(await screen.findByLabelText(/组网名称/)).toHaveProperty('value', '');
  });

  it('says of a name that is taken at its step, long before anything is paid', async () => {
    session.user = signedIn;
    show(demo, <SdwanCreate />);
    type(await screen.findByLabelText(/组网名称/), '酒店双中心');
    fireEvent.click(await button('下一步'));
    expect((await screen.findByText('已有同名组网', { selector: 'small' })).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText(/组网名称/)).toBeTruthy();
  });
});

describe('the demonstration', () => {
  it('shows a network that nobody can change', async () => {
    show(agent, <SdwanDemo />);
    expect(await screen.findByRole('group', { name: '演示组网，9 个节点' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '自动布局' })).toBeNull();
  });
});

describe('rules', () => {
  it('that are drafted are kept when they are changed elsewhere, and not saved over them', async () => {
    const client = inNewWindow(demo);
    render(
      <ClientContext value={client}>
        <UiRoot>
          <SdwanRules kind="security" network={id} manage />
        </UiRoot>
      </ClientContext>,
    );
    fireEvent.click(await button('添加规则'));
    type(await screen.findByLabelText(/规则名称/), '我的草稿');
    fireEvent.click(await button('添加'));
    const theirs = { ...newRule('security', 'theirs'), name: '别人的' };
    await demo.call(sdwanRulesSave, { id, kind: 'security', rev: 0, list: [theirs] });
    await refreshReads(client, ['/api/v3/sdwan/']);
    expect(await screen.findByText('规则已在别处修改，保存前需要放弃当前修改并重新编辑。')).toBeTruthy();
    expect(screen.getByText('我的草稿')).toBeTruthy();
    expect((await button('保存并下发')).hasAttribute('disabled')).toBe(true);
    fireEvent.click(await button('放弃修改'));
    expect(await screen.findByText('别人的')).toBeTruthy();
    expect(screen.queryByText('我的草稿')).toBeNull();
  });

  it('are drafted, put in order by keys, and saved together', async () => {
    show(demo, <SdwanRules kind="filter" network={id} manage />);
    for (const name of ['先', '后']) {
      fireEvent.click(await button('添加规则'));
      type(await screen.findByLabelText(/规则名称/), name);
      fireEvent.click(await button('添加'));
    }
    const handle = await button('调整“后”的顺序，现在第 2 条');
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    expect((await demo.call(sdwanRules, { id, kind: 'filter' })).data.list).toEqual([]);
    fireEvent.click(await button('保存并下发'));
    await waitFor(async () =>
      expect((await demo.call(sdwanRules, { id, kind: 'filter' })).data.list.map(({ name }) => name)).toEqual([
        '后',
        '先',
      ]),
    );
  });
});
