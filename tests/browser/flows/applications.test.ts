import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { admin } from '../../../host/server/admin/admin';
import { playPlugins } from '../../../host/server/demo/simulation/plugins';
import { keyFile, manifestOf, newPublisher, packageFile } from '../../server/signed-plugin';
import { flows, type Rows } from './flow';

const flow = flows();

/** What the operator types: the market is filled as an operator does. */
async function operate(...words: string[]): Promise<void> {
  const said: string[] = [];
  const ended = await admin([...words, '--server', flow.server.url], {
    env: { NETPANE_DATA: flow.server.data, NETPANE_STAFF_NAME: '李工' },
    out: (text) => said.push(text),
    err: (text) => said.push(text),
  });
  expect(ended, said.join('\n')).toBe(0);
}

async function fileOf(name: string, content: Blob): Promise<string> {
  const path = join(flow.server.data, name);
  await writeFile(path, Buffer.from(await content.arrayBuffer()));
  return path;
}

/** Saves what a press hands over. */
async function downloaded(press: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([flow.page.waitForEvent('download', { timeout: 60_000 }), press.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('a plugin', () => {
  it('is found, says what it may do, is installed, set, brought up to a version that asks for more, and removed', async () => {
    const { page } = flow;
    const publisher = newPublisher();
    const newer = manifestOf({
      ...{ version: '1.1.0', changes: '还数终端' },
      rights: [
        { right: 'server', why: '测量' },
        { right: 'clients', why: '数终端' },
      ],
    });
    await operate('plugins', 'trust', '流程软件', await fileOf('flow.pem', keyFile(publisher)));
    await operate('plugins', 'publish', await fileOf('beat-1.json', packageFile(publisher, manifestOf())));
    const { list } = await flow.read<Rows<{ id: string; remark: string; simulated: boolean }>>(
      '/api/v3/device/gateways?status=online&per_page=100',
    );
    const gateway = list.filter(({ simulated }) => simulated).at(-1)!;

    await page.goto('/plugin/index');
    const drawer = page.getByRole('region', { name: '心跳' });
    await page.getByPlaceholder('搜索插件、简介、发布方').fill('心跳');
    // By keyboard: all of a card is one stop.
    await page.getByRole('button', { name: '心跳', exact: true }).press('Enter');
    await page.waitForURL(/plugin=beat/);
    await drawer.getByText('流程软件，签名有效').waitFor();
    await drawer.getByText('与网关所属的云平台通信').waitFor();
    await drawer.getByRole('button', { name: '安装到网关' }).click();
    const choose = page.getByRole('dialog', { name: '安装插件：心跳' });
    await choose.getByPlaceholder('搜索网关名称、GWID').fill(gateway.remark);
    await choose.getByRole('row', { name: gateway.remark }).getByRole('button', { name: '安装' }).click();
    const asks = page.getByRole('alertdialog');
    await asks.getByText('将允许它：与网关所属的云平台通信').waitFor();
    await asks.getByRole('button', { name: /安装|确定/ }).click();
    await choose.waitFor({ state: 'detached' });

    const one = () =>
      flow.read<{ version: string; delivery: string; settings: object }>(`/api/v3/plugin/installed/${gateway.id}/beat`);
    await expect.poll(one, { timeout: 60_000 }).toMatchObject({ delivery: 'done' });
    // A simulated gateway tells how its plugins are once a minute.
    await playPlugins(flow.server.db!, 'acc_demo', Date.now());
    await page.goto(`/plugin/manage_router?gwid=${gateway.id}`);
    const own = page.getByRole('row', { name: '心跳' });
    await own.getByText('运行中').waitFor();
    await own.getByRole('button', { name: '查看' }).click();
    const installed = page.getByRole('dialog', { name: /心跳/ });
    await installed.getByRole('tab', { name: '设置' }).click();
    await installed.getByLabel('间隔（秒）').fill('30');
    await installed.getByRole('button', { name: /保存/ }).click();
    await expect.poll(one, { timeout: 60_000 }).toMatchObject({ delivery: 'done', settings: { every: 30 } });
    await installed.getByRole('button', { name: '关闭' }).click();

    await operate('plugins', 'publish', await fileOf('beat-2.json', packageFile(publisher, newer)));
    const row = page.getByRole('row', { name: gateway.remark });
    await page.goto('/plugin/manage?state=upgradable');
    await row.getByRole('button', { name: '升级' }).click();
    await asks.getByText('新版本要求更多权限，将允许它：读取终端列表').waitFor();
    await asks.getByRole('button', { name: /升级|确定/ }).click();
    await expect
      .poll(one, { timeout: 60_000 })
      .toMatchObject({ version: '1.1.0', delivery: 'done', settings: { every: 30 } });

    await page.goto('/plugin/manage');
    await row.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '移除' }).click();
    await asks.getByRole('button', { name: /移除|确定/ }).click();
    await row.waitFor({ state: 'detached' });
  });
});

describe('income', () => {
  it('is switched on at a gateway, told by day in a file, and comes to what the statement says', async () => {
    const { page } = flow;
    interface Method {
      id: string;
      remark: string;
      on: boolean;
      running: boolean;
    }
    const methods = () =>
      flow.read<Rows<Method>>('/api/v3/income/method/gateways?source=redpacket&per_page=200').then(({ list }) => list);
    const online = await flow.read<Rows<{ id: string }>>('/api/v3/device/gateways?status=online&per_page=200');
    const there = new Set(online.list.map(({ id }) => id));
    const off = (await methods()).find(({ id, on }) => !on && there.has(id))!;
    await page.goto('/open/red_packet');
    await page.getByPlaceholder('搜索网关、GWID').fill(off.id);
    await page.getByRole('row', { name: off.remark }).getByRole('button', { name: '启用' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '下发' }).click();
    const state = async () => (await methods()).find(({ id }) => id === off.id);
    await expect.poll(state, { timeout: 60_000 }).toMatchObject({ on: true, running: true });

    await page.goto('/open/income/redpacket_income_details?by=day');
    await page.getByText(/台终端，收益/).waitFor();
    await page.getByRole('button', { name: '导出、密度与任务' }).click();
    const { bytes } = await downloaded(page.getByRole('menuitem', { name: '导出 CSV' }));
    const [head, ...lines] = bytes.toString('utf8').replace('﻿', '').trim().split('\r\n');
    const at = head!.split(',').findIndex((title) => /^收益(?!日)/.test(title));
    const fen = lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[at]) * 100), 0);
    const told = await flow.read<{ fen: number }>('/api/v3/income/details?source=redpacket&by=day&per_page=1');
    expect(lines.length).toBeGreaterThan(20);
    expect(fen).toBe(told.fen);

    await page.goto('/open/all_business_real_money');
    const figure = page.getByText(/^¥[\d,.]+$/).first();
    const shown = Math.round(Number((await figure.innerText()).replace(/[^\d.]/g, '')) * 100);
    const { from, to } = await flow.read<{ from: string; to: string }>('/api/v3/income/summary');
    const statement = await flow.read<{ in_fen: number; out_fen: number }>(
      `/api/v3/account/statement?kind=income&from=${from}&to=${to}&per_page=1`,
    );
    expect(shown).toBe(statement.in_fen - statement.out_fen);
  });
});

/** Two pages, on the second a room of lines and its name: what a drawing program writes, as small as can be. */
function planPdf(): Buffer {
  const room = '2 w 20 20 360 260 re S 200 20 m 200 280 l S BT /F1 24 Tf 60 140 Td (Hall) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>',
    `<< /Length ${room.length} >>\nstream\n${room}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, n) => {
    const start = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  return Buffer.from(`${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
}

describe('a design', () => {
  it('takes its plan from a page of a PDF, saves a picture, prints, and is read under a link until that is revoked', async () => {
    const { page } = flow;
    await page.goto('/open/design');
    await page.getByRole('button', { name: '新建方案' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('流程方案');
    await dialog.getByRole('button', { name: '新建方案' }).click();
    await page.getByText('设备合计，含税').or(page.getByText('服务方没有登记设备标价')).first().waitFor();
    await page.getByText('点位', { exact: true }).click();
    await page.getByRole('button', { name: '加一层' }).first().click();
    const upload = page.getByLabel('上传平面图', { exact: true });
    const pdf = (name: string, buffer: Buffer) => upload.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await pdf('坏的.pdf', Buffer.from('%PDF-1.4 nothing'));
    await dialog.getByText('读不出这个 PDF').waitFor();
    await dialog.getByRole('button', { name: '取消' }).click();
    await pdf('平面图.pdf', planPdf());
    await dialog.getByRole('button', { name: '下一页' }).click();
    await dialog.getByRole('img', { name: '第 2 页' }).waitFor();
    await dialog.getByRole('button', { name: '用这一页' }).click();
    // The sheet has the page's proportions: two to one.
    const sheet = page.getByRole('group', { name: /平面图与预计覆盖/ });
    await sheet.locator('image').waitFor();
    await expect.poll(() => sheet.getAttribute('viewBox')).toBe('0 0 30 15');
    const drawn = await sheet.locator('image').evaluate(async (image: SVGImageElement) => {
      const bitmap = Object.assign(new Image(), { src: image.href.baseVal });
      await bitmap.decode();
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const paper = canvas.getContext('2d')!;
      paper.drawImage(bitmap, 0, 0);
      const { data } = paper.getImageData(0, 0, bitmap.width, bitmap.height);
      const dark = data.filter((value, at) => at % 4 === 0 && value < 128).length;
      return { wide: bitmap.width, high: bitmap.height, dark };
    });
    expect(drawn).toMatchObject({ wide: 2400, high: 1200 });
    expect(drawn.dark).toBeGreaterThan(5000);

    await page.getByRole('button', { name: '自动补点' }).click();
    await sheet.locator('[data-ap]').first().waitFor();
    const { name, bytes } = await downloaded(page.getByRole('button', { name: '导出图片' }));
    expect(name).toMatch(/^流程方案 1 层 .*\.png$/);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(2400);

    await page
      .getByText(/已保存/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '分享' }).click();
    // The dialog stands in the middle: what it lists moves its buttons when it comes.
    await dialog.getByText('还没有分享链接').waitFor();
    await dialog.getByRole('button', { name: '新建链接' }).click();
    const address = await dialog.locator('input[readonly]').inputValue();
    const stranger = await flow.context.browser()!.newContext();
    const seen = await stranger.newPage();
    await seen.goto(address);
    await seen.getByText('分享的方案，只读').waitFor();
    await seen.getByText('点位', { exact: true }).click();
    await seen
      .getByRole('group', { name: /平面图与预计覆盖/ })
      .locator('image')
      .waitFor();
    await dialog.getByRole('button', { name: '关闭' }).last().click();
    await dialog.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name: '撤销' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /撤销|确定/ })
      .click();
    await dialog.getByText('已撤销').first().waitFor();
    await seen.reload();
    await seen.getByText('分享链接打不开').waitFor();
    await stranger.close();
  });
});
