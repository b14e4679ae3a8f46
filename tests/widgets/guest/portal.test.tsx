import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { UiRoot } from '../../../src/ui/root';
import * as auth from '../../../widgets/guest/guest-auth/guest-auth.stories';
import { PortalEditor } from '../../../widgets/guest/portal-editor';
import { portalAnswers } from '../../../widgets/guest/portal-editor/portal-editor.fixture';
import * as editor from '../../../widgets/guest/portal-editor/portal-editor.stories';
import * as preview from '../../../widgets/guest/portal-preview/portal-preview.stories';
import * as sms from '../../../widgets/guest/guest-sms/guest-sms.stories';
import * as templates from '../../../widgets/guest/portal-templates/portal-templates.stories';

afterEach(cleanup);

const show = (Shown: () => React.ReactNode) =>
  render(
    <UiRoot>
      <Shown />
    </UiRoot>,
  );
const phone = () => within(screen.getByRole('group', { name: '手机预览' }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('the editor of pages', () => {
  it('shows on the telephone what is typed, marks what is wrong and takes it back', async () => {
    show(editor.Dark);
    await screen.findByRole('textbox', { name: '标题' });
    type('标题', '夏日同乐');
    expect(phone().getByRole('heading', { name: '夏日同乐' })).toBeTruthy();
    type('标题', '');
    expect(screen.getByText('必须填写标题')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(phone().getByRole('heading', { name: '欢迎来到山屿' })).toBeTruthy();
    expect(screen.getByText('没有未保存的修改')).toBeTruthy();
  });

  it('moves a way to sign in by the keyboard, and the telephone follows', async () => {
    show(editor.Dark);
    const grip = await screen.findByRole('button', { name: '调整“微信”的顺序，现在第 2 条' });
    fireEvent.keyDown(grip, { key: 'ArrowUp' });
    expect(await screen.findByRole('button', { name: '调整“微信”的顺序，现在第 1 条' })).toBeTruthy();
    expect(phone().getByRole('button', { name: '微信连 Wi-Fi' })).toBeTruthy();
    expect(await screen.findByText('“微信”移到第 1 条')).toBeTruthy();
  });

  it('does not save an address without http', async () => {
    show(editor.Dark);
    await screen.findByRole('textbox', { name: '网址' });
    type('网址', 'shanyu.cn/menu');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请先修正标出的内容')).toBeTruthy();
    expect(screen.getByText(/需要修正：网址/)).toBeTruthy();
  });

  it('is saved once by a key that is pressed twice', async () => {
    const saves: ((answer: Response) => void)[] = [];
    const client = createClient({
      baseUrl: 'https://guest.invalid',
      fetch: ({ url, method }) => {
        const data = portalAnswers[new URL(url).pathname as keyof typeof portalAnswers];
        return method === 'POST'
          ? new Promise((answer) => saves.push(answer))
          : Promise.resolve(Response.json({ code: 2000, message: '', data }));
      },
    });
    show(() => (
      <ClientContext value={client}>
        <PortalEditor template="tpl_1" />
      </ClientContext>
    ));
    await screen.findByRole('textbox', { name: '标题' });
    type('标题', '夏日同乐');
    const save = () => fireEvent.keyDown(screen.getByRole('textbox', { name: '标题' }), { key: 's', ctrlKey: true });
    save();
    await waitFor(() => expect(saves).toHaveLength(1));
    save();
    const data = { ...portalAnswers['/api/v3/portal/template/tpl_1'], version: 4 };
    saves[0]?.(Response.json({ code: 2000, message: '', data }));
    expect(await screen.findByText('没有未保存的修改')).toBeTruthy();
    expect(saves).toHaveLength(1);
  });

  it.each([
    ['a preset that is none', editor.Nothing, '没有找到这个预设'],
    ['a server that fails', editor.Failing, '重新加载'],
  ])('tells of %s', async (_, story, words) => {
    show(story);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});

describe('the page itself', () => {
  it('asks for agreement first, then for what it needs, then lets the guest on', async () => {
    show(preview.Dark);
    await screen.findByRole('group', { name: '手机预览' });
    const go = () => fireEvent.click(phone().getByRole('button', { name: '连接 Wi-Fi' }));
    go();
    expect(phone().getByRole('alert').textContent).toBe('请先同意《上网服务协议》');
    fireEvent.click(phone().getByRole('checkbox'));
    go();
    expect(phone().getByRole('alert').textContent).toBe('请填写手机号');
    fireEvent.change(phone().getByLabelText('手机号'), { target: { value: '13800138000' } });
    fireEvent.change(phone().getByLabelText('短信验证码'), { target: { value: '123456' } });
    go();
    expect(await phone().findByText('已连接')).toBeTruthy();
  });

  it('offers only what is on at the gateway', async () => {
    show(preview.Dark);
    await screen.findByRole('group', { name: '手机预览' });
    expect(phone().queryByText('优惠券')).toBeNull();
    expect(screen.getByText('酒店房号、优惠券')).toBeTruthy();
  });

  it('says so when nothing is on', async () => {
    show(preview.Nothing);
    expect(await screen.findByText(/没有可显示的方式/)).toBeTruthy();
  });
});

describe('guest settings', () => {
  it('warn before the messages run out, and offer the new version of the page', async () => {
    show(auth.Dark);
    expect(await screen.findByText(/约 3 天后用完/)).toBeTruthy();
    expect(await screen.findByText(/页面已有版本 4，网关当前为版本 3/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '把 SHANYU-Staff 加入认证范围' })).toBeTruthy();
  });

  it('ask for what a way needs before it is switched on', async () => {
    show(auth.Dark);
    fireEvent.click(await screen.findByRole('tab', { name: /认证方式/ }));
    fireEvent.click(await screen.findByRole('switch', { name: '启用固定密码' }));
    const password = await screen.findByLabelText(/^上网密码/);
    fireEvent.click(screen.getByRole('button', { name: '存入草稿' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('lists', () => {
  it('of pages tell who uses them', async () => {
    show(templates.Dark);
    expect(await screen.findByText('山屿咖啡访客模板')).toBeTruthy();
    expect(screen.getByText('用于 38 个网络')).toBeTruthy();
  });

  it('of messages tell what is left, and say what is simulated', async () => {
    show(sms.Dark);
    expect(await screen.findByText(/按近 7 天用量约可用 3 天/)).toBeTruthy();
    expect(await screen.findByText('模拟')).toBeTruthy();
  });
});
