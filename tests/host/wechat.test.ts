import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createWeChat } from '../../host/server/kit/wechat';
import type { WeChatSettings } from '../../host/server/kit/wechat/settings';
import { providerLines, providersOf } from '../../host/server/provider-lines';
import { readSettings } from '../../host/server/settings';

const settings: WeChatSettings = {
  app: 'wx2026',
  secret: 'the-secret-of-the-operator',
  template: 'tpl_alarm',
  fields: { thing1: '{text}', time2: '{time}', const3: '云网' },
};
const openId = 'oABC_123456';

/** An official account: hands out tokens and takes messages, as far as is published. */
function weixin(refuse: (said: { token: string; tries: number }) => number | Response = () => 0) {
  const double = { tokens: [] as boolean[], sent: [] as unknown[], tries: 0, valid: '', now: 1_763_700_000_000 };
  const fetch = async (address: string, init: RequestInit) => {
    const url = new URL(address);
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    expect(url.host).toBe('api.weixin.qq.com');
    if (url.pathname === '/cgi-bin/stable_token') {
      if (body.appid !== settings.app || body.secret !== settings.secret) return Response.json({ errcode: 40125 });
      double.tokens.push(body.force_refresh as boolean);
      double.valid = `token-${double.tokens.length}`;
      return Response.json({ access_token: double.valid, expires_in: 7200 });
    }
    expect(url.pathname).toBe('/cgi-bin/message/template/send');
    double.tries += 1;
    const answer = refuse({ token: url.searchParams.get('access_token')!, tries: double.tries });
    if (answer instanceof Response) return answer;
    if (answer === 0) double.sent.push(body);
    return Response.json({ errcode: answer, errmsg: `${openId} rid: 1`, ...(answer === 0 && { msgid: 1 }) });
  };
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const over = (more: object = {}, own: WeChatSettings = settings) =>
    createWeChat(own, log, { fetch, now: () => double.now, timeout: 5_000, ...more });
  return { double, logged, over };
}

it('hands a message to the account in the fields of its template, with one token for many', async () => {
  const { double, over } = weixin();
  const wechat = over();
  await Promise.all([
    wechat.send(openId, '网关“东区宿舍”离线，已持续 5 分钟，请检查供电'),
    wechat.send(openId, '恢复'),
  ]);
  expect(double.tokens).toEqual([false]);
  expect(double.sent[0]).toEqual({
    touser: openId,
    template_id: 'tpl_alarm',
    data: {
      thing1: { value: '网关“东区宿舍”离线，已持续 5 分钟，' },
      time2: { value: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/) as string },
      const3: { value: '云网' },
    },
  });
  double.now += 7_000_000;
  await wechat.send(openId, '又一条');
  expect(double.tokens).toEqual([false, false]);
});

it.each([
  [40001, [false, true]],
  [42001, [false, false]],
])('asks for another token where WeChat says %i, and sends the message once', async (errcode, tokens) => {
  const { double, logged, over } = weixin(({ token }) => (token === 'token-1' ? errcode : 0));
  await over().send(openId, '离线');
  expect([double.tokens, double.sent.length, logged]).toEqual([tokens, 1, []]);
});

it('tries a token that stays wrong no more than twice', async () => {
  const { double, over } = weixin(() => 40001);
  await expect(over().send(openId, '离线')).rejects.toMatchObject({ message: '微信拒绝：40001', final: false });
  expect([double.tokens.length, double.tries]).toEqual([2, 2]);
});

it.each([
  [43004, '微信拒绝：43004，接收人没有关注服务号', true],
  [40003, '微信拒绝：40003，没有这个接收人', true],
  [45009, '微信拒绝：45009', false],
  [-1, '微信拒绝：-1', false],
])('says what was refused by %i, and to the log without the receiver', async (errcode, message, final) => {
  const { logged, over } = weixin(() => errcode);
  await expect(over().send(openId, '离线')).rejects.toMatchObject({ message, final });
  expect(logged).toEqual([`wechat: ${message}`]);
});

it('nothing counts as sent that WeChat did not accept: slow, down, broken, no token', async () => {
  const wrong = weixin();
  await expect(wrong.over({}, { ...settings, secret: 'other' }).send(openId, '离线')).rejects.toThrow('40125');
  const broken = weixin(() => new Response('<html>', { status: 200 }));
  await expect(broken.over().send(openId, '离线')).rejects.toThrow('看不懂的回答');
  const failing = weixin(() => new Response('', { status: 502 }));
  await expect(failing.over().send(openId, '离线')).rejects.toMatchObject({
    message: '微信拒绝：HTTP 502',
    unsure: true,
  });
  const down = weixin().over({ fetch: () => Promise.reject(new Error('ECONNREFUSED the-secret')) });
  await expect(down.send(openId, '离线')).rejects.toThrow('无法连接到微信');
  const never = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_done, fail) => signal!.addEventListener('abort', () => fail(new Error('late'))));
  const slow = weixin().over({ fetch: never, timeout: 1 });
  await expect(slow.send(openId, '离线')).rejects.toMatchObject({ message: '微信超时未响应', unsure: true });
});

const folder = mkdtempSync(join(tmpdir(), 'netpane-wechat-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is what NETPANE_WECHAT names; what is wrong in the file is said without what stands in it', () => {
  const read = (said: object) => {
    const file = join(folder, 'wechat.json');
    writeFileSync(file, JSON.stringify(said));
    return readSettings({ NETPANE_DEMO: '0', NETPANE_WECHAT: file });
  };
  const { url: _, ...whole } = { ...settings, url: '' };
  expect(read(whole).wechat).toEqual(settings);
  expect(providersOf(read(whole)).wechat).toBe('weixin');
  expect(providerLines(read(whole))).toContain('微信     服务号 wx2026');
  for (const [said, words] of [
    [{ ...whole, secret: undefined }, '缺少 secret'],
    [{ ...whole, token: 'x' }, '没有这样的设置：token'],
    [{ ...whole, fields: { thing1: '告警' } }, 'fields 中应有 {text}'],
    [{ ...whole, secret: 7 }, 'secret 应为文字'],
  ] as const)
    expect(() => read(said)).toThrow(words);
});
