import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { UiRoot } from '../../../src/ui/root';
import { Login } from '../../../widgets/account/login';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function show(props: Parameters<typeof Login>[0]) {
  const client = createClient({
    baseUrl: 'http://netpane.test',
    personal: false,
    fetch: async () =>
      new Response(JSON.stringify({ code: 4031, reason: 'siteUnknown', message: '此网站未获准使用本接口' }), {
        status: 403,
      }),
  });
  render(
    <ClientContext value={client}>
      <UiRoot>
        <Login {...props} />
      </UiRoot>
    </ClientContext>,
  );
  return userEvent.setup();
}

const go = () => screen.findByRole('button', { name: '去登录' });

describe('a sign-in on a page of another site', () => {
  it('asks for no password, and says what the page lacks', async () => {
    show({});
    expect(await screen.findByText(/还没有写明合作方编号/)).toBeTruthy();
    expect(await go()).toHaveProperty('disabled', true);
    expect(document.querySelector('input')).toBeNull();
  });

  it('says that the browser blocked the window', async () => {
    const user = show({ partner: 'pt_x' });
    vi.spyOn(window, 'open').mockReturnValue(null);
    await user.click(await go());
    expect(await screen.findByText(/浏览器拦住了登录窗口/)).toBeTruthy();
  });

  it('says why the server refused, and closes the window', async () => {
    const user = show({ partner: 'pt_x' });
    const close = vi.fn<() => void>();
    vi.spyOn(window, 'open').mockReturnValue({ closed: false, close } as unknown as Window);
    await user.click(await go());
    expect(await screen.findByText('此网站未获准使用本接口')).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });
});
