import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { sdwanDetail, sdwanNetworks } from '../../../src/api/contract/sdwan';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { session } from '../../../src/session';
import { user as signedIn } from '../../../src/session/user.fixture';
import { SdwanCreate } from '../../../widgets/sdwan/sdwan-create';
import { SdwanGroups } from '../../../widgets/sdwan/sdwan-groups';
import { SdwanList } from '../../../widgets/sdwan/sdwan-list';
import { SdwanManage } from '../../../widgets/sdwan/sdwan-manage';
import { smallPlans } from '../../../host/server/demo/simulation/plan';
import { startReference, type Reference } from '../../server/reference';
import { show, type } from '../devices/shown';

let reference: Reference;
let demo: Client;
let id: string;

beforeAll(async () => {
  reference = await startReference({
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 60, aps: 4, switches: 2, residents: 30, visitors: 10 })),
  });
  demo = await reference.signIn();
  const { list } = (await demo.call(sdwanNetworks, {})).data;
  id = list.find(({ tier_name }) => tier_name === '企业版')!.id;
  const { db } = reference.services;
  await db.query(
    `UPDATE service_owned SET service = 'network' WHERE id = (SELECT owned_id FROM sdwan_network WHERE id = $1)`,
    [id],
  );
  await db.query(`UPDATE sdwan_network SET service = 'network' WHERE id = $1`, [id]);
});
afterAll(() => reference.close());
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.user = undefined;
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('lists its own networks, and leads to its own pages', async () => {
  const went: Destination[] = [];
  const go = (to: Destination) => void went.push(to);
  show(
    demo,
    <PlaceContext value={{ href: () => undefined, go, query: {}, setQuery: () => undefined }}>
      <SdwanList service="network" manage />
    </PlaceContext>,
  );
  expect(await screen.findByText('酒店双中心')).toBeTruthy();
  expect(screen.queryByText('华东组网')).toBeNull();
  for (const name of ['新建组网', '分组', '新建节点']) fireEvent.click(await button(name));
  expect(went).toEqual([
    { name: 'open.network.create' },
    { name: 'open.network.manage', query: { part: 'groups' } },
    { name: 'open.network.manage', query: { part: 'nodes' } },
  ]);
  cleanup();
  show(demo, <SdwanGroups service="network" />);
  expect(await screen.findByText('酒店双中心')).toBeTruthy();
  expect(screen.queryByText('华东组网')).toBeNull();
});

it('takes members out of a file: what is wrong is told by line, the rest is added', async () => {
  const { db } = reference.services;
  const free = await db.query<{ id: string; remark: string }>(
    `SELECT d.id, d.remark FROM device d WHERE d.account_id = 'acc_demo' AND d.kind = 'gateway'
       AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) ORDER BY d.id LIMIT 1`,
  );
  const went: Destination[] = [];
  show(
    demo,
    <PlaceContext
      value={{ href: () => undefined, go: (to) => void went.push(to), query: {}, setQuery: () => undefined }}
    >
      <SdwanManage service="network" network={id} manage />
    </PlaceContext>,
  );
  fireEvent.click(await button('添加'));
  fireEvent.click(await button('从文件导入'));
  const lines = ['网关,带宽', `${free[0]!.id},3`, '没有的网关,5'].join('\n');
  const input = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
    if (!found) throw new Error('no field for a file');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File([lines], '成员.csv')] } });
  expect(await screen.findByText('第 3 行「网关」：没有这台网关')).toBeTruthy();
  fireEvent.click(await button('导入 1 行，跳过 1 行'));
  expect(await screen.findByText(new RegExp(`添加 ${free[0]!.remark}`))).toBeTruthy();
  fireEvent.click(await button('体检'));
  expect(went).toEqual([{ name: 'open.network.manage', query: { id, part: 'examination' } }]);
});

it('gives bandwidth to all members at once, and says what the package lacks', async () => {
  show(demo, <SdwanManage service="network" view="width" network={id} manage />);
  type(await screen.findByLabelText(/每个成员的带宽/), '400');
  fireEvent.click(await button('应用到全部'));
  expect(await screen.findByText(/ \/ 500 Mbps/)).toBeTruthy();
  expect((await button('保存并下发')).hasAttribute('disabled')).toBe(true);
  type(screen.getByLabelText(/每个成员的带宽/), '10');
  fireEvent.click(await button('应用到全部'));
  fireEvent.click(await button('保存并下发'));
  await waitFor(async () => {
    const { member_list } = (await demo.call(sdwanDetail, { id })).data;
    expect(member_list.every(({ widthband, foreign_widthband }) => widthband + foreign_widthband === 10)).toBe(true);
  });
});

it('shows members in groups: they fold, are found by name, and are changed together', async () => {
  show(demo, <SdwanManage network={id} manage />);
  fireEvent.click(await screen.findByLabelText('分组'));
  const { data } = await demo.call(sdwanDetail, { id });
  const ground = await screen.findByRole('group', { name: /^组网拓扑，\d+ 组，\d+ 个节点$/ });
  const folded = within(ground)
    .getAllByRole('button', { name: /^展开或收起/ })
    .filter((one) => one.getAttribute('aria-expanded') === 'false');
  const branches = data.member_list.filter(({ role }) => role === 'branch');
  const hidden = branches.find(({ remark }) => !within(ground).queryByText(remark));
  expect(folded.length > 0).toBe(hidden !== undefined);
  const wanted = hidden ?? branches[0]!;
  const find = screen.getByLabelText('搜索成员，回车定位');
  type(find, wanted.remark);
  fireEvent.keyDown(find, { key: 'Enter' });
  expect(await screen.findByRole('region', { name: wanted.remark })).toBeTruthy();
  expect(within(ground).getByText(wanted.remark)).toBeTruthy();

  const [card] = within(ground).getAllByRole('region', { name: /个成员$/ });
  fireEvent.click(within(card!).getAllByRole('button')[1]!);
  type(await screen.findByLabelText(/每个成员的带宽/), '3');
  const apply = await button(/^应用到 \d+ 个$/);
  const count = Number(/\d+/.exec(apply.textContent)![0]);
  fireEvent.click(apply);
  expect(await screen.findByRole('region', { name: `${count} 项修改未保存` })).toBeTruthy();
  fireEvent.click(await button('放弃修改'));
});

it('renews and upgrades what pays for it without leaving it', async () => {
  show(demo, <SdwanManage network={id} manage />);
  fireEvent.click(await button('续费'));
  expect(await screen.findByRole('dialog', { name: /续费.*智慧组网|智慧组网.*续费/ })).toBeTruthy();
});

it('keeps a draft of its own, and goes to its drawing', async () => {
  session.user = signedIn;
  show(demo, <SdwanCreate />);
  type(await screen.findByLabelText(/组网名称/), '专线草稿');
  cleanup();
  show(demo, <SdwanCreate service="network" at="topology" />);
  expect(await screen.findByLabelText(/组网名称/)).toHaveProperty('value', '');
});
