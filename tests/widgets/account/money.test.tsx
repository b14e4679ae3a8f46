import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../src/api';
import { walletSummary, withdrawals } from '../../../src/api/contract/wallet';
import { BankCards } from '../../../widgets/account/bank-cards';
import { CouponList } from '../../../widgets/account/coupon-list';
import { PaymentList } from '../../../widgets/account/payment-list';
import { Statement } from '../../../widgets/account/statement';
import { Wallet } from '../../../widgets/account/wallet';
import { WithdrawalList } from '../../../widgets/account/withdrawal-list';
import { price } from '../../../src/format';
import { staff } from '../../../src/api/contract';
import { startReference, type Reference } from '../../server/reference';
import { json, objects, show } from './shown';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let agent: Client;
let me: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [] });
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock += 25 * 3600_000;
  agent = await reference.signIn('agent@netpane.cn');
  me = await reference.signIn();
});
afterEach(cleanup);

const summary = async () => (await agent.call(walletSummary, {})).data;
const rows = () => screen.getAllByRole('row').slice(1);

describe('a recharge', () => {
  const open = async (answers = {}) => {
    const shown = await show(<Wallet />, reference, { as: me, answers });
    const button = await screen.findByRole('button', { name: '充值' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await shown.user.click(button);
    await screen.findByRole('dialog', { name: '充值' });
    return shown;
  };
  const next = () => screen.findByRole('button', { name: '下一步' });

  it.each([
    ['1.234', '[充值金额]格式无效，最多两位小数'],
    ['0.99', '单笔充值金额应为 1.00–50,000.00 元'],
    ['50000.01', '单笔充值金额应为 1.00–50,000.00 元'],
  ])('takes no amount like %s', async (amount, words) => {
    const { user, bodies } = await open();
    await user.type(await screen.findByLabelText('充值金额'), amount);
    await user.click(await next());
    await objects('充值金额', `${words} 元`);
    expect(await bodies('/payments/create')).toEqual([]);
  });

  it('offers usual sums, and says what the balance will be', async () => {
    const before = (await me.call(walletSummary, {})).data.balance_fen;
    const { user } = await open();
    const sum = await screen.findByRole('button', { name: '1,000' });
    expect(sum.getAttribute('aria-pressed')).toBe('false');
    await user.click(sum);
    expect(sum.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText('充值金额')).toHaveProperty('value', '1000');
    expect(await screen.findByText(`到账后余额 ${price(before + 100_000)}`)).toBeTruthy();
    await user.type(screen.getByLabelText('充值金额'), '00000');
    expect(sum.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByText(/到账后余额/)).toBeNull();
  });

  it('leads to the cashier, and is in the balance once the money came', async () => {
    const before = (await me.call(walletSummary, {})).data.balance_fen;
    const { user } = await open();
    await user.type(await screen.findByLabelText('充值金额'), '88.80');
    await user.click(await next());
    const link = await screen.findByRole('link', { name: '前往测试收银台' });
    expect(screen.getByText('¥88.80')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '我已付款' }));
    expect(await screen.findByText('还没有收到付款，请稍候再查')).toBeTruthy();
    const url = new URL(link.getAttribute('href')!, 'http://netpane.test');
    await reference.fetch(new Request(url, { method: 'POST' }));
    await user.click(screen.getByRole('button', { name: '我已付款' }));
    expect(await screen.findByText('充值成功')).toBeTruthy();
    expect((await me.call(walletSummary, {})).data.balance_fen).toBe(before + 8_880);
  });

  it('can be cancelled, and stands in the list', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('充值金额'), '12');
    await user.click(await screen.findByRole('radio', { name: '银行转账' }));
    await user.click(await next());
    expect(await screen.findByText('附言（支付单号）')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '取消付款' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: '取消付款' }));
    expect(await screen.findAllByText('已取消')).toBeTruthy();
    cleanup();
    await show(<PaymentList />, reference, { as: me });
    const row = (await screen.findByText('12.00')).closest('tr')!;
    expect(within(row).getByText('已取消')).toBeTruthy();
  });

  it('says where no way to pay is configured', async () => {
    await open({
      '/payments/methods': () => json({ code: 2000, data: { list: [], total: 0, min_fen: 100, max_fen: 200 } }),
    });
    expect(await screen.findByText(/未配置支付方式/)).toBeTruthy();
    expect(screen.queryByLabelText('充值金额')).toBeNull();
  });
});

describe('the wallet', () => {
  it('keeps money where it is until a person is verified, and says why', async () => {
    await show(<Wallet />, reference, { as: me });
    expect(await screen.findByText(/提现前需要完成实名认证/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '提现' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('link', { name: '去认证' }).getAttribute('href')).toBe('/security');
  });

  const open = async (answers = {}) => {
    const shown = await show(<Wallet />, reference, { as: agent, answers });
    const button = await screen.findByRole('button', { name: '提现' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await shown.user.click(button);
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('option', { name: '招商银行 **** 4618' })).toBeTruthy());
    return shown;
  };
  const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: '提现' });

  it.each([
    ['1.234', '[提现金额]格式无效，最多两位小数'],
    ['十元', '[提现金额]格式无效，最多两位小数'],
    ['99999999', '余额不足'],
  ])('takes no amount like %s', async (amount, words) => {
    const { user, bodies } = await open();
    await user.type(screen.getByLabelText('提现金额'), amount);
    await user.click(send());
    await objects('提现金额', `${words} 元`);
    expect(await bodies('/withdrawals/create')).toEqual([]);
  });

  it('pays out in fen, once per dialog however often it is sent', async () => {
    const before = await summary();
    let first = true;
    const answers = {
      // The answer of the first try is lost on the way.
      '/withdrawals/create': async (request: Request) => {
        const answer = await reference.fetch(request);
        if (!first) return answer;
        first = false;
        throw new TypeError('lost');
      },
    };
    const { user, bodies } = await open(answers);
    await user.type(screen.getByLabelText('提现金额'), '12.34');
    await user.selectOptions(screen.getByLabelText('到账银行卡'), '招商银行 **** 4618');
    await user.type(screen.getByLabelText('登录密码'), 'Netpane2026');
    await user.click(send());
    expect(await screen.findByText('网络连接已断开，请检查网络后重试')).toBeTruthy();
    expect(screen.getByLabelText('提现金额')).toHaveProperty('value', '12.34');
    await user.click(send());
    expect(await screen.findByText('提现申请已提交')).toBeTruthy();
    const [one, two] = (await bodies('/withdrawals/create')) as { request_id: string; amount_fen: number }[];
    expect([one?.amount_fen, two?.request_id]).toEqual([1234, one?.request_id]);
    expect((await summary()).balance_fen).toBe(before.balance_fen - 1234);
  });

  it('says at the password that it is wrong, and at the amount what the server objects to', async () => {
    const { user, answers } = await open();
    await user.type(screen.getByLabelText('提现金额'), '20');
    await user.selectOptions(screen.getByLabelText('到账银行卡'), '招商银行 **** 4618');
    await user.type(screen.getByLabelText('登录密码'), 'wrong-one1');
    await user.click(send());
    await objects('登录密码', '登录密码错误');
    answers['/withdrawals/create'] = () => json({ code: 4022, errors: { amount_fen: ['今日已达上限'] } }, 422);
    await user.click(send());
    await objects('提现金额', '今日已达上限 元');
  });
});

describe('withdrawals', () => {
  it('are taken back while they wait, and show what the staff settled', async () => {
    const { user } = await show(<WithdrawalList />, reference, { as: agent });
    await screen.findByText('处理中');
    await user.click(screen.getByRole('button', { name: '撤回' }));
    const ask = within(await screen.findByRole('alertdialog'));
    expect(ask.getByText('撤回 12.34 元 的提现？金额会退回余额。')).toBeTruthy();
    await user.click(ask.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByText('处理中')).toBeNull());
    expect((await agent.call(withdrawals, { page: 1, per_page: 50 })).data.list[0]?.state).toBe('cancelled');
  });

  it('that were settled meanwhile are not taken back', async () => {
    await reference.services.db.query(
      `INSERT INTO withdrawal (id, account_id, request_id, card, amount_fen, state, created_at, updated_at)
       VALUES ('wd_late', 'acc_agent', 'late', '招商银行', 1000, 'pending', $1, $1)`,
      [new Date(clock)],
    );
    const { user } = await show(<WithdrawalList />, reference, { as: agent });
    await user.click(await screen.findByRole('button', { name: '撤回' }));
    await reference.staff.call(staff.staffWithdrawalSettle, { id: 'wd_late', by: '李', paid: true, note: '已打款' });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('该笔提现已处理，不能撤回')).toBeTruthy();
  });
});

describe('bank cards', () => {
  const fill = async (user: Awaited<ReturnType<typeof show>>['user'], number: string) => {
    await user.type(await screen.findByLabelText('持卡人'), '周启航');
    await user.selectOptions(screen.getByLabelText('开户银行'), '工商银行');
    await user.type(screen.getByLabelText('银行卡号'), number);
    await user.type(screen.getByLabelText('登录密码'), 'Netpane2026');
    await user.click(screen.getByRole('button', { name: '绑定' }));
  };

  it('are bound with 16 or 19 digits, shown masked, and unbound with the password', async () => {
    const { user, bodies } = await show(<BankCards />, reference, { as: agent });
    expect(await screen.findByText('**** 4618')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '绑定银行卡' }));
    await fill(user, '62148305722046');
    await objects('银行卡号', '[银行卡号]格式无效');
    await user.clear(screen.getByLabelText('银行卡号'));
    await user.type(screen.getByLabelText('银行卡号'), '6222 0212 0102 3456 789');
    await user.click(screen.getByRole('button', { name: '绑定' }));
    expect(await screen.findByText('绑定成功')).toBeTruthy();
    expect(await bodies('/cards/add')).toMatchObject([{ number: '6222021201023456789' }]);
    expect(await screen.findByText('**** 6789')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\d{12}/);
    const row = rows().find((one) => within(one).queryByText('**** 6789'))!;
    await user.click(within(row).getByRole('button', { name: '解绑' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('登录密码'), 'Netpane2026');
    await user.click(dialog.getByRole('button', { name: '解绑' }));
    expect(await screen.findByText('已解绑')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('**** 6789')).toBeNull());
  });

  it('that are bound already are refused at the number', async () => {
    const { user } = await show(<BankCards />, reference, { as: agent });
    await user.click(await screen.findByRole('button', { name: '绑定银行卡' }));
    await fill(user, '6214830572204618');
    await objects('银行卡号', '该银行卡已绑定');
  });

  it('are for verified people', async () => {
    const { user } = await show(<BankCards />, reference, { as: me });
    expect(await screen.findByText('还没有绑定银行卡')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '绑定银行卡' })[0]!);
    await fill(user, '6222021201023456');
    expect(await screen.findByText('请先完成实名认证')).toBeTruthy();
    expect(screen.getByLabelText('持卡人')).toHaveProperty('value', '周启航');
  });
});

it('the statement shows every change with its balance and the sums', async () => {
  await show(<Statement />, reference, { as: agent });
  await screen.findByText('-12.34');
  expect(screen.getByText('+12.34')).toBeTruthy();
  expect(screen.getByText(/^收入 [\d,.]+ 元，支出 [\d,.]+ 元$/)).toBeTruthy();
});

it('coupons say what they are for and whether they can be used', async () => {
  await show(<CouponList />, reference, { as: me });
  await screen.findByText('新客满减券');
  const row = rows().find((one) => within(one).queryByText('新客满减券'))!;
  expect(within(row).getByText('可用')).toBeTruthy();
  expect(within(row).getByText('满 99.00 元')).toBeTruthy();
});
