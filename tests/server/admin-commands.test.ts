import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../host/server/admin/admin';
import { commands } from '../../host/server/admin/commands';
import { staffKey, startReference, type Reference } from './reference';

// Every command of the operator's tool on a running server without the demo, by its line. What needs a customer first is asked
// for one that is not there: the server says so in words, and took the line for good.

let reference: Reference;
let folder: string;
let code: string;

beforeAll(async () => {
  reference = await startReference({ demo: false });
  folder = await mkdtemp(join(tmpdir(), 'netpane-commands-'));
  await writeFile(join(folder, 'rows.csv'), 'c04e8812f3d6,sda,1.20\n');
  await type('owner', 'create', 'customer@example.com');
  code = /\b[0-9A-Z]{12}\b/.exec((await type('account', 'list')).said)![0];
});
afterAll(async () => {
  await reference.close();
  await rm(folder, { recursive: true });
});

async function type(...words: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const ended = await admin(words, {
    env: { NETPANE_STAFF_KEY: staffKey, NETPANE_STAFF_NAME: '李工' },
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    fetch: (request) => reference.fetch(request as Request, { ip: '127.0.0.1' }),
  });
  return { code: ended, said: said.join('\n') };
}

const none = 'none_1';
const span = ['--starts-at', '2026-11-01', '--ends-at', '2027-12-31'] as const;

const lines: [name: string, says: RegExp, ...rest: string[]][] = [
  ['owner create', /\/password_reset\//, 'more@example.com'],
  ['account list', /more|c\*+@example.com/],
  ['account show', /余额/, 'CODE'],
  ['account freeze', /完成/, 'CODE', '--reason', '欠费'],
  ['account unfreeze', /完成/, 'CODE', '--reason', '已缴清'],
  ['account agent', /完成/, 'CODE'],
  ['account no-agent', /完成/, 'CODE'],
  ['account enterprise', /完成/, 'CODE'],
  ['account free', /完成/, 'CODE'],
  ['account link', /\/password_reset\//, 'CODE'],
  ['account export', /account\.json/, 'CODE', '--out', 'NEW account.json'],
  ['account erase', /没有/, none, '--yes'],
  ['devices issue', /NP-R620/, '--count', '1', '--model', 'NP-R620'],
  ['devices list', /NP-R620/],
  ['devices revoke', /没有|不存在/, none, '--reason', '失窃', '--yes'],
  ['wallet credit', /10\.00/, 'CODE', '10.00', '--reference', 'TT-1', '--note', '银行转账'],
  ['wallet refund', /7\.50/, 'CODE', '2.50', '--reference', 'BACK-1', '--note', '退回', '--yes'],
  ['orders', /没有记录/],
  ['invoices list', /没有记录/],
  ['invoices issue', /PDF/, none, '12345678', '--file', 'FILE'],
  ['invoices sent', /没有|不存在/, none, '12345678'],
  ['invoices send', /没有|还没有/, none],
  ['announce', /账号数/, '维护通知', '今晚维护'],
  ['ads save', /编号/, 'middle', '新品', '--link', '/services', ...span],
  ['ads list', /新品/],
  ['ads end', /没有|不存在/, none],
  ['banners save', /编号/, '开业', '--link', '/services', ...span],
  ['banners list', /开业/],
  ['banners end', /没有|不存在/, none],
  ['activities save', /完成/, '3', '体验', ...span],
  ['activities list', /体验/],
  ['campaign save', /完成/, 'ipv6', ...span],
  ['campaign list', /ipv6/],
  ['acts', /设置推广/],
  ['account code', /\d/, 'CODE', '--phone', '400-800-1234'],
  ['models save', /完成/, 'NP-S24', 'switch', '--ports', '24'],
  ['models remove', /完成/, 'NP-S24'],
  ['payments list', /没有记录/],
  ['payments confirm', /没有|不存在/, none, '10.00', 'TT-2'],
  ['payments refuse', /没有|不存在/, none, '未到账'],
  ['orders refund', /没有|不存在/, none, '误购', '--yes'],
  ['withdrawals list', /没有记录/],
  ['withdrawals paid', /没有|不存在/, none, '--note', '已打款'],
  ['withdrawals refused', /没有|不存在/, none, '--note', '卡号有误'],
  ['income offers', /没有记录/],
  ['income offer', /编号/, 'redpacket', '0.10', '某某传媒'],
  ['income end', /没有|不存在/, none, '--yes'],
  ['tickets list', /没有记录/],
  ['tickets show', /没有|不存在/, none],
  ['tickets reply', /没有|不存在/, none, '已处理'],
  ['after-sales list', /没有记录/],
  ['after-sales move', /没有|不存在/, none, 'accepted', '已受理'],
  ['contractors list', /没有记录/],
  ['contractors photo', /没有|不存在/, none, '--out', 'none.png'],
  ['contractors approve', /没有|不存在|已处理/, none],
  ['contractors refuse', /没有|不存在|已处理/, none, '照片不清'],
  ['real-name list', /没有记录/],
  ['real-name show', /没有/, 'CODE'],
  ['real-name approve', /没有/, 'CODE'],
  ['real-name refuse', /没有/, 'CODE', '姓名不符'],
  ['speedup lines', /没有记录/],
  ['speedup line', /编号/, '新加坡', '新加坡 1', 'sg1.example.net'],
  ['speedup close', /没有|不存在/, none],
  ['speedup open', /没有|不存在/, none],
  ['speedup members', /没有记录/],
  ['speedup approve', /没有|不存在/, none],
  ['speedup refuse', /没有|不存在/, none, '未备案'],
  ['star applications', /没有记录/],
  ['star approve', /没有|不存在/, none],
  ['star refuse', /没有|不存在/, none, '带宽不足'],
  ['star demands', /没有记录/],
  ['star demand', /编号/, '华东', '某某视频', '1000', '500', '0.30'],
  ['star close', /没有|不存在/, none, '--yes'],
  ['star settle', /没有|不存在/, '2026-11-20', '--rows', 'FILE', '--yes'],
  ['star disputes', /没有记录/],
  ['star answer', /没有|不存在/, none, '已核对'],
  ['plugins trust', /PEM|公钥/, '某某科技', 'FILE'],
  ['plugins publish', /插件|签名/, 'FILE'],
];

it.each(lines)('%s reaches the server, which says %s', async (name, says, ...rest) => {
  const words = rest.map((word) => {
    if (word === 'CODE') return code;
    if (word === 'FILE') return join(folder, 'rows.csv');
    return word.startsWith('NEW ') ? join(folder, word.slice(4)) : word;
  });
  const { code: ended, said } = await type(...name.split(' '), ...words);
  expect([ended === 2 ? said : '', said]).toEqual(['', expect.stringMatching(says)]);
});

it('there is a line for each command', () => {
  const known = new Set(lines.map(([name]) => name));
  expect(commands.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([]);
});
