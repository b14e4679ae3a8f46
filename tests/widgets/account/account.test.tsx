import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { generate } from 'otplib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../src/api';
import { user as userCall } from '../../../src/api/contract/user';
import { loginHistory, sessions } from '../../../src/api/contract/security';
import { personalizationUpdate } from '../../../src/api/contract/personalization';
import { settleRealName } from '../../../host/server/account/auth/real-name';
import { LoginHistory } from '../../../widgets/account/login-history';
import { Personalization } from '../../../widgets/account/personalization';
import { Profile } from '../../../widgets/account/profile';
import { Security } from '../../../widgets/account/security';
import { SessionList } from '../../../widgets/account/session-list';
import { startReference, type Reference } from '../../server/reference';
import { json, lastCode, objects, show } from './shown';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let me: Client;
beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [] });
});
afterAll(() => reference.close());
beforeEach(async () => {
  clock += 25 * 3600_000;
  me = await reference.signIn();
});
afterEach(cleanup);

describe('the profile', () => {
  it('shows account, masked number, bind code and the agreements', async () => {
    await show(<Profile />, reference, { as: me });
    const { account_code } = (await me.call(userCall, {})).data;
    expect(await screen.findByText('demo@netpane.cn')).toBeTruthy();
    expect(screen.getByText('138****2046')).toBeTruthy();
    expect(screen.queryByText(/13805712046/)).toBeNull();
    expect(screen.getByText(account_code)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['用户协议', '隐私政策']);
  });

  it('saves QQ on Enter, gives up on Escape, and says at the field what is no QQ', async () => {
    const { user, bodies } = await show(<Profile />, reference, { as: me });
    await user.click(await screen.findByRole('button', { name: '修改 QQ' }));
    const field = () => screen.getByLabelText('QQ');
    await user.clear(field());
    await user.type(field(), '0123{Enter}');
    await objects('QQ', '[QQ]格式无效，应为 5–12 位数字');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('QQ')).toBeNull();
    await user.click(screen.getByRole('button', { name: '修改 QQ' }));
    await user.clear(field());
    await user.type(field(), '10086001{Enter}');
    expect(await screen.findByText('修改成功')).toBeTruthy();
    expect(await screen.findByText('10086001')).toBeTruthy();
    expect(await bodies('/profile/qq')).toEqual([{ qq: '10086001' }]);
  });

  it('says as a toast what the server says about QQ, and keeps what was typed', async () => {
    const answers = { '/profile/qq': () => json({ code: 4999, message: '今天修改次数已用完', data: null }) };
    const { user } = await show(<Profile />, reference, { as: me, answers });
    await user.click(await screen.findByRole('button', { name: '修改 QQ' }));
    await user.clear(screen.getByLabelText('QQ'));
    await user.type(screen.getByLabelText('QQ'), '55555{Enter}');
    expect((await screen.findByText('今天修改次数已用完')).closest('form')).toBeNull();
    expect(screen.getByLabelText('QQ')).toHaveProperty('value', '55555');
  });

  it.each([
    ['copies the bind code', async () => undefined, '复制成功！'],
    ['says when it cannot be copied', async () => Promise.reject(new Error('no')), '复制失败，请手动选择复制！'],
  ])('%s', async (_, writeText, words) => {
    const { user } = await show(<Profile />, reference, { as: me });
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await user.click(await screen.findByRole('button', { name: /^复制/ }));
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('changing the mobile number', () => {
  const open = async () => {
    const shown = await show(<Profile />, reference, { as: me });
    await shown.user.click(await screen.findByRole('button', { name: '修改' }));
    await screen.findByRole('dialog');
    return shown;
  };
  const step = () => document.querySelector('[aria-current="step"]')?.getAttribute('aria-label');

  it('goes from the current number over a code to the new one, and objects in the words of the rules', async () => {
    const { user } = await open();
    expect(step()).toBe('第 1 步，验证当前手机号');
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await objects('手机号', '必须填写手机号');
    await user.type(screen.getByLabelText('手机号'), '12805712046{Enter}');
    await objects('手机号', '[手机号]格式无效');
    await user.clear(screen.getByLabelText('手机号'));
    await user.type(screen.getByLabelText('手机号'), '13805712047{Enter}');
    await objects('手机号', '[手机号]与当前绑定手机号不匹配');
    await user.clear(screen.getByLabelText('手机号'));
    await user.type(screen.getByLabelText('手机号'), '13805712046{Enter}');

    await waitFor(() => expect(step()).toBe('第 2 步，绑定新手机号'));
    await user.type(screen.getByLabelText('手机号'), '13700001234');
    await user.click(screen.getByRole('button', { name: '绑定' }));
    await objects('短信验证码', '必须填写短信验证码');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('button', { name: '重新发送 (60s)' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('短信验证码'), '000000');
    await user.click(screen.getByRole('button', { name: '绑定' }));
    expect(await screen.findByText(/短信验证码错误或已失效/)).toBeTruthy();
    expect(screen.getByLabelText('手机号')).toHaveProperty('value', '137 0000 1234');
    await user.clear(screen.getByLabelText('短信验证码'));
    await user.type(screen.getByLabelText('短信验证码'), await lastCode(reference, '13700001234'));
    await user.click(screen.getByRole('button', { name: '绑定' }));

    await waitFor(() => expect(step()).toBe('第 3 步，完成'));
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByText('137****1234')).toBeTruthy();
    await reference.services.db.query(`UPDATE account SET mobile = '13805712046' WHERE id = 'acc_demo'`);
  });
});

describe('security', () => {
  it('changes the password; a wrong one and a weak one are said at their fields', async () => {
    const { user } = await show(<Security />, reference, { as: me });
    await user.click((await screen.findAllByRole('button', { name: '修改' }))[0]!);
    const type = async (label: string, value: string) => {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    };
    await type('当前密码', 'wrong-one1');
    await type('新密码', 'aaaaaaaa');
    await type('确认密码', 'bbbbbbbb');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByLabelText('新密码').getAttribute('aria-invalid')).toBe('true'));
    await objects('确认密码', '两次输入的密码不一致');
    await type('新密码', 'Netpane2027');
    await type('确认密码', 'Netpane2027');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await objects('当前密码', '登录密码错误');
    await type('当前密码', 'Netpane2026');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('密码已修改，其他设备已退出登录')).toBeTruthy();
    const again = await reference.signIn('demo@netpane.cn', 'Netpane2027');
    const { data } = await again.call(sessions, {});
    expect(data.total).toBe(2);
    await reference.services.db.query(
      `UPDATE account SET password_hash = (SELECT password_hash FROM account WHERE id = 'acc_agent') WHERE id = 'acc_demo'`,
    );
  });

  it('hands in name and card, and tells how it stands', async () => {
    const { user } = await show(<Security />, reference, { as: me });
    await user.click(await screen.findByRole('button', { name: '去认证' }));
    await user.type(screen.getByLabelText('姓名'), '林昭');
    await user.type(screen.getByLabelText('身份证号'), '11010519491231');
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    await objects('身份证号', '[身份证号]格式无效');
    await user.type(screen.getByLabelText('身份证号'), '0020');
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    await objects('身份证号', '身份证号校验位不正确');
    await user.type(screen.getByLabelText('身份证号'), '{Backspace}{Backspace}{Backspace}02X');
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('审核中')).toBeTruthy();
    cleanup();
    const settle = (approved: boolean, reason: string) =>
      settleRealName(reference.services.db, { accountId: 'acc_demo', approved, reason, at: new Date(clock) });
    await settle(false, '姓名与身份证不一致');
    await show(<Security />, reference, { as: me });
    expect(await screen.findByText('未通过')).toBeTruthy();
    expect(screen.getByText(/姓名与身份证不一致/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新认证' })).toBeTruthy();
    cleanup();
    await reference.services.db.query('UPDATE real_name SET stage = 2');
    await settle(true, '演示环境自动审核（模拟），没有真人核对');
    await show(<Security />, reference, { as: me });
    expect(await screen.findByText(/林\* .* · 演示环境自动审核（模拟），没有真人核对/)).toBeTruthy();
  });

  it('turns two-step codes on with a first code, shows the recovery codes once, and turns them off', async () => {
    const { user } = await show(<Security />, reference, { as: me });
    await user.click(await screen.findByRole('button', { name: '开启' }));
    await user.type(await screen.findByLabelText('登录密码'), 'Netpane2026{Enter}');
    const code = await screen.findByLabelText('动态码');
    const secret = [...document.querySelectorAll('dialog *')]
      .map((node) => node.textContent?.replace(/\s/g, '') ?? '')
      .find((text) => /^[A-Z2-7]{20,}$/.test(text))!;
    await user.type(code, '000000{Enter}');
    await objects('动态码', '两步验证码错误');
    await user.clear(code);
    const epoch = Math.floor(clock / 1000);
    await user.type(code, await generate({ secret, epoch }));
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '恢复码' }));
    const codes = dialog.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(codes).toHaveLength(10);
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: '我已保存' }));
    expect(await screen.findByText('已开启')).toBeTruthy();
    expect(screen.getByText('恢复码剩余 10 个')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await user.type(await screen.findByLabelText('登录密码'), 'Netpane2026');
    await user.type(screen.getByLabelText('动态码或恢复码'), codes[0]!);
    await user.click(screen.getByRole('button', { name: '确认关闭' }));
    expect(await screen.findByText('两步验证已关闭')).toBeTruthy();
  });
});

describe('the devices that are signed in', () => {
  it('are ended one by one or all others, after a question', async () => {
    await reference.signIn();
    await reference.signIn();
    const { user, bodies } = await show(<SessionList />, reference, { as: me });
    expect(await screen.findByText('当前设备')).toBeTruthy();
    const rows = () => screen.getAllByRole('row').slice(1);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(within(rows().find((row) => within(row).queryByText('退出'))!).getByText('退出'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));
    expect(await bodies('/sessions/revoke')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '退出其他全部设备' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }));
    expect(await screen.findByText('已退出 2 台设备')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(await bodies('/sessions/revoke')).toEqual([{ others: true }]);
    expect((await me.call(sessions, {})).data.list).toHaveLength(1);
  });
});

it('the history tells how, where and whether', async () => {
  await show(<LoginHistory />, reference, { as: me });
  const { list } = (await me.call(loginHistory, { page: 1, per_page: 50 })).data;
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(list.length + 1));
  expect(screen.getAllByText('成功').length).toBeGreaterThan(0);
  expect(screen.getAllByText('密码').length).toBeGreaterThan(0);
});

describe('personalization', () => {
  it('takes hold at once, is kept with the account, and stays in the page when the server refuses', async () => {
    const told: string[] = [];
    const answers: Record<string, () => Response> = {};
    const { user } = await show(<Personalization onThemeChange={({ theme }) => void told.push(theme)} />, reference, {
      as: me,
      answers,
    });
    await user.click(await screen.findByRole('radio', { name: '深色' }));
    expect(told).toEqual(['BLACK']);
    await waitFor(async () => expect((await me.call(userCall, {})).data.personalization.theme).toBe('BLACK'));
    await waitFor(() => expect(screen.getByRole('radio', { name: '深色' })).toHaveProperty('checked', true));
    answers['/personalization/update'] = () => json({ code: 5001, message: '数据库忙' }, 500);
    await user.click(screen.getByRole('radio', { name: '浅色' }));
    expect(await screen.findByText('已在本次会话生效，但没有保存到账号：数据库忙')).toBeTruthy();
    expect(told).toEqual(['BLACK', 'WHITE']);
    expect(screen.getByRole('radio', { name: '浅色' })).toHaveProperty('checked', true);
  });

  it('forgets the columns of all tables after a question', async () => {
    await me.call(personalizationUpdate, { display_column: { tableCacheKey: 'a', displayFields: ['x'] } });
    const reset = vi.fn();
    const { user } = await show(<Personalization onColumnsReset={reset} />, reference, { as: me });
    expect(await screen.findByText('有 1 个表格选择过显示的列。')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '全部恢复默认' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    expect(await screen.findByText('所有表格都显示默认列。')).toBeTruthy();
    expect(reset).toHaveBeenCalledOnce();
  });
});
