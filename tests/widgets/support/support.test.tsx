import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { staff, support } from '../../../src/api/contract';
import { deploy } from '../../../src/domain/deployment';
import { AfterSaleForm } from '../../../widgets/support/after-sale-form';
import { AfterSales } from '../../../widgets/support/after-sales';
import { Consulting } from '../../../widgets/support/consulting';
import { TicketForm } from '../../../widgets/support/ticket-form';
import { TicketDrawer } from '../../../widgets/support/ticket-list/ticket-drawer';
import { TicketList } from '../../../widgets/support/ticket-list';
import { startReference, type Reference } from '../../server/reference';
import { field, json, objects, show } from '../account/shown';

/** A Friday at ten in Beijing. */
const friday = Date.parse('2026-11-20T02:00:00Z');
let clock = friday;
let reference: Reference;
let me: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [] });
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock = Math.max(clock, friday) + 7 * 24 * 3600_000;
  me = await reference.signIn();
});
afterEach(cleanup);

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const photo = (name: string, type: string, bytes: Uint8Array<ArrayBuffer> = png) => new File([bytes], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });

describe('applying for after-sales', () => {
  it('says at each field what is missing, takes photos, and leads to the orders', async () => {
    const { user, bodies, went } = await show(<AfterSaleForm />, reference, { as: me });
    await user.click(await screen.findByRole('button', { name: '提交申请' }));
    await objects('收货地址', '必须填写收货地址');
    expect(await bodies('/after_sales/save')).toEqual([]);
    await user.type(screen.getByLabelText('产品型号'), 'NP-R620');
    await user.type(screen.getByLabelText('序列号'), '12');
    await user.type(screen.getByLabelText('问题描述'), '通电后不亮');
    await user.type(screen.getByLabelText('联系人'), '林昭');
    await user.type(screen.getByLabelText('手机号'), '13805712046');
    await user.type(screen.getByLabelText('收货地址'), '杭州市文三路 398 号');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    await objects('序列号', '[序列号]格式无效，应为 6–32 位字母、数字或连字符');
    await user.type(screen.getByLabelText('序列号'), '345678');

    choose(photo('a.svg', 'image/svg+xml'));
    expect(await screen.findByText('a.svg 不是 JPEG、PNG 或 WebP 照片')).toBeTruthy();
    choose(photo('big.png', 'image/png', new Uint8Array(5 * 1024 * 1024 + 1)));
    expect(await screen.findByText('big.png 超过 5 MB')).toBeTruthy();
    choose(photo('page.png', 'image/png', new TextEncoder().encode('<script>')));
    expect(await screen.findByText('page.png 上传失败：只支持 JPEG、PNG、WebP 照片')).toBeTruthy();
    choose(photo('ok.png', 'image/png'));
    expect(await screen.findByRole('button', { name: '移除第 1 张照片' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: '提交申请' }));
    await waitFor(() => expect(went).toEqual([{ name: 'after_sales' }]));
    const [sent] = (await bodies('/after_sales/save')) as { photos: string[]; mobile: string }[];
    expect(sent).toMatchObject({ mobile: '13805712046', photos: [expect.stringMatching(/^pho_/) as string] });
  });

  it('of an order that somebody accepted changes nothing any more', async () => {
    await show(<AfterSaleForm afterSaleId="as_7GCbbjgqE8yd3uTD" />, reference, { as: me });
    expect(await screen.findByText('售后单已受理，不能再修改。')).toBeTruthy();
  });

  it('of somebody else is not found', async () => {
    await show(<AfterSaleForm afterSaleId="as_acc_agent_1" />, reference, { as: me });
    expect(await screen.findByText('没有找到')).toBeTruthy();
  });
});

it('after-sales orders are withdrawn after a question, until somebody accepted them', async () => {
  const { user } = await show(<AfterSales />, reference, { as: me });
  await screen.findByText('已提交', { selector: 'td *' });
  const row = screen.getAllByRole('row').find((one) => within(one).queryByText('已提交'))!;
  await user.click(within(row).getByRole('button', { name: /撤回|更多/ }));
  if (!screen.queryByRole('alertdialog')) await user.click(await screen.findByRole('menuitem', { name: '撤回' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByText('已提交', { selector: 'td *' })).toBeNull());
});

describe('tickets', () => {
  it('are opened and lead to their thread', async () => {
    const { user, went } = await show(<TicketForm />, reference, { as: me });
    await user.click(screen.getByRole('button', { name: '提交工单' }));
    await objects('标题', '必须填写标题');
    await user.type(screen.getByLabelText('标题'), '晚上网速慢');
    await user.type(screen.getByLabelText('问题描述'), '每天 20 点以后');
    await user.click(screen.getByRole('button', { name: '提交工单' }));
    await waitFor(() => expect(went).toHaveLength(1));
    const { list } = (await me.call(support.tickets, { page: 1, per_page: 50 })).data;
    expect(went).toEqual([{ name: 'customer_service.orders', query: { ticket: list[0]?.id } }]);
  });

  it('are listed with how they stand', async () => {
    await show(<TicketList />, reference, { as: me });
    expect(await screen.findByText('晚上网速慢')).toBeTruthy();
    const row = screen.getAllByRole('row').find((one) => within(one).queryByText('晚上网速慢'))!;
    expect(within(row).getByText('待回复')).toBeTruthy();
  });

  it('open beside their list, also where the page keeps no address', async () => {
    const { user } = await show(<TicketList />, reference, { as: me });
    const subject = await screen.findByText('晚上网速慢');
    await user.click(within(subject.closest('tr')!).getByRole('button', { name: '查看' }));
    expect(await screen.findByText('每天 20 点以后', {}, { timeout: 10_000 })).toBeTruthy();
  });

  it('show what was said, tell a simulated answer from a person, and take a reply', async () => {
    const [ticket] = (await me.call(support.tickets, { page: 1, per_page: 50 })).data.list;
    const id = ticket!.id;
    await reference.staff.call(staff.staffTicketReply, { id, by: '客服 0317', text: '请重启网关' });
    await reference.services.db.query(
      `INSERT INTO ticket_message (id, ticket_id, sender, body, at, simulated) VALUES ('m_sim', $1, 'service', '自动回复', $2, true)`,
      [id, new Date(clock + 1)],
    );
    const { user } = await show(<TicketDrawer id={id} onClose={() => undefined} />, reference, { as: me });
    const bubble = (text: string) => within(screen.getByText(text).closest('li')!);
    await screen.findByText('请重启网关');
    expect(bubble('请重启网关').getByText('客服 0317')).toBeTruthy();
    expect(bubble('请重启网关').queryByText('模拟')).toBeNull();
    expect(bubble('自动回复').getByText('模拟')).toBeTruthy();
    clock += 1000;
    await user.type(field('回复'), '重启后好了');
    await user.click(screen.getByRole('button', { name: '发送' }));
    expect(
      bubble((await screen.findByText('重启后好了', { selector: 'p' })).textContent!).getByText('我'),
    ).toBeTruthy();
    await waitFor(() => expect(field('回复')).toHaveProperty('value', ''));
  });
});

describe('the consulting dialog', () => {
  const at = (beijing: string) => (clock = Date.parse(`${beijing}+08:00`));
  const open = async (as: Client, answers = {}) => {
    const started: object[] = [];
    const shown = await show(<Consulting open onChatStart={(detail) => void started.push(detail)} />, reference, {
      as,
      answers,
    });
    await screen.findByRole('dialog', { name: '在线咨询' });
    await waitFor(() => expect(shown.sent.some(({ url }) => url.endsWith('/JSON/time.json'))).toBe(true));
    return { ...shown, started };
  };
  const fast = () => screen.getByRole('radio', { name: /服务码快速通道/ }) as HTMLInputElement;
  const signedIn = async (email: string) => reference.signIn(email);

  // 8 January 2027 is a Friday.
  it.each([
    ['enterprise', '2027-01-08T08:59', false],
    ['enterprise', '2027-01-08T09:00', true],
    ['enterprise', '2027-01-08T20:59', true],
    ['enterprise', '2027-01-08T21:00', false],
    ['enterprise', '2027-01-09T17:59', true],
    ['enterprise', '2027-01-09T18:00', false],
    ['enterprise', '2027-01-10T09:00', true],
    ['free', '2027-01-08T09:00', true],
    ['free', '2027-01-08T17:59', true],
    ['free', '2027-01-08T18:00', false],
    ['free', '2027-01-09T12:00', false],
    ['free', '2025-01-27T12:00', true],
    ['free', '2025-02-05T12:00', true],
  ])('offers %s customers the fast channel at %s: %s', async (customer, time, offered) => {
    at(time);
    await open(await signedIn(customer === 'enterprise' ? 'agent@netpane.cn' : 'demo@netpane.cn'));
    await waitFor(() => expect(fast().disabled).toBe(!offered));
    expect(screen.queryByText('当前不在服务时间，请使用机器人通道') === null).toBe(offered);
  });

  it.each(['2025-01-28T00:00', '2025-01-29T12:00', '2025-02-04T23:59'])(
    'leaves the robot and the hotline in the holiday at %s, by the clock of the server',
    async (time) => {
      at(time);
      deploy({ hotline: '400-000-0000' });
      const { user, started } = await open(await signedIn('agent@netpane.cn'));
      expect(await screen.findByText(/节假日期间只提供机器人通道.*400-000-0000/)).toBeTruthy();
      deploy({ hotline: '' });
      expect(fast().disabled).toBe(true);
      await user.click(screen.getByRole('button', { name: '开始会话' }));
      await waitFor(() => expect(started).toHaveLength(1));
    },
  );

  it('starts after the code was verified, and not with another one', async () => {
    at('2027-01-08T10:00');
    me = await signedIn('demo@netpane.cn');
    const { user, started, went } = await open(me);
    const start = () => screen.getByRole('button', { name: '开始会话' }) as HTMLButtonElement;
    expect(start().disabled).toBe(true);
    await user.type(field('服务码'), '2026');
    await user.click(screen.getByRole('button', { name: '验证' }));
    await objects('服务码', '服务码错误');
    await user.type(field('服务码'), '11');
    await user.click(screen.getByRole('button', { name: '验证' }));
    expect(await screen.findByText('服务码有效，可以开始会话')).toBeTruthy();
    await user.type(field('服务码'), '{Backspace}');
    await waitFor(() => expect(start().disabled).toBe(true));
    await user.type(field('服务码'), '1');
    await user.click(screen.getByRole('button', { name: '验证' }));
    await waitFor(() => expect(start().disabled).toBe(false));
    await user.click(start());
    await waitFor(() => expect(started).toMatchObject([{ nickName: '客服 0317', return_type: 'free' }]));
    await user.click(await screen.findByRole('button', { name: '发送' }));
    await objects('想咨询的问题', '必须填写想咨询的问题');
    await user.type(field('想咨询的问题'), '分店如何组网');
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(went).toHaveLength(1));
    const { list } = (await me.call(support.tickets, { page: 1, per_page: 50 })).data;
    const opened = list.find(({ subject }) => subject === '在线咨询：服务码快速通道');
    expect(went).toEqual([{ name: 'customer_service.orders', query: { ticket: opened!.id } }]);
  });

  it.each([
    ['a refusal shows its message', () => json({ code: 4601, message: '服务码错误', data: null }), '服务码错误'],
    [
      'a status that is no success is shown',
      () => json({ code: 2000, message: '', data: { status: '客服忙，请稍后再试' } }),
      '客服忙，请稍后再试',
    ],
    ['a code of thousands is a refusal', () => json({ code: 3000, message: '通道维护中', data: null }), '通道维护中'],
    ['too many tries', () => json({}, 429, { 'retry-after': '9' }), '短时间内请求过多，请在 9 秒后重试'],
    ['a failing server', () => json({ code: 5001, message: '数据库忙' }, 500), '数据库忙'],
  ])('%s, and the code stays', async (_, answer, words) => {
    at('2027-01-08T10:00');
    const { user } = await open(await signedIn('demo@netpane.cn'), { '/customer_service': answer });
    await user.type(field('服务码'), '123456');
    await user.click(screen.getByRole('button', { name: '验证' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('服务码')).toHaveProperty('value', '123456');
    expect(screen.getByRole('button', { name: '开始会话' })).toHaveProperty('disabled', true);
  });
});
