import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import type { Client } from '../../src/api/client';
import type { Endpoint } from '../../src/api/endpoint';
import { endpointsOf } from '../../src/api/endpoints-of';
import { admin } from '../../host/server/admin/admin';
import { commands } from '../../host/server/admin/commands';
import { titleOf } from '../../host/server/admin/print';
import { failureOf } from './failure';
import { staffKey, startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-23T02:00:00Z');
let reference: Reference;
let folder: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock, demo: false });
  folder = await mkdtemp(join(tmpdir(), 'netpane-admin-'));
});
afterAll(async () => {
  await reference.close();
  await rm(folder, { recursive: true });
});

/** Types a line; what it said, and how it ended. */
async function type(...words: string[]) {
  const said: string[] = [];
  const wrong: string[] = [];
  const code = await admin(words, {
    env: { NETPANE_STAFF_KEY: staffKey, NETPANE_STAFF_NAME: '李工' },
    out: (text) => said.push(text),
    err: (text) => wrong.push(text),
    fetch: (request) => reference.fetch(request as Request, { ip: '127.0.0.1' }),
  });
  clock += 1000;
  return { code, out: said.join('\n'), err: wrong.join('\n') };
}

/** The same for a line that must do what it says; its data. */
async function ask<T>(...words: string[]): Promise<T> {
  const { code, out, err } = await type(...words, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as T;
}

const password = 'Monday2026';

/** Opens an account as the operator does, and sets its password by the link as its owner does. */
async function newOwner(account: string): Promise<{ code: string; client: Client }> {
  const made = await ask<{ account_code: string; link: string }>('owner', 'create', account);
  const token = made.link.split('/password_reset/')[1]!;
  await reference.client.call(contract.auth.passwordReset, { token, password, confirm_password: password });
  return { code: made.account_code, client: await reference.signIn(account, password) };
}

describe("the operator's tool", () => {
  it('has a command for every call of the staff', () => {
    const calls = endpointsOf(contract).map(([, name, call]) => [name, call as Endpoint] as const);
    const without = calls.filter(
      ([, call]) => call.scope === 'staff' && !commands.some((command) => command.call === call),
    );
    expect(without.map(([name]) => name)).toEqual([]);
    expect(commands.length).toBeGreaterThan(35);
  });

  it('lists its commands, and explains each with all that it takes', async () => {
    const { out } = await type('--help');
    for (const { name, about } of commands) expect(out).toContain(`${name.padEnd(22)}${about}`);
    for (const { name } of commands) {
      const help = await type(...name.split(' '), '--help');
      expect([name, help.code]).toEqual([name, 0]);
      expect(help.out).toContain(`npm run admin -- ${name}`);
    }
    expect((await type('wallet', 'credit', '--help')).out).toContain('--reference <值>  外部凭证号');
  });

  it('has a Chinese name for every field that it prints', () => {
    interface Shape {
      type: string;
      entries?: Record<string, Shape>;
      item?: Shape;
      wrapped?: Shape;
    }
    const fieldsIn = (shape: Shape | undefined): string[] => {
      const { entries, item } = shape?.wrapped ?? shape ?? { type: '' };
      if (entries?.list?.item) return fieldsIn(entries.list.item);
      return item ? [] : Object.keys(entries ?? {});
    };
    const shown = new Set(commands.flatMap(({ call }) => fieldsIn(call.data as Shape | undefined)));
    expect(shown.size).toBeGreaterThan(50);
    expect([...shown].filter((name) => titleOf(name) === name)).toEqual([]);
  });

  it('says what is wrong with a line before it asks the server', async () => {
    expect(await type('wallet', 'burn')).toMatchObject({ code: 2, err: expect.stringContaining('没有这个命令') });
    expect(await type('wallet', 'credit', 'ABC')).toMatchObject({
      code: 2,
      err: expect.stringContaining('金额（元）'),
    });
    expect((await type('wallet', 'credit', 'ABC', '1.234')).err).toContain('最多两位小数');
    expect((await type('account', 'list', '--state', 'gone')).err).toContain('active、frozen');
    expect((await type('account', 'list', '--nonsense')).code).toBe(2);
    expect((await type('account', 'erase', 'ABC')).err).toContain('--yes');
    // Options may stand before the command, too.
    expect((await type('--server', 'http://127.0.0.1', '--json', 'account', 'list')).code).toBe(0);
    const keyless = await admin(['orders'], { env: { NETPANE_DATA: folder }, out: () => {}, err: () => {} });
    expect(keyless).toBe(2);
  });

  it('says in Chinese why the server refuses, and ends with 1', async () => {
    expect(await type('account', 'show', 'NOBODY')).toEqual({ code: 1, out: '', err: '没有使用该绑定码的账号' });
    expect((await type('owner', 'create', 'nonsense')).err).toContain('邮箱地址或手机号');
  });
});

describe('an account', () => {
  it('is opened with a link that sets its password once, and is in the record of the staff', async () => {
    const { code, client } = await newOwner('first@example.com');
    expect((await client.call(contract.user.user, {})).data.email).toBe('first@example.com');
    expect((await type('owner', 'create', 'First@example.com')).err).toContain('已有账号');
    const shown = await type('account', 'show', code);
    expect(shown.out).toContain('first@example.com');
    expect(shown.out).toMatch(/余额\s+0.00 元/);
    // Some minutes past 10:00 in UTC+8, wherever the terminal stands.
    expect(shown.out).toMatch(/创建时间\s+2026-11-23 10:0\d/);
    expect(shown.out).toMatch(/状态\s+正常/);
    const acts = await ask<{ list: { by: string; text: string }[] }>('acts', '--account-code', code);
    expect(acts.list).toMatchObject([{ by: '李工', text: '开通账号' }]);
    const { list } = (await client.call(contract.log.logs, { kind: 'business' })).data;
    expect(list[0]).toMatchObject({ actor: '客服 李工', text: '开通账号' });
  });

  it('has an older link no longer when a new one is given, and none after a day', async () => {
    const { code } = await newOwner('13900002222');
    const first = await ask<{ link: string }>('account', 'link', code);
    const second = await ask<{ link: string }>('account', 'link', code);
    const holds = async ({ link }: { link: string }) =>
      (await reference.client.call(contract.auth.passwordResetCheck, { token: link.split('/password_reset/')[1]! }))
        .data;
    await failureOf(holds(first));
    expect(await holds(second)).toBeTruthy();
    clock += 25 * 3600_000;
    await failureOf(holds(second));
  });

  it('is frozen with everything that acts for it, and opened again', async () => {
    const { code, client } = await newOwner('second@example.com');
    const { link } = await ask<{ link: string }>('account', 'link', code);
    expect((await type('account', 'freeze', code, '--reason', '欠费')).code).toBe(0);
    expect((await failureOf(client.call(contract.device.devices, {} as never))).detail.status).toBe(401);
    const token = link.split('/password_reset/')[1]!;
    await failureOf(reference.client.call(contract.auth.passwordResetCheck, { token }));
    expect((await ask<{ list: object[] }>('account', 'list', '--state', 'frozen')).list).toHaveLength(1);
    await type('account', 'unfreeze', code, '--reason', '已缴清');
    expect((await client.call(contract.user.user, {})).data.email).toBe('second@example.com');
  });

  it('becomes an agent and an enterprise, and no longer', async () => {
    const { code, client } = await newOwner('agent@example.com');
    const kind = async () => {
      const { is_agent, customer } = (await client.call(contract.user.user, {})).data as never;
      return [is_agent, customer];
    };
    await type('account', 'agent', code);
    await type('account', 'enterprise', code);
    expect(await kind()).toEqual([true, 'enterprise']);
    await type('account', 'no-agent', code);
    await type('account', 'free', code);
    expect(await kind()).toEqual([false, 'free']);
  });

  it('is taken away with all that is kept of it', async () => {
    const { code } = await newOwner('gone@example.com');
    const file = join(folder, 'gone.json');
    expect((await type('account', 'export', code, '--out', file)).code).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('gone@example.com');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await type('account', 'erase', code, '--yes')).out).toBe('完成');
    expect((await type('account', 'show', code)).code).toBe(1);
    const acts = await ask<{ list: object[] }>('acts');
    expect(acts.list[0]).toMatchObject({ by: '李工', text: '注销账号', target: code, account_code: null });
  });
});

describe('gateways', () => {
  it('are issued with keys that are told once, as CSV and as labels, and can then be bound', async () => {
    const [csv, labels] = [join(folder, 'labels.csv'), join(folder, 'labels.html')];
    const { out } = await type(
      'devices',
      'issue',
      '--count',
      '3',
      '--model',
      'NP-R620',
      '--csv',
      csv,
      '--labels',
      labels,
    );
    expect(out).toContain('已登记 3 台');
    const rows = (await readFile(csv, 'utf8')).trim().split('\n').slice(1);
    const [gwid, key, model, serial] = rows[0]!.split(',') as [string, string, string, string];
    expect([rows.length, model]).toEqual([3, 'NP-R620']);
    expect(out).not.toContain(key);
    const page = await readFile(labels, 'utf8');
    expect(page.match(/<svg/g)).toHaveLength(3);
    expect(page).toContain(`密钥 ${key}`);
    expect((await type('devices', 'issue', '--count', '1', '--csv', csv)).err).toContain('不会覆盖');

    const { client, code } = await newOwner('binds@example.com');
    await client.call(contract.device.bind, { gwid, key });
    const { list } = await ask<{ list: object[] }>('devices', 'list', '--q', serial);
    expect(list).toMatchObject([{ gwid, state: 'bound', account_code: code }]);
    expect(JSON.stringify(list)).not.toContain(key);
  });

  it('are issued by the numbers on their housings, each once', async () => {
    const file = join(folder, 'serials.csv');
    await writeFile(file, '\uFEFF序列号,型号\r\nNPR62000001,NP-R620\r\nnpr62000002\r\n');
    const { list } = await ask<{ list: { serial: string; model: string }[] }>('devices', 'issue', '--from', file);
    expect(list).toMatchObject([
      { serial: 'NPR62000001', model: 'NP-R620' },
      { serial: 'NPR62000002', model: 'Linux' },
    ]);
    expect((await type('devices', 'issue', '--from', file)).err).toContain('NPR62000001');
    await writeFile(file, 'NPR62000003\nNPR62000003\n');
    expect((await type('devices', 'issue', '--from', file)).err).toContain('序列号重复');
    expect((await type('devices', 'issue')).err).toContain('数量或序列号清单');
  });

  it('that are revoked are neither bound nor heard', async () => {
    const { list } = await ask<{ list: { gwid: string; key: string }[] }>('devices', 'issue', '--count', '2');
    const [bound, free] = list as [{ gwid: string; key: string }, { gwid: string; key: string }];
    const { client } = await newOwner('robbed@example.com');
    await client.call(contract.device.bind, bound);
    const asks = () =>
      reference.fetch(
        new Request('http://netpane.test/api/v3/ingest/commands', {
          method: 'POST',
          headers: { 'x-device-id': bound.gwid, 'x-device-key': bound.key },
        }),
        { ip: '127.0.0.1' },
      );
    // Known, but it has not fetched the secret of its binding.
    expect((await asks()).status).toBe(403);
    for (const { gwid } of list)
      expect((await type('devices', 'revoke', gwid, '--reason', '失窃', '--yes')).code).toBe(0);
    expect((await type('devices', 'revoke', free.gwid, '--reason', '失窃', '--yes')).err).toContain('已吊销');
    expect((await failureOf(client.call(contract.device.bind, free))).detail.reason).toBe('wrongBindingKey');
    expect((await asks()).status).toBe(401);
  });
});

/** What open pages of an account were told since this was asked last, as `about id`. */
async function toldSince(code: string): Promise<string[]> {
  const rows = await reference.services.db.query<{ payload: { about: string; id: string } }>(
    `DELETE FROM outbox_event WHERE kind = 'support.changed'
       AND account_id = (SELECT id FROM account WHERE account_code = $1) RETURNING payload`,
    [code],
  );
  return rows.map(({ payload: { about, id } }) => `${about} ${id}`).sort();
}

describe('money', () => {
  it('that arrived outside is booked once, pays an order, and the invoice is told', async () => {
    const { code, client } = await newOwner('pays@example.com');
    const credit = ['wallet', 'credit', code, '1000.50', '--reference', 'TT-1', '--note', '银行转账'];
    expect(await ask('wallet', 'credit', ...credit.slice(2))).toEqual({ balance_fen: 100_050 });
    expect((await type(...credit)).code).toBe(1);
    expect(await toldSince(code)).toEqual(['wallet staff:TT-1']);
    const { service } = contract;
    const [sold] = (await client.call(service.services, {})).data.list.filter(({ from_fen }) => from_fen > 0);
    const { tiers } = (await client.call(service.serviceDetail, { key: sold!.key })).data;
    const tier = tiers.find(({ month_fen }) => month_fen > 0)!.key;
    const order = (await client.call(service.orderCreate, { request_id: 'r1', service: sold!.key, tier })).data;
    expect(await toldSince(code)).toEqual([`order ${order.id}`]);
    await client.call(service.orderPay, { id: order.id });
    expect(await toldSince(code)).toEqual([`order ${order.id}`, `wallet ${order.id}`]);
    await client.call(service.orderInvoice, { id: order.id, title: '某某公司', email: 'a@example.com', tax_no: '' });
    expect((await ask<{ list: object[] }>('orders', '--account-code', code)).list).toMatchObject([
      { id: order.id, state: 'paid', pay_fen: order.pay_fen },
    ]);
    expect((await type('invoices', 'list')).out).toContain('某某公司');
    expect((await type('invoices', 'sent', order.id, '12345678')).code).toBe(0);
    expect((await type('invoices', 'sent', order.id, '12345678')).code).toBe(1);
    expect((await client.call(service.orderDetail, { id: order.id })).data.invoice).toMatchObject({ state: 'sent' });
    const pdf = join(folder, 'invoice.pdf');
    await writeFile(pdf, '%PDF-1.7 of the tax office');
    await writeFile(join(folder, 'page.pdf'), '<script>alert(1)</script>');
    await writeFile(join(folder, 'large.pdf'), Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-'));
    await writeFile(join(folder, 'signed.ofd'), Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('…OFD.xml…')]));
    const file = async (from: Client) => (await from.call(service.orderInvoiceFile, { id: order.id })).text();
    const issue = (name: string, number = '12345679') => type('invoices', 'issue', order.id, number, '--file', name);
    expect((await failureOf(file(client))).message).toBe('这张发票还没有上传文件');
    expect((await issue(join(folder, 'page.pdf'))).err).toContain('PDF 或 OFD');
    expect((await issue(join(folder, 'large.pdf'))).err).toContain('不能超过 5 MB');
    expect((await issue(join(folder, 'signed.ofd'))).code).toBe(0);
    expect((await client.call(service.orders, {})).data.list[0]!.invoice).toMatchObject({ file: 'ofd' });
    expect((await issue(pdf)).code).toBe(0);
    expect((await client.call(service.orderDetail, { id: order.id })).data.invoice).toMatchObject({
      ...{ state: 'sent', number: '12345679', file: 'pdf' },
    });
    expect(await file(client)).toBe('%PDF-1.7 of the tax office');
    const stranger = await newOwner('stranger@example.com');
    expect((await failureOf(file(stranger.client))).detail.status).toBe(404);
    expect(await ask('invoices', 'send', order.id)).toEqual({ email: 'a@example.com' });
    const statement = (await client.call(contract.wallet.statement, {} as never)).data;
    expect(statement.list.map(({ amount_fen }) => amount_fen).reduce((a, b) => a + b)).toBe(100_050 - order.pay_fen);
  });
});

it('money that was given back outside is taken off the balance once, never more than there is', async () => {
  const { code, client } = await newOwner('leaves@example.com');
  await ask('wallet', 'credit', code, '300', '--reference', 'TT-9', '--note', '银行转账');
  const back = (amount: string, reference: string) =>
    type('wallet', 'refund', code, amount, '--reference', reference, '--note', '退回对公账户', '--yes', '--json');
  expect((await back('300.01', 'BACK-1')).code).toBe(1);
  expect((await back('120.50', 'BACK-1')).out).toBe('{"balance_fen":17950}');
  expect((await back('120.50', 'BACK-1')).code).toBe(1);
  const { list } = (await client.call(contract.wallet.statement, {})).data;
  expect(list.map(({ kind, title, amount_fen }) => [kind, title, amount_fen])).toEqual([
    ['pay_back', '退回对公账户', -12_050],
    ['recharge', '银行转账', 30_000],
  ]);
});

describe('what stands before account holders', () => {
  it('is announced to all who are open, and to nobody as HTML', async () => {
    const { client } = await newOwner('reads@example.com');
    const { accounts } = await ask<{ accounts: number }>('announce', '维护通知', '今晚 <b>维护</b>\n约 10 分钟');
    expect(accounts).toBeGreaterThan(1);
    const [first] = (await client.call(contract.message.messages, {})).data.list;
    const read = (await client.call(contract.message.messageDetail, { id: first!._id })).data;
    expect(read).toMatchObject({ title: '维护通知', msg: '<p>今晚 &lt;b&gt;维护&lt;/b&gt;</p><p>约 10 分钟</p>' });
  });

  it('is an ad with a window of time, a picture that is one, and a link that leads somewhere safe', async () => {
    const { client } = await newOwner('sees@example.com');
    const picture = join(folder, 'banner.png');
    await writeFile(picture, 'not a picture');
    const save = (link: string, ...more: string[]) =>
      type(
        'ads',
        'save',
        'banner',
        '新品',
        '--link',
        link,
        '--starts-at',
        '2026-11-01',
        '--ends-at',
        '2027-12-31',
        ...more,
      );
    expect((await save('javascript:alert(1)')).err).toContain('https 地址');
    expect((await save('//evil.example')).err).toContain('https 地址');
    expect((await save('/services', '--image', picture)).err).toContain('PNG');
    await writeFile(picture, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect((await save('/services', '--image', picture)).code).toBe(0);
    const banners = async () => (await client.call(contract.ad.homeAds, {})).data.home_banners;
    expect(await banners()).toMatchObject([{ title: '新品', links: '{"h5":{"link":"#/services","is_blank":false}}' }]);
    const { list } = await ask<{ list: { id: string; link: string }[] }>('ads', 'list');
    expect(list).toMatchObject([{ link: '/services' }]);
    await ask('banners', 'save', '开业', '--link', '/services', '--starts-at', '2026-11-01', '--ends-at', '2027-12-31');
    expect((await ask<{ list: object[] }>('banners', 'list')).list).toHaveLength(2);
    const backwards = ['--starts-at', '2027-01-02', '--ends-at', '2027-01-01'];
    expect((await type('ads', 'save', 'banner', 'x', '--link', '/services', ...backwards)).err).toContain('晚于');
    await type('ads', 'end', list[0]!.id);
    expect(await banners()).toMatchObject([{ title: '开业' }]);
    for (const { id } of (await ask<{ list: { id: string }[] }>('banners', 'list')).list)
      await type('banners', 'end', id);
    expect(await banners()).toEqual([]);
  });

  it('is an activity with its prices, and a promotion in the menu', async () => {
    const { client } = await newOwner('buys@example.com');
    const window = ['--starts-at', '2026-11-01', '--ends-at', '2027-12-31'];
    expect((await type('activities', 'save', '2', '买二送一', ...window, '--offers', 'SD-WAN:2:28.00')).code).toBe(0);
    const running = async () => (await client.call(contract.activity.activities, {})).data.activities;
    expect(await running()).toMatchObject([{ id: 2, userParticipation: [{ apply_to: 'SD-WAN', money: 28 }] }]);
    await type('activities', 'save', '2', '买二送一', ...window);
    expect((await running())[0]!.userParticipation).toHaveLength(1);
    await type('campaign', 'save', 'ipv6', ...window);
    expect((await client.call(contract.activity.ipv6Active, {})).data).toEqual({ is_active_time: true });
    expect((await type('activities', 'list')).out).toMatch(/买二送一.*2026-11-01 00:00/);
    expect((await ask<{ list: object[] }>('campaign', 'list')).list).toMatchObject([{ service: 'ipv6', image: false }]);
  });
});
