import { expect, it } from 'vitest';
import { newTemplateRows } from '../../../src/domain/ap-template';
import { nameAtSite } from '../../../src/domain/device';
import { beijing } from '../../../src/domain/time';
import { endRestart, flows, type Rows } from './flow';

const flow = flows();

interface Device {
  id: string;
  gwid: string;
  remark: string;
  gateway_remark: string;
  serial: string;
  model: string;
  simulated: boolean;
  ssids?: string[];
}
const online = async (kind: 'gateways' | 'aps') =>
  (await flow.read<Rows<Device>>(`/api/v3/device/${kind}?status=online&per_page=1000`)).list.filter(
    ({ simulated }) => simulated,
  );
/** Access points behind gateways that show a page of a network's own, and behind those that cannot. */
async function carriers(): Promise<{ able: Device[]; unable: Device[] }> {
  const models = new Map((await online('gateways')).map(({ id, model }) => [id, model]));
  const aps = (await online('aps')).filter(({ gwid }) => models.has(gwid));
  const isSmall = ({ gwid }: Device) => models.get(gwid) === 'NP-R320';
  return { able: aps.filter((ap) => !isSmall(ap)), unable: aps.filter(isSmall) };
}
/** What it is called among those of all sites. */
const nameOf = ({ id, gwid, remark, gateway_remark: site }: Device) => nameAtSite(remark, id === gwid ? '' : site);
/** Does what no page of the flow is about. */
async function send<T>(path: string, data: object): Promise<T> {
  const token = (await flow.context.cookies()).find(({ name }) => name === 'np_token')!.value;
  const answer = await flow.context.request.post(path, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}
/** Ticks what a field of the open form offers. */
async function tick(field: string, ...offered: (string | Device)[]): Promise<void> {
  const { page } = flow;
  await page.getByRole('button', { name: field, exact: true }).click();
  const list = page.getByRole('dialog', { name: field, exact: true });
  for (const one of offered) {
    const [sought, name] = typeof one === 'string' ? [one, one] : [one.serial, nameOf(one)];
    await list.getByPlaceholder('搜索').fill(sought);
    await expect.poll(() => list.getByRole('checkbox').count()).toBe(1);
    await list.getByRole('checkbox', { name, exact: true }).check();
  }
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
}
/** Rows of a section that a device said it is set to now. */
async function held<Row>(id: string, section: string): Promise<Row[]> {
  const config = () =>
    flow.read<{ document: Record<string, Row[]>; delivery: { state: string } }>(`/api/v3/config/device/${id}`);
  await expect.poll(async () => (await config()).delivery.state, { timeout: 30_000 }).toBe('done');
  return (await config()).document[section]!;
}

it('a model of a site is made of a gateway, reaches three sites from a table, changes, and they are brought up to date', async () => {
  const { page } = flow;
  const online = await flow.read<Rows<{ id: string; remark: string; model: string; simulated: boolean }>>(
    '/api/v3/device/gateways?status=online&per_page=100',
  );
  // Of one model: a smaller one lacks the second line that a template of these speaks of, and is refused.
  const chosen = online.list.filter(({ model, simulated }) => simulated && model === 'NP-R680').slice(-3);
  const dialog = page.getByRole('dialog');
  const addVlan = async (id: string, name: string) => {
    await page.getByRole('button', { name: '添加 VLAN' }).click();
    await dialog.getByLabel('VLAN ID').fill(id);
    await dialog.getByLabel('名称').fill(name);
    await dialog.getByLabel('所属接口').selectOption('lan1');
    await dialog.getByLabel('网段', { exact: true }).selectOption('26');
    await dialog.getByRole('button', { name: '添加' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  const site = (name: string) => page.getByRole('row', { name });

  await page.goto('/config/template_site');
  await page.getByRole('button', { name: '从网关生成' }).click();
  await dialog.getByRole('combobox', { name: '网关' }).fill(chosen[0]!.remark);
  await page.getByRole('option', { name: chosen[0]!.remark, exact: true }).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await page.getByText(`由“${chosen[0]!.remark}”的配置生成，请核对变量，并选择地址池`).waitFor();
  await page.getByRole('button', { name: '新建地址池' }).click();
  await dialog.getByLabel('名称').fill('流程');
  await dialog.getByLabel('网段').fill('10.240.0.0/12');
  await dialog.getByRole('button', { name: '新建' }).click();
  await page.getByRole('button', { name: '添加变量' }).click();
  await dialog.getByLabel('变量名').fill('site_code');
  await dialog.getByLabel('显示名称').fill('编号');
  await dialog.getByRole('button', { name: '添加' }).click();
  await addVlan('810', '{{site_code}} 办公');
  await page.getByRole('complementary').getByText('810 site_code 办公').waitFor();
  await page.getByLabel('模板名称').fill('流程店');
  await page.getByRole('button', { name: '保存为 v1' }).click();

  await site('流程店').getByRole('link', { name: '套用' }).click();
  const bring = (lines: readonly string[]) =>
    page
      .getByLabel('导入表格')
      .first()
      .setInputFiles({ name: '站点.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await bring(['站点', ...chosen.map(({ remark }) => remark), '没有的店']);
  await page.getByText('5 行 A 列：没有这个网关：没有的店').waitFor();
  await page.getByText('3 个站点，0 个可以下发').waitFor();
  // What the lines of the first gateway have of their own is asked of each site.
  const heads = (await page.locator('thead th').allInnerTexts()).map((head) => head.replace(/\s*\*$/, ''));
  const own = heads.slice(1, heads.indexOf('网段'));
  // How many lines it has, and of what kind, differs from gateway to gateway.
  const valueOf = (name: string, n: number) => {
    const [, kind, line = '1'] = /^(.*?) ?(\d?)$/.exec(name)!;
    const values: Record<string, string> = {
      编号: `N${n}`,
      宽带账号: `0571000${n}${line}`,
      宽带密码: `line-Secret-${n}`,
      外网地址: `198.51.${99 + Number(line)}.${10 + n}/24`,
      外网网关: `198.51.${99 + Number(line)}.1`,
    };
    return values[kind!] ?? `nothing is known of ${name}`;
  };
  await bring([
    ['站点', ...own].join(','),
    ...chosen.map(({ remark }, n) => [remark, ...own.map((name) => valueOf(name, n))].join(',')),
  ]);
  await page.getByText('3 个站点，3 个可以下发').waitFor();
  await page.getByRole('button', { name: `看差异：${chosen[1]!.remark}` }).click();
  await page
    .getByRole('region', { name: `${chosen[1]!.remark} 的差异` })
    .getByText('VLAN 810 N1 办公')
    .waitFor();
  const apply = async () => {
    await page.getByRole('button', { name: '套用到 3 个站点' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '套用到 3 个站点' }).click();
  };
  const same = async (version: number) => {
    for (const { remark } of chosen) await site(remark).getByText('一致', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(`流程店 v${version}`).count()).toBe(3);
  };
  await apply();
  await same(1);

  await page.goto('/config/template_site');
  await site('流程店').getByRole('link', { name: '编辑' }).click();
  await addVlan('820', '收银');
  await page.getByLabel('本次改动').fill('加收银');
  await page.getByRole('button', { name: '保存为 v2' }).click();
  await site('流程店').getByText('待更新 3').waitFor();
  await site('流程店').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '更新到 v2' }).click();
  await page.getByText('3 个站点，3 个可以下发').waitFor();
  await apply();
  await same(2);
  await page.reload();
  await same(2);
  const { document } = await flow.read<{ document: { vlan: { vlan: string; name: string }[] } }>(
    `/api/v3/config/device/${chosen[2]!.id}`,
  );
  expect(document.vlan.map(({ vlan, name }) => `${vlan} ${name}`)).toEqual(
    expect.arrayContaining(['810 N2 办公', '820 收银']),
  );
});

it('an SSID with limits and a sign-in page reaches the access points whose gateways can, and the others say what they lack', async () => {
  const { page } = flow;
  const { able, unable } = await carriers();
  const [ap, other] = [able[0]!, unable[0]!];
  const [sign] = await flow.read<{ id: string; name: string }[]>('/api/v3/template/ap/pages');
  await page.goto('/config/template_wireless');
  await page.getByRole('button', { name: '新建 SSID' }).click();
  await page.getByLabel('SSID', { exact: true }).fill('Flow-Lobby');
  await page.getByRole('radio', { name: 'AP', exact: true }).check();
  await tick('AP', ap, other);
  await page.getByLabel('加密').selectOption('open');
  await page.getByLabel('下行限速').fill('1');
  await page.getByLabel('认证页面').selectOption({ label: sign!.name });
  await page.getByRole('button', { name: /^保存/ }).click();
  await page.getByText('[下行限速]应为 0（不限速）或 2–125000 的整数').waitFor();
  await page.getByLabel('下行限速').fill('512');
  await page.getByText(/^其中 1 台的网关不支持认证页面/).waitFor();
  await page.getByRole('button', { name: '保存并下发到 1 台 AP' }).click();
  const row = page.getByRole('row', { name: 'Flow-Lobby' });
  await row.getByText('1 台不支持').waitFor();
  await page.reload();
  await row.getByRole('button', { name: /展开/ }).click();
  const lacking = page.getByRole('list', { name: '网关不支持模板里的设置' }).getByRole('listitem');
  await lacking.filter({ hasText: other.remark }).getByText('网关不支持认证页面，保持现状').waitFor();
  await row.getByRole('link', { name: '编辑' }).click();
  await expect.poll(() => page.getByLabel('下行限速').inputValue()).toBe('512');
  await expect.poll(() => page.getByLabel('认证页面').inputValue()).toBe(sign!.id);
  const networks = await held<{ name: string; limit_down: number; portal_name: string }>(ap.id, 'ssids');
  expect(networks).toContainEqual(
    expect.objectContaining({ name: 'Flow-Lobby', limit_down: 512, portal_name: sign!.name }),
  );
});

it('a Wi-Fi password changes by a line as of cron and when somebody leaves; access points answer and the card shows it', async () => {
  const { page } = flow;
  const { able } = await carriers();
  // Guests have a password in common there.
  const network = 'SHANYU-Guest';
  const ap = able.find(({ ssids }) => ssids?.includes(network))!;
  const person = async () => {
    const { id: template } = await send<{ id: string }>('/api/v3/template/ap/save', {
      ...{ kind: 'ssid', name: 'Flow-Staff', target: 'ap', target_ids: [ap.id] },
      rows: { ssid: { ...newTemplateRows('ssid').ssid, security: 'ppsk' } },
    });
    return send<{ id: string }>('/api/v3/wifi_person/save', {
      ...{ template, name: '王五', password: 'Flow-word-9', vlan: '', devices: 0, until: null },
    });
  };
  const { id: leaving } = await person();
  const form = page.getByRole('dialog', { name: '新建计划' });
  await page.goto('/config/ac_dynamic_password');
  await page.getByRole('button', { name: '新建计划' }).first().click();
  await form.getByLabel('名称').fill('流程前台');
  await form.getByLabel('SSID').selectOption(network);
  await form.getByRole('radio', { name: 'AP', exact: true }).check();
  await tick('AP', ap);
  await form.getByText('将更换 1 台 AP').waitFor();
  await form.getByRole('radio', { name: 'cron 表达式' }).check();
  await form.getByLabel('cron 表达式', { exact: true }).last().fill('0 25 * * *');
  await form.getByRole('button', { name: '新建' }).click();
  await form.getByText('“25”不是有效的一段').waitFor();
  await form.getByLabel('cron 表达式', { exact: true }).last().fill('0 6 1,15 * *');
  await form.getByText(/^接下来：(\d\d-(01|15) )?06:00、/).waitFor();
  await tick('发生事件时更换', '人员离开');
  await form.getByLabel('事件后多久更换').selectOption('0');
  await form.getByRole('button', { name: '新建' }).click();
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /流程前台/ }).click();
  await page
    .getByText(/cron 0 6 1,15 \* \*；人员离开/)
    .first()
    .waitFor();

  const history = page.getByRole('grid', { name: '历史' });
  const change = async (number: number, cause: string) => {
    const line = history.getByRole('row').filter({ hasText: cause });
    await line.getByText('1 / 1').waitFor();
    await line.getByRole('button', { name: '显示' }).click();
    const password = (await line.locator('code').first().innerText()).trim();
    expect((await flow.read<Rows<{ number: number }>>(`/api/v3/wifi_password/history?id=${plan}`)).total).toBe(number);
    await held(ap.id, 'ssids');
    return password;
  };
  // Its hour has come.
  const [{ id: plan }] = (await flow.server.db!.query<{ id: string }>(
    `UPDATE wifi_password_plan SET next_at = now() WHERE name = '流程前台' RETURNING id`,
  )) as [{ id: string }];
  const first = await change(1, '按计划');
  await send('/api/v3/wifi_person/switch', { ids: [leaving], enabled: false });
  const second = await change(2, '事件');
  expect(second).not.toBe(first);
  await page.reload();
  await page.getByRole('region', { name: '入网卡' }).getByText(second).waitFor();
});

it('strategies keep applications out and give quotas: routers answer, what two keep out is named, the simulation knows', async () => {
  const { page } = flow;
  const gateways = await online('gateways');
  const able = gateways.find(({ model }) => model !== 'NP-R320')!;
  const small = gateways.find(({ model }) => model === 'NP-R320')!;
  const form = page.getByRole('dialog', { name: '新建策略' });
  const hour = Math.floor(beijing(Date.now()).minute / 60);
  const clock = (at: number) => `${String((hour + at + 24) % 24).padStart(2, '0')}:00`;
  const make = async (name: string, action: string, fill: () => Promise<void>, devices: readonly Device[]) => {
    await page.getByRole('button', { name: '新建策略' }).click();
    await form.getByLabel('名称').fill(name);
    await form.getByRole('radio', { name: action }).check();
    await fill();
    await form.getByRole('radio', { name: '指定设备' }).check();
    await tick('指定设备', ...devices);
    for (const day of ['周一', '周二', '周三', '周四', '周五', '周六', '周日']) {
      await form.getByRole('checkbox', { name: day }).check();
    }
    await form.getByLabel('开始').fill(clock(-1));
    await form.getByLabel('结束').fill(clock(3));
    await form.getByRole('button', { name: '新建策略' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await page.goto('/config/control_strategy');
  await make('上班禁视频', '屏蔽应用', () => tick('应用', '视频与音乐 · 抖音', '视频与音乐 · 快手'), [able, small]);
  await make('再禁抖音', '屏蔽应用', () => tick('应用', '视频与音乐 · 抖音'), [able]);
  await make('访客配额', '流量配额', () => form.getByLabel('配额', { exact: true }).fill('2048'), [able]);
  await page.reload();
  await page.getByText('“上班禁视频”与“再禁抖音”的时段重叠：1 台网关到两者都结束才放行抖音').waitFor();
  const runs = page.getByRole('grid', { name: '执行记录' });
  const ran = (name: string) => runs.getByRole('row').filter({ hasText: name });
  for (const name of ['上班禁视频', '再禁抖音', '访客配额']) await ran(name).getByText('1 台成功').waitFor();
  await ran('上班禁视频').getByText('1 台跳过').waitFor();
  await ran('上班禁视频').getByRole('button', { name: /展开/ }).click();
  await page.getByText('设备不能识别应用').waitFor();
  expect(await held<{ name: string; apps: string }>(able.id, 'apps')).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: '上班禁视频', apps: 'douyin\nkuaishou' })]),
  );
  expect(await held(able.id, 'quota')).toMatchObject([{ name: '访客配额', quota_mb: 2048, quota_then: 'stop' }]);
  await page.getByLabel('搜索设备').fill(able.serial);
  await page.getByLabel('设备', { exact: true }).selectOption(able.id);
  await page.getByRole('list', { name: '模拟' }).getByText('3 条策略起作用').waitFor();
});

it('an AC template keeps to what the country allows and reaches an access point, whose page tells of it, blinks and restarts', async () => {
  const { page } = flow;
  const { list } = await flow.read<Rows<Device>>('/api/v3/device/aps?status=online&sort=clients&order=desc&per_page=9');
  const ap = list.find(({ simulated }) => simulated)!;
  await page.goto('/config/template_wireless/ac');
  await page.getByRole('button', { name: '新建 AC 模板' }).first().click();
  await page.getByLabel('名称', { exact: true }).fill('流程射频');
  await page.getByRole('radio', { name: 'AP', exact: true }).check();
  await tick('AP', ap);
  const band = page.getByRole('region', { name: '5 GHz' });
  await band.getByLabel('信道', { exact: true }).selectOption('36');
  await band.getByLabel('发射功率').fill('25');
  await page.getByRole('button', { name: /^保存/ }).click();
  await band.getByText('[发射功率]不能大于 23').waitFor();
  await band.getByLabel('发射功率').fill('21');
  // What it says instead, where it does not come to the one.
  const impact = page.getByRole('region', { name: '将影响' });
  await expect.poll(() => impact.innerText(), { timeout: 80_000 }).toMatch(/影响\s+1\s*台/);
  await page.getByRole('button', { name: '保存并下发到 1 台 AP' }).click();
  const row = page.getByRole('row', { name: '流程射频' });
  await row.getByText('1 / 1').waitFor();
  expect(await held(ap.id, 'radio')).toContainEqual(expect.objectContaining({ id: '5g', channel: '36', power: 21 }));
  await page.reload();
  await row.getByText('1 / 1').waitFor();

  await page.goto(`/aps/ap_edit?id=${ap.id}&tab=clients`);
  await page.getByRole('heading', { name: ap.remark, level: 1 }).waitFor();
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('radio', { name: '接入记录' }).check();
  await page.getByText('还在').first().waitFor();
  await page.getByRole('button', { name: '定位' }).click();
  await page.getByText('定位：已完成').waitFor();
  await page.reload();
  await page.getByText(/^指示灯闪烁中/).waitFor();
  await page.getByText('还在').first().waitFor();
  await page.getByRole('button', { name: '重启' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await page.getByText(/^重启：/).waitFor();
  await endRestart(flow);
  await page.getByText('重启：已完成').waitFor();
});
