import { expect, it, vi } from 'vitest';
import { apTemplates } from '../../../src/api/contract/ap-template';
import { configPatch, deviceConfig } from '../../../src/api/contract/config';
import { bind } from '../../../src/api/contract/device';
import { groupCreate } from '../../../src/api/contract/group';
import { sitePoolSave, siteTemplateSave } from '../../../src/api/contract/site-template';
import type { InputOf } from '../../../src/api/endpoint';
import { apOf, chainOn, count, gwidOf, key, modelOf, nameOf, serialOf, shops } from '../../server/chain';
import type { Reference } from '../../server/reference';
import { startReferenceConsole } from '../reference-console';
import { flows, type Rows } from './flow';

vi.setConfig({ testTimeout: 120_000 });

const at = (text: string) => Date.parse(`${text}:00+08:00`);
let clock = at('2026-11-20T10:00');
let reference: Reference;
const flow = flows(async () => {
  const server = await startReferenceConsole({ now: () => clock });
  ({ reference } = server);
  return server;
});

it('fifty shops are imported, come, take their templates, lose a gateway, drift and are set right, and have a Friday on which three fail', async () => {
  const { page } = flow;
  const { db } = reference.services;
  const chain = chainOn(reference, () => clock);
  const demo = await reference.signIn();
  await db.query('DELETE FROM prepared_device');
  await demo.call(groupCreate, { name: '连锁' });
  const pool = (await demo.call(sitePoolSave, { name: '连锁', blocks: ['10.210.0.0/16'] })).data.id;
  const model = modelOf(pool) as unknown as InputOf<typeof siteTemplateSave>['model'];
  const site = (await demo.call(siteTemplateSave, { name: '连锁店', model })).data.id;
  const row = (text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text });
  const sure = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

  const tickGroup = async () => {
    await page.getByRole('button', { name: '分组', exact: true }).click();
    const offered = page.getByRole('dialog', { name: '分组', exact: true });
    await offered.getByRole('checkbox', { name: '连锁', exact: true }).check();
    await page.keyboard.press('Escape');
    await offered.waitFor({ state: 'detached' });
  };

  // The file of the purchase.
  const file = [
    '序列号,种类,名称,分组,网段,VLAN ID,站点模板,{{code}}',
    ...shops.map((n) => `${serialOf(n)},网关,${nameOf(n)},连锁,10.200.${n}.1/24,31,连锁店,C${n}`),
  ].join('\n');
  await page.goto('/config/preconfiguredEdit');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '连锁.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: `导入 ${count} 行` }).click();
  await page.getByRole('radio', { name: new RegExp(`^等待接入\\s*${count}$`) }).waitFor();

  // They are plugged in.
  for (const n of shops) {
    await chain.make(n);
    await demo.call(bind, { gwid: gwidOf(n), key });
    await chain.plugIn(n);
  }
  await chain.settle();
  await page.reload();
  await page.getByRole('radio', { name: new RegExp(`^已接入\\s*${count}$`) }).waitFor();
  await page.goto('/config/template_site');
  await row('连锁店')
    .getByRole('gridcell', { name: String(count), exact: true })
    .waitFor();
  await row('连锁店').getByText('全部一致').waitFor();

  // One template reaches the access points of the group.
  await page.goto('/config/template_wireless');
  await page.getByRole('button', { name: '新建 SSID' }).click();
  await page.getByLabel('SSID', { exact: true }).fill('Chain');
  await page.getByRole('radio', { name: '分组', exact: true }).check();
  await tickGroup();
  await page.getByLabel('无线密码', { exact: true }).fill('one-for-fifty');
  await page.getByRole('button', { name: `保存并下发到 ${count} 台 AP` }).click();
  await row('Chain').waitFor();
  await chain.settle();
  await page.reload();
  await row('Chain').getByText(`${count} / ${count}`).waitFor();

  // One breaks, and another takes its place.
  await chain.breakDown(7);
  await page.goto('/config/preconfigured');
  await page.getByRole('button', { name: '替换故障设备' }).click();
  const drawer = page.getByRole('dialog', { name: '替换故障设备' });
  await drawer.getByRole('combobox', { name: '旧设备' }).fill(nameOf(7));
  await page.getByRole('option', { name: nameOf(7) }).click();
  await drawer.getByLabel('新设备序列号').fill(serialOf(count).toLowerCase());
  await drawer.getByText('名称、分组、配置').waitFor();
  await drawer.getByLabel(`输入“${nameOf(7)}”确认`).fill(nameOf(7));
  await drawer.getByRole('button', { name: '登记替换' }).click();
  await page.getByText('已登记替换，等待新设备绑定').waitFor();
  await chain.make(count);
  await demo.call(bind, { gwid: gwidOf(count), key });
  await chain.plugIn(count, false);
  await chain.settle();
  await page.goto(`/config/preconfigured?q=${serialOf(count)}`);
  await row(serialOf(count)).getByText('已接入').waitFor();
  const taken = await demo.call(deviceConfig, { id: gwidOf(count) });
  expect(taken.data).toMatchObject({ remark: nameOf(7), delivery: { state: 'done' } });
  expect(taken.data.document.vlan).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ vlan: '31', address: '10.200.7.1/24' }),
      expect.objectContaining({ vlan: '32', name: 'C7 访客' }),
    ]),
  );

  // Somebody changes three; they are seen and set right.
  const { list } = (await demo.call(apTemplates, { kind: 'ssid' })).data;
  const id = list.find(({ name }) => name === 'Chain')!.id;
  const fields = { isolate: true, rate: '6' };
  await demo.call(configPatch, { ids: [3, 7, 19].map(apOf), section: 'ssids', rows: [id], fields });
  await chain.settle();
  await page.goto('/config/template_wireless');
  await row('Chain').getByText('3 台').waitFor();
  await row('Chain').getByRole('button', { name: '纠正' }).click();
  await sure('纠正');
  await page.getByText('已开始纠正 3 台 AP').waitFor();
  await chain.settle();
  await page.reload();
  await row('Chain').getByText(`${count} / ${count}`).waitFor();

  // On Friday evening sites are blocked everywhere; three gateways refuse, until they are tried again.
  await page.goto('/config/control_strategy');
  await page.getByRole('button', { name: '新建策略' }).first().click();
  const form = page.getByRole('dialog', { name: '新建策略' });
  await form.getByLabel('名称').fill('周五');
  await form.getByRole('radio', { name: '屏蔽网站' }).check();
  await form.getByLabel('网站', { exact: true }).fill('video.example.com');
  await form.getByRole('radio', { name: '分组', exact: true }).check();
  await tickGroup();
  await form.getByRole('checkbox', { name: '周五' }).check();
  await form.getByLabel('开始').fill('20:00');
  await form.getByLabel('结束').fill('22:00');
  await form.getByRole('button', { name: '新建策略' }).click();
  await form.waitFor({ state: 'detached' });
  // Nobody stays signed in for ten hours.
  await page.goto('about:blank');
  clock = at('2026-11-20T20:00');
  await flow.enter('demo@netpane.cn');
  const stubborn = [11, 12, 13];
  await chain.obey(stubborn, false);
  await chain.settle();
  await chain.refuse(stubborn, '规则表已满');
  await chain.settle();
  await page.goto('/config/control_strategy');
  const run = page.getByRole('grid', { name: '执行记录' }).getByRole('row').filter({ hasText: '周五' });
  await run.getByText('47 台成功').waitFor();
  await run.getByText('3 台失败').waitFor();
  await run.getByRole('button', { name: /展开/ }).click();
  await expect.poll(() => page.getByText('规则表已满').count()).toBe(3);
  await chain.obey(stubborn, true);
  await run.getByRole('button', { name: '重试' }).click();
  await page.getByText('已重新执行').waitFor();
  await chain.settle();
  await page.reload();
  await run.getByText(`${count} 台成功`).waitFor();
  expect(await run.getByText('台失败').count()).toBe(0);
  expect((await flow.read<Rows<object>>(`/api/v3/template/site/sites?id=${site}&state=same`)).total).toBe(count);
});
