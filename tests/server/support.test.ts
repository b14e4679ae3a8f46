import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { personalizationShow, personalizationUpdate } from '../../src/api/contract/personalization';
import * as support from '../../src/api/contract/support';
import { user } from '../../src/api/contract/user';
import { takeOverUploads } from '../../host/server/account/support/upload-parts';
import { dropStrayPhotos, sniffPhoto } from '../../host/server/account/support/uploads';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

/** A Friday at ten in Beijing. */
let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
let other: Client;
const page = { page: 1, per_page: 50 };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  me = await reference.signIn();
  other = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const upload = async (bytes: Uint8Array, name = 'a.png') =>
  (await me.call(support.photoUpload, { file: new File([new Uint8Array(bytes)], name, { type: 'image/png' }) })).data
    .id;

/** Compared as text: as arrays of numbers they take a second. */
const text = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>) => Buffer.from(new Uint8Array(bytes)).toString('latin1');
const read = async (id: string) => text(await (await me.call(support.photo, { id })).arrayBuffer());
const kept = async () =>
  (await reference.services.db.query<{ id: string }>('SELECT DISTINCT upload_id AS id FROM upload_part')).map(
    ({ id }) => id,
  );
/** A photo of three parts, the last of which is short. */
const large = new Uint8Array(600_000).fill(7);
large.set(png);

describe('photos', () => {
  it.each([
    ['small', png],
    ['of several parts', large],
  ])('that are %s come back as they were, for their owner only', async (_, bytes) => {
    const id = await upload(bytes);
    expect(await read(id)).toBe(text(bytes));
    expect((await failureOf(other.call(support.photo, { id }))).kind).toBe('notFound');
    expect(await kept()).toContain(id);
  });

  it('that an earlier version left in a folder are taken over, but for what is cut short or nobody knows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'netpane-uploads-'));
    const [whole, short, there] = [await upload(large), await upload(large), await upload(png)];
    const { db } = reference.services;
    await db.query('DELETE FROM upload_part WHERE upload_id = ANY($1::text[])', [[whole, short]]);
    expect((await failureOf(read(whole))).kind).toBe('notFound');
    await writeFile(join(folder, whole), large);
    await writeFile(join(folder, short), large.subarray(0, 1000));
    for (const name of [there, 'unknown']) await writeFile(join(folder, name), 'x');
    const said: string[] = [];
    for (let start = 0; start < 2; start++) await takeOverUploads(db, folder, (line) => said.push(line));
    expect((await readdir(folder)).sort()).toEqual([short, 'unknown'].sort());
    expect([await read(whole), await read(there)]).toEqual([text(large), text(png)]);
    expect(said.filter((line) => line === '已把 1 个上传文件存入数据库')).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('上传文件不完整'))).toHaveLength(2);
    await takeOverUploads(db, join(folder, 'none'), () => expect.unreachable());
    await rm(folder, { recursive: true });
  });

  it('leave neither row nor content where one of them is refused', async () => {
    const { db } = reference.services;
    await db.exec(`ALTER TABLE upload_part ADD CONSTRAINT full_disk CHECK (part < 1) NOT VALID`);
    const before = await db.query('SELECT id FROM upload ORDER BY id');
    await expect(upload(large)).rejects.toThrow();
    await db.exec(`ALTER TABLE upload_part DROP CONSTRAINT full_disk`);
    expect(await db.query('SELECT id FROM upload ORDER BY id')).toEqual(before);
  });

  it.each([
    ['a page that calls itself a picture', new TextEncoder().encode('<script>alert(1)</script>')],
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', new Uint8Array()],
  ])('are no %s', async (_, bytes) => {
    expect((await failureOf(upload(bytes))).detail.errors).toEqual({ file: ['只支持 JPEG、PNG、WebP 照片'] });
  });

  it('are at most 5 MB', async () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(png);
    expect((await failureOf(upload(large))).detail.status).toBeGreaterThanOrEqual(400);
  });

  it('go a day later when their form was never sent, and stay while something refers to them', async () => {
    const [stray, filed, sent] = [await upload(png), await upload(png), await upload(png)];
    const contact = { contact: '李工', mobile: '13800138000', address: '广东省深圳市南山区科技园 1 号' };
    const device = { product: 'GW-5200', serial: 'SN20260001', reason: '指示灯不亮，无法启动' };
    await me.call(support.afterSaleSave, { kind: 'repair', ...device, ...contact, photos: [filed] });
    await me.call(support.ticketOpen, { subject: '无法上线', category: 'device', text: '见照片', photos: [sent] });
    const before = clock;
    await dropStrayPhotos(reference.services);
    expect(await kept()).toContain(stray);
    clock += 25 * 3600_000;
    await dropStrayPhotos(reference.services);
    clock = before;
    expect(await kept()).not.toContain(stray);
    expect(await kept()).toEqual(expect.arrayContaining([filed, sent]));
    expect((await failureOf(me.call(support.photo, { id: stray }))).kind).toBe('notFound');
  });

  it('do not lead out of their folder', async () => {
    expect((await failureOf(me.call(support.photo, { id: '../package.json' }))).kind).toBe('notFound');
  });

  it.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50], 'image/webp'],
    [[0x47, 0x49, 0x46, 0x38], undefined],
  ])('are told by their bytes', (bytes, type) => {
    expect(sniffPhoto(new Uint8Array(bytes))).toBe(type);
  });
});

describe('after-sales', () => {
  const order = {
    kind: 'repair' as const,
    product: 'NP-R620',
    serial: 'NPR6202504180372',
    reason: '通电后指示灯不亮',
    contact: '林昭',
    mobile: '13805712046',
    address: '杭州市文三路 398 号',
    photos: [] as string[],
  };

  it('are filed with photos, changed, and withdrawn until somebody accepted them', async () => {
    const photos = [await upload(png)];
    const { id } = (await me.call(support.afterSaleSave, { ...order, photos })).data;
    await me.call(support.afterSaleSave, { ...order, id, photos, reason: '更换电源后仍不亮' });
    const detail = (await me.call(support.afterSaleDetail, { id })).data;
    expect(detail).toMatchObject({ reason: '更换电源后仍不亮', photos, state: 'submitted' });
    expect((await failureOf(other.call(support.afterSaleDetail, { id }))).kind).toBe('notFound');
    expect((await failureOf(other.call(support.afterSaleCancel, { id }))).kind).toBe('notFound');
    clock += 1000;
    await me.call(support.afterSaleCancel, { id });
    expect((await me.call(support.afterSaleDetail, { id })).data.steps.map((step) => step.state)).toEqual([
      'submitted',
      'cancelled',
    ]);
    expect((await failureOf(me.call(support.afterSaleSave, { ...order, id }))).detail.code).toBe(4501);
  });

  it('say at the field what is wrong', async () => {
    const bad = { ...order, serial: '1', reason: '坏', mobile: '1', product: '', contact: '', address: '' };
    const { errors } = (await failureOf(me.call(support.afterSaleSave, bad))).detail;
    expect(Object.keys(errors ?? {}).sort()).toEqual(['address', 'contact', 'mobile', 'product', 'reason', 'serial']);
    const foreign = await failureOf(other.call(support.afterSaleSave, { ...order, photos: [await upload(png)] }));
    expect(foreign.detail.errors).toHaveProperty('photos');
  });

  it('are found by keyword and state', async () => {
    const done = (await me.call(support.afterSales, { ...page, state: 'done' })).data;
    expect(done.list.map((row) => row.product)).toEqual(['NP-R620']);
    expect((await me.call(support.afterSales, { ...page, q: 'ap330' })).data.total).toBe(1);
    expect((await me.call(support.afterSales, { ...page, q: '%' })).data.total).toBe(0);
  });
});

it('tickets are opened, answered and closed by their owner only', async () => {
  const { id } = (await me.call(support.ticketOpen, { subject: '延迟', category: 'network', text: '晚上慢' })).data;
  clock += 1000;
  await me.call(support.ticketReply, { id, text: '  补充：只有宁波  ' });
  const thread = (await me.call(support.ticketThread, { id })).data;
  expect(thread).toMatchObject({ state: 'open', replies: 1 });
  expect(thread.thread.map((one) => one.text)).toEqual(['晚上慢', '补充：只有宁波']);
  for (const call of [
    () => other.call(support.ticketThread, { id }),
    () => other.call(support.ticketReply, { id, text: 'x' }),
    () => other.call(support.ticketClose, { id }),
  ]) {
    expect((await failureOf(call())).kind).toBe('notFound');
  }
  await me.call(support.ticketClose, { id });
  expect((await me.call(support.tickets, { ...page, state: 'closed' })).data.list[0]?.id).toBe(id);
  await me.call(support.ticketReply, { id, text: '还有问题' });
  expect((await me.call(support.ticketThread, { id })).data.state).toBe('open');
});

describe('consulting', () => {
  it('opens the fast channel by a code of six digits within its hours', async () => {
    const fast = (service_code: string) => me.call(support.customerService, { type: 'fast', service_code });
    expect((await failureOf(fast('12345'))).message).toBe('服务码错误');
    expect((await failureOf(fast('000000'))).message).toBe('服务码错误');
    expect((await fast('202611')).data).toMatchObject({ status: 'success', return_type: 'free' });
    clock += 9 * 3600_000;
    expect((await fast('202611')).data.status).not.toBe('success');
    const agent = await other.call(support.customerService, { type: 'fast', service_code: '202611' });
    expect(agent.data).toMatchObject({ status: 'success', return_type: 'paid' });
    expect((await me.call(support.customerService, { type: 'robot' })).data.status).toBe('success');
    clock -= 9 * 3600_000;
  });

  it('lets nobody guess codes', async () => {
    const guess = () => failureOf(me.call(support.customerService, { type: 'fast', service_code: '111111' }));
    for (let i = 0; i < 10; i++) await guess();
    expect((await guess()).kind).toBe('tooMany');
  });
});

it('personalization is kept per account and per table', async () => {
  const columns = (tableCacheKey: string, displayFields: string[]) =>
    me.call(personalizationUpdate, { display_column: { tableCacheKey, displayFields } });
  await Promise.all([columns('a', ['x', 'y']), columns('b', ['z'])]);
  await me.call(personalizationUpdate, { theme: 'BLACK', home_section: 'DNS' });
  expect((await me.call(personalizationShow, {})).data).toEqual({ a: ['x', 'y'], b: ['z'] });
  expect((await me.call(user, {})).data.personalization).toEqual({
    theme: 'BLACK',
    home_section: 'DNS',
    table_column: { a: ['x', 'y'], b: ['z'] },
  });
  expect((await other.call(user, {})).data.personalization).toMatchObject({ theme: 'WHITE', table_column: {} });
  await columns('a', []);
  expect((await me.call(personalizationShow, {})).data).toEqual({ b: ['z'] });
  await me.call(personalizationUpdate, { reset_columns: true });
  expect((await me.call(personalizationShow, {})).data).toEqual({});
});
