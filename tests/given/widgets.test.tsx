import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { homeCards } from '../../host/pages/home/cards';
import { HomeGrid } from '../../host/pages/home/grid';
import { useArrangement } from '../../host/pages/home/use-arrangement';
import { ClientContext, createClient } from '../../src/api';
import { user } from '../../src/api/contract/user';
import { deploy, deployment } from '../../src/domain/deployment';
import { enterAs, session, setTheme } from '../../src/session';
import { forgetChoices } from '../../src/session/kept';
import { UiRoot } from '../../src/ui/root';
import { Login } from '../../widgets/account/login';
import { Personalization } from '../../widgets/account/personalization';
import { QrConfirm } from '../../widgets/account/qr-confirm';
import { Register } from '../../widgets/account/register';
import { MessagePopups } from '../../widgets/alarms/message-popups';
import { DeviceCounts } from '../../widgets/overview/device-counts';
import { DnsInterceptions } from '../../widgets/overview/dns-interceptions';
import { HomeBanner } from '../../widgets/overview/home-banner';
import { HomePopups } from '../../widgets/overview/home-popups';
import { IncomeSummary } from '../../widgets/overview/income-summary';
import { WeekTraffic } from '../../widgets/overview/week-traffic';
import { WirelessSummary } from '../../widgets/overview/wireless-summary';
import { Consulting } from '../../widgets/support/consulting';
import { givenBackEnd, givenAnswers, summary, token, userRecord, type GivenBackEnd } from './back-end';

let backEnd: GivenBackEnd;
const clientOf = () =>
  createClient({ baseUrl: 'http://given.invalid', token: () => token, fetch: (request) => backEnd.fetch(request) });

/** Widgets in front of the back end, with its user record in the session. */
async function show(children: ReactNode) {
  const client = clientOf();
  enterAs((await client.call(user, {})).data);
  render(
    <UiRoot>
      <ClientContext value={client}>{children}</ClientContext>
    </UiRoot>,
  );
}
const ok = (data: unknown) => ({ code: 2000, message: '', data });
const asked = (path: string) => backEnd.asked.filter((one) => one.path === `/api/v3${path}`);

beforeEach(() => {
  backEnd = givenBackEnd();
});
afterEach(() => {
  cleanup();
  session.user = undefined;
  forgetChoices();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe.each(['missing', 'empty', 'bare', 'null', 'html'] as const)('where calls of ours answer %s', (mood) => {
  beforeEach(() => {
    backEnd.mood = mood;
  });

  it('ad, banner and messages are those of the user record', async () => {
    await show(
      <>
        <HomeBanner />
        <HomePopups />
        <MessagePopups />
      </>,
    );
    expect(await screen.findByRole('dialog', { name: '推广' })).toBeTruthy();
    expect(await screen.findByLabelText(/^活动横幅，第 \d 张，共 2 张$/)).toBeTruthy();
    expect(screen.queryByText('系统升级通知')).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: '关闭', hidden: true })[0]!);
    await waitFor(() => expect(asked('/ad/close_ad').map(({ body }) => body)).toEqual([{ id: '7' }]));
    expect(await screen.findByText('系统升级通知')).toBeTruthy();
    expect(await screen.findByText('23:00')).toBeTruthy();
    expect(asked('/ads/home')).toHaveLength(2);
    expect(asked('/messages')).toHaveLength(1);
  });

  it('income and traffic are those of the given calls', async () => {
    backEnd.answers['/api/v3/user_stat/ap_complex'] = ok({
      ap_flow: { online: '5', online_5g: 3, week_flow: { 总部: 2 * 1024 ** 3, 二店: 1024 ** 3, 三店: 1, 四店: 1 } },
    });
    await show(
      <>
        <IncomeSummary />
        <WeekTraffic />
        <WirelessSummary />
      </>,
    );
    expect(await screen.findByText('12.34')).toBeTruthy();
    expect(await screen.findByText('总部')).toBeTruthy();
    expect(screen.queryByText('四店')).toBeNull();
    expect(await screen.findByText('合计 3.0')).toBeTruthy();
    expect(asked('/user_stat/ap_complex')).toHaveLength(1);
  });
});

it('a week that was not told, or as days, is no sum of nothing', async () => {
  backEnd.answers['/api/v3/user_stat/ap_complex'] = ok({ ap_flow: { online: 1 } });
  await show(<WirelessSummary />);
  expect(await screen.findByText('合计 —')).toBeTruthy();
  cleanup();
  backEnd.answers['/api/v3/user_stat/ap_complex'] = ok({ ap_flow: { week_flow: [1024, '1024', 2048] } });
  await show(<WirelessSummary />);
  expect(await screen.findByText('合计 4.0')).toBeTruthy();
});

it('a figure that was not told is a dash, and no card takes another with it', async () => {
  backEnd.answers['/api/v3/user_stat/complex'] = ok({ ...summary, router_number: null, router_online_number: null });
  vi.stubGlobal('reportError', vi.fn());
  const Broken = (): ReactNode => {
    throw new Error('odd');
  };
  const cards = [
    { key: 'broken', title: '坏了的', weight: 20, node: <Broken /> },
    { key: 'devices', title: '设备', weight: 20, node: <DeviceCounts /> },
  ];
  await show(<HomeGrid cards={cards} />);
  expect(await screen.findByText('113')).toBeTruthy();
  expect(screen.getByText('这项内容没有显示出来')).toBeTruthy();
  expect(screen.getByText('坏了的')).toBeTruthy();
  expect(document.body.textContent).not.toContain('NaN');
});

it('each card that could not be drawn is drawn anew when asked, without the others', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let odd = true;
  const Odd = ({ children }: { children: ReactNode }) => {
    if (odd) throw new Error('odd');
    return children;
  };
  await show(<HomeGrid cards={homeCards.map((card) => ({ ...card, node: <Odd>{card.node}</Odd> }))} />);
  // Row by row.
  await waitFor(() => expect(screen.getAllByText('这项内容没有显示出来')).toHaveLength(homeCards.length));
  odd = false;
  for (const [at, { title }] of homeCards.entries()) {
    expect(screen.getAllByText('这项内容没有显示出来')).toHaveLength(homeCards.length - at);
    fireEvent.click(screen.getAllByRole('button', { name: '重新加载' })[0]!);
    await waitFor(() => expect(screen.queryAllByText('这项内容没有显示出来')).toHaveLength(homeCards.length - at - 1));
    expect(title).not.toBe('');
  }
  expect(await screen.findByText('113')).toBeTruthy();
});

it("this month's intercepted requests are those that the summary gives, at the place that the deployment names", async () => {
  backEnd.answers['/api/v3/user_stat/complex'] = ok({ ...summary, dns: { month: '12873' } });
  const before = { ...deployment };
  deploy({ dnsMonth: 'data.dns.month' });
  await show(<DnsInterceptions />);
  expect(await screen.findByText('12,873')).toBeTruthy();
  deploy(before);
});

it('cards are arranged as personalization/show says where the user record leaves it out', async () => {
  const { personalization: _, ...record } = userRecord;
  backEnd.answers['/api/v3/user'] = ok(record);
  backEnd.answers['/api/v3/personalization/show'] = ok({ 'home.cards': ['alarms', 'devices'] });
  const Shown = () =>
    useArrangement()
      .shown.map(({ key }) => key)
      .join();
  await show(<Shown />);
  expect(await screen.findByText(/^alarms,devices/)).toBeTruthy();
});

it('an answer that asks for a pop-up without an activity holds back no other', async () => {
  backEnd.answers['/api/v3/operational_activities'] = { code: 2000, isPopup: true, activities: [] };
  await show(<HomePopups />);
  expect(await screen.findByRole('dialog', { name: '推广' })).toBeTruthy();
});

it('theme and section hold at once and stay when the server refuses them', async () => {
  backEnd.answers['/api/v3/personalization/update'] = () =>
    Response.json({ message: '参数错误', errors: { theme: ['参数错误'] } }, { status: 422 });
  await show(<Personalization onThemeChange={({ theme }) => void setTheme(theme)} />);
  fireEvent.click(await screen.findByRole('radio', { name: '深色' }));
  expect(await screen.findByText(/已在本次会话生效，但没有保存到账号/)).toBeTruthy();
  expect(session.theme).toBe('BLACK');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '深色' }).checked).toBe(true);
  // As after a reload of the page.
  enterAs((await clientOf().call(user, {})).data);
  expect(session.theme).toBe('BLACK');
});

describe('consulting', () => {
  // A Monday, 20:00 in Beijing: free customers are not served any more.
  const evening = new Date('2026-01-05T12:00:00Z').toUTCString();
  beforeEach(() => {
    backEnd.answers['/JSON/time.json'] = () => Response.json({}, { headers: { date: evening } });
  });
  const verify = async () => {
    fireEvent.change(await screen.findByRole('textbox', { name: /服务码/ }), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: '验证' }));
  };

  it('lets a paying customer in by the longer hours, and says the phone where no ticket can be opened', async () => {
    const { answer } = { answer: givenAnswers['/api/v3/customer_service'] as (body: object) => { data: object } };
    backEnd.answers['/api/v3/customer_service'] = (body) => ok({ ...answer(body).data, return_type: 'paid' });
    await show(<Consulting open />);
    await verify();
    await screen.findByText('服务码有效，可以开始会话');
    fireEvent.click(screen.getByRole('button', { name: '开始会话' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /想咨询的问题/ }), { target: { value: '怎么升级' } });
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText(/问题没有发送/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '4008001234' }).getAttribute('href')).toBe('tel:4008001234');
    expect(screen.getByText('怎么升级')).toBeTruthy();
  });

  it('says the hotline and the robot of the deployment where the answer names no phone', async () => {
    const { answer } = { answer: givenAnswers['/api/v3/customer_service'] as (body: object) => { data: object } };
    backEnd.answers['/api/v3/customer_service'] = (body) => ok({ ...answer(body).data, phone: null });
    const before = { ...deployment };
    deploy({ hotline: '400-111-2222', robot: 'https://robot.example.cn/chat' });
    await show(<Consulting open />);
    fireEvent.click(await screen.findByRole('radio', { name: /机器人通道/ }));
    fireEvent.click(screen.getByRole('button', { name: '开始会话' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /想咨询的问题/ }), { target: { value: '怎么升级' } });
    fireEvent.click(screen.getByRole('button', { name: '发送' }));
    expect((await screen.findByRole('link', { name: '400-111-2222' })).getAttribute('href')).toBe('tel:400-111-2222');
    const robot = screen.getByRole('link', { name: '打开机器人咨询' });
    expect(robot.getAttribute('href')).toBe('https://robot.example.cn/chat');
    deploy(before);
  });

  it('leaves the robot to a free one outside of the hours', async () => {
    await show(<Consulting open />);
    await verify();
    expect(await screen.findByText('当前不在服务时间，请使用机器人通道')).toBeTruthy();
  });
});

describe('signing in', () => {
  const enter = async () => {
    fireEvent.change(await screen.findByLabelText(/账号/, { selector: 'input' }), { target: { value: 'a@b.cn' } });
    fireEvent.change(screen.getByLabelText(/密码/, { selector: 'input' }), { target: { value: 'Wrong2026' } });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
  };

  it('says why HTTP 401 came', async () => {
    backEnd.answers['/api/v3/login'] = () => Response.json({ message: '账号已停用' }, { status: 401 });
    await show(<Login />);
    await enter();
    expect(await screen.findByText('账号已停用')).toBeTruthy();
  });

  it('offers a captcha that failed again, and none where the server has none', async () => {
    backEnd.answers['/api/v3/captcha/account_generate'] = () => Response.json({ message: 'x' }, { status: 503 });
    await show(<Login />);
    expect(await screen.findByRole('button', { name: '点击重新加载' })).toBeTruthy();
  });

  it('offers a captcha again whose picture leads nowhere', async () => {
    backEnd.answers['/api/v3/captcha/account_generate'] = ok({
      cache_key: 'k1',
      captcha_img: 'http://given.invalid/1',
    });
    await show(<Login />);
    const picture = () => document.querySelector('button[aria-label="图形验证码，点击换一张"] img, img[src$="/1"]');
    await waitFor(() => expect(picture()).not.toBeNull());
    fireEvent.error(picture()!);
    fireEvent.click(await screen.findByRole('button', { name: '点击重新加载' }));
    await waitFor(() => expect(asked('/captcha/account_generate')).toHaveLength(2));
  });

  it('registers with the name of the captcha that was shown', async () => {
    await show(<Register />);
    const type = async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { value } });
    await type(/手机号/, '13900001111');
    await type(/图形验证码/, 'ab12');
    await type(/短信验证码/, '123456');
    await type(/设置密码/, 'Owner2026');
    await type(/确认密码/, 'Owner2026');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: '注册并登录' }));
    await waitFor(() => expect(asked('/register_for_sms_code')).toHaveLength(1));
    expect(asked('/register_for_sms_code')[0]?.body).toMatchObject({ captcha: 'ab12', captchaCacheKey: 'captcha-1' });
  });

  it('by code asks for number, captcha and code together', async () => {
    await show(<Login mode="code" />);
    await screen.findByRole('textbox', { name: /图形验证码/ });
    fireEvent.click(screen.getByRole('button', { name: '登录' }));
    expect((await screen.findAllByText(/^必须填写/)).map(({ textContent }) => textContent)).toHaveLength(3);
  });

  it('by a phone says what is needed where the server has no page for it', async () => {
    await show(<QrConfirm qrId="qr-0001" />);
    expect(await screen.findByText('此服务端不支持网页确认')).toBeTruthy();
  });
});
