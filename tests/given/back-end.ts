import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A back end that answers the calls of the product's specification (section 7) and nothing else. Written from the
 * specification alone, so it shares no line with the product: neither its contract nor its server.
 */

/** What calls that the specification doesn't name answer. */
export type Mood = 'missing' | 'empty' | 'bare' | 'null' | 'html';

/** One call that reached the back end. */
interface Asked {
  method: string;
  path: string;
  /** Whether the specification names it. */
  given: boolean;
  body: Readonly<Record<string, unknown>>;
}

/** A ready answer, or what makes one from the body that was sent; a bare object is sent as JSON with status 200. */
export type Answer = object | ((body: Readonly<Record<string, unknown>>) => object | Response);

export interface GivenOptions {
  /** `missing` (HTTP 404) unless told. */
  mood?: Mood;
  /** Answers instead of the usual ones, by path as the specification writes it; also of calls it doesn't name. */
  answers?: Readonly<Record<string, Answer>>;
}

export interface GivenBackEnd {
  fetch: (request: Request) => Promise<Response>;
  /** Every call so far, oldest first; empty it to count anew. */
  asked: Asked[];
  /** May be changed at any time. */
  mood: Mood;
  /** May be changed at any time. */
  answers: Record<string, Answer>;
}

/** Who may log in. */
const holder = { email: 'owner@example.cn', mobile: '13900001111', password: 'Owner2026' };
/** What every sign-in gives. */
export const token = 'given-token';

/** The back end as a function. */
export function givenBackEnd({ mood = 'missing', answers = {} }: GivenOptions = {}): GivenBackEnd {
  const server: GivenBackEnd = {
    asked: [],
    mood,
    answers: { ...answers },
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const body = await bodyOf(request);
      const call = calls.find((one) => one.method === request.method && one.pattern.test(path));
      server.asked.push({ method: request.method, path, given: call !== undefined, body });
      if (call && !call.open && request.headers.get('authorization') !== `Bearer ${token}`) {
        return Response.json({ code: 4001, message: '请先登录' }, { status: 401 });
      }
      const answer = server.answers[call?.path ?? path] ?? call?.answer;
      if (!answer) return unlisted[server.mood]();
      const made = typeof answer === 'function' ? answer(body) : answer;
      const headers = { date: new Date().toUTCString() };
      return made instanceof Response ? made : Response.json(made, { headers });
    },
  };
  return server;
}

/** The same behind a port of this machine. */
export async function listen(backEnd: GivenBackEnd): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    incoming.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = 'GET', url = '/' } = incoming;
      const headers = new Headers();
      for (const name of ['authorization', 'content-type']) {
        const value = incoming.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      const request = new Request(`http://given.invalid${url}`, {
        method,
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      void backEnd.fetch(request).then(async (answer) => {
        outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
        outgoing.end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

const unlisted: Record<Mood, () => Response> = {
  missing: () => Response.json({ message: 'not found' }, { status: 404 }),
  empty: () => Response.json({ code: 2000, message: 'ok', data: { list: [], total: 0 } }),
  bare: () => Response.json({ code: 2000, message: 'ok', data: {} }),
  null: () => Response.json({ code: 2000, message: 'ok', data: null }),
  html: () =>
    new Response('<!doctype html><title>console</title><div id="app"></div>', {
      headers: { 'content-type': 'text/html' },
    }),
};

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const text = await request.text();
    return text ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const ok = (data?: unknown) => ({ code: 2000, message: 'success', ...(data !== undefined && { data }) });

/** A picture of one point: no answer makes the browser ask elsewhere. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const linksTo = (link: string, is_blank: boolean) => JSON.stringify({ h5: { link, is_blank } });

/** The record of the account holder, exactly the fields of section 3. */
export const userRecord = {
  email: holder.email,
  mobile: holder.mobile,
  qq: '80041188',
  account_code: 'OWN4C9GPCQ66',
  created_at: '2023-09-27 17:40:38',
  messages: [
    { _id: 'm1', title: '系统升级通知', msg: '<p>今晚 <b>23:00</b> 升级</p>', popup: 'YES' },
    { _id: 'm2', title: '第二条消息', msg: '<p>第二条</p>', popup: 'YES' },
    { _id: 'm3', title: '不弹出的消息', msg: '<p>第三条</p>', popup: 'NO' },
  ],
  network_status: 1,
  is_agent: 0,
  local_sdwan: 1,
  personalization: { theme: 'WHITE', home_section: 'REVENUE', table_column: {} },
  home_middle: { image: picture, ad_id: 'middle-1', id: 7, links: linksTo('https://www.example.cn/#/sdwan', false) },
  home_banners: [
    { ad_id: 'banner-1', links: linksTo('https://www.example.cn/offer', true), repeat_rate: 3 },
    { ad_id: 'banner-2', links: linksTo('', false), repeat_rate: '5' },
  ],
};

const blocks = <T>(block: T) => ({ '00': block, '04': block, '08': block, '12': block, '16': block, '20': block });
const flow = {
  ...{ HTTP: 5e9, Download: 3e9, IM: 1e9, Video: 2e10, Game: 4e9, Common: 2e9, Others: 1e9 },
  ...{ Test: 1e8, Transport: 6e8, Unknown: 3e8 },
};

/** The overview summary of section 3. */
export const summary = {
  router_number: 41,
  router_online_number: 37,
  ap_number: 120,
  ap_online_number: 113,
  switch_number: 16,
  switch_online_number: 15,
  current_auth: 212,
  current_online: 342,
  today_auth_amount: 1208,
  today_online_amount: 1844,
  alarm_level_amount: { FATAL: 2, MIDDLE: 5, GENERAL: 9 },
  alarm_messages: [
    { level: 'FATAL', remark: '总部机房', content: '路由器离线' },
    { level: 'MIDDLE', remark: '二号门店', content: '无线接入点掉线' },
  ],
  cumulative_flow: { total: 3.7e10, items: Object.entries(flow).map(([name, value]) => ({ name, value })) },
  income: 12.34,
};

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const trend = ({ day: days }: Readonly<Record<string, unknown>>) =>
  ok(
    Array.from({ length: Number(days) }, (_, at) => ({
      date: day(Number(days) - at),
      online_number: 300 + at,
      new_user_number: 20 + at,
      old_user_number: 280,
    })),
  );

const dwell = { '<30': 10, '>30': 8, '1~2': 6, '2~4': 3, '>4': 1 };
const userModel = {
  user_label: { game: 20, im: 80, movie: 45, shopping: 31, sport: 9, travel: 12 },
  client_time_block: blocks(dwell),
  user_time: { '<1': 120, '1~2': 80, '2~4': 40, '4~8': 22, '>8': 9 },
  terminal_type: { android: 140, ios: 110, mac: 12, windows: 61 },
  terminal_brand: [
    { name: 'HUAWEI', value: 90 },
    { name: 'Apple', value: 84 },
  ],
};
const flowModel = {
  stage: { '0~6': 0.1, '6~11': 0.2, '11~14': 0.2, '14~19': 0.3, '19~00': 0.2 },
  app_stage: blocks(flow),
  auth_type: [{ name: 'wechat', value: 71 }],
  client_type: [{ name: 'android', value: 1.2e10 }],
  app_times: { total: 3e10, items: [{ name: '抖音', value: 1.1e10 }] },
};

const signIn = { code: 2000, message: 'success', token };
const captcha = ok({ cache_key: 'captcha-1', captcha_img: picture });

interface Call {
  method: string;
  path: string;
  pattern: RegExp;
  answer: Answer;
  /** Needs no session. */
  open: boolean;
}

const called = (method: string, path: string, answer: Answer, open = false): Call => ({
  method,
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  answer,
  open,
});
const get = (path: string, answer: Answer, open?: boolean) => called('GET', path, answer, open);
const post = (path: string, answer: Answer, open?: boolean) => called('POST', path, answer, open);

/** The table of section 7, line by line. */
const calls: readonly Call[] = [
  get('/api/v3/logout', ok()),
  post(
    '/api/v3/login',
    ({ email, password }) =>
      (email === holder.email || email === holder.mobile) && password === holder.password
        ? signIn
        : { code: 4006, message: '密码错误' },
    true,
  ),
  post('/api/v3/sms_code/login', signIn, true),
  post('/api/v3/register_for_sms_code', signIn, true),
  post('/api/v3/mobile_login/get_sms_code', ok(), true),
  post('/api/v3/captcha/generate', captcha, true),
  post('/api/v3/captcha/account_generate', { code: 2000, message: 'no_verify', data: null }, true),
  get('/api/v3/get_qrcode_id', ok('qr-0001'), true),
  post('/api/v3/check_qrcode_id', { code: 4101, message: '等待扫码' }, true),
  post('/api/v3/profile/mobile', ok()),
  post('/api/v3/profile/qq', ok()),
  get('/api/v3/sms_code_for_mobile/{mobile}', ok()),
  post('/api/v3/message/read', ok()),
  post('/api/v3/event_tracking', ok()),
  get('/api/v3/sales/user_qrcode', ok({ sales_qrcode: picture })),
  get('/JSON/time.json', {}, true),
  get('/api/v3/tunnel_by_internal_cloud/active', { ...ok(true), extra: { menu_icon: picture } }),
  get('/api/v3/star/active_list', ok([1_719_158_400, 1_719_763_199])),
  post('/api/v3/ipv6/active', ok({ is_active_time: false })),
  post('/api/v3/customer_service', ({ service_code }) =>
    service_code === '123456' || service_code === undefined
      ? ok({
          status: 'success',
          nickName: '客服小陈',
          userId: 'u1',
          accessId: 'a1',
          peerId: 'p1',
          phone: '4008001234',
          return_type: 'free',
        })
      : ok({ status: '服务码不存在' }),
  ),
  post('/api/v3/user_stat/user_model', ok(userModel)),
  post('/api/v3/user_stat/flow_model', ok(flowModel)),
  post('/api/v3/user_stat/client_num', trend),
  post('/api/v3/user_stat/complex', ok(summary)),
  post(
    '/api/v3/user_stat/ap_complex',
    ok({ ap_flow: { download: 8e7, online: 271, online_5g: 190, upload: 9e6, week_flow: 7.7e11 } }),
  ),
  post('/api/v3/user_stat/click_home_ad', ok()),
  get(
    '/api/v3/real_name_auth/notice',
    ok({ business_status: false, stage: 1, homePopup: 0, notice: { yun_message: '第一行\n第二行' } }),
  ),
  post('/api/v3/real_name_auth/close_popup', ok()),
  get('/api/v3/user', ok(userRecord)),
  post('/api/v3/ad/close_ad', ok()),
  post('/api/v3/operational_activities/{id}/popup', ok()),
  post('/api/v3/open/get_active_details', ok({ is_hidden: true, lt_32g_router_num: 0 })),
  get('/api/v3/open/hidden_star_dialog', ok()),
  get('/api/v3/personalization/show', ok({})),
  post('/api/v3/personalization/update', ok()),
  get('/api/v3/operational_activities', {
    code: 2000,
    message: 'success',
    activities: [],
    ...{ isPopup: false, popupImgUrl: '', bannerImgUrl: '', menuMarkImgUrl: '', freeUpgradeMarkImgUrl: '' },
  }),
];

/** The paths of section 7 with their usual answers, for tests that vary them. */
export const givenAnswers: Readonly<Record<string, Answer>> = Object.fromEntries(
  calls.map(({ path, answer }) => [path, answer]),
);

/** What one of them usually answers, to this body. */
export function usualAnswer(path: string, body: Readonly<Record<string, unknown>> = {}): object {
  const answer = givenAnswers[path] ?? {};
  return typeof answer === 'function' ? answer(body) : answer;
}
