import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSms } from '../../host/server/kit/sms';
import { aliyunAuthorization, canonicalQuery } from '../../host/server/kit/sms/aliyun';
import { readSmsSettings, type SmsSettings } from '../../host/server/kit/sms/settings';
import { tencentAuthorization } from '../../host/server/kit/sms/tencent';
import type { SmsMessage } from '../../host/server/kit/senders';
import { readSettings } from '../../host/server/settings';
import { providerLines } from '../../host/server/provider-lines';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const mobile = '13800138000';
const secret = 'the-secret-of-the-operator';
const code: SmsMessage = { kind: 'code', value: '408172', text: '【Netpane】验证码 408172，"10" 分钟内有效' };
const cloud = { id: 'AKID', secret, sign: '网格 (Netpane)', app: '1400006666', region: 'ap-guangzhou' };
const now = () => Date.parse('2026-11-20T06:00:00.250Z');

type Gateway = (
  url: URL,
  init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> },
) => Response | Promise<Response>;

/** A sender that reaches `gateway` and nothing else, with what it said to the operator. */
function over(settings: SmsSettings, gateway: Gateway, timeout = 5_000) {
  const logged: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const answer = gateway(new URL(url), init as Parameters<Gateway>[1]);
    const late = new Promise<never>((_, fail) =>
      init.signal!.addEventListener('abort', () => fail(new Error('abort'))),
    );
    return Promise.race([answer, late]);
  };
  const sms = createSms(settings, (line) => logged.push(line), { fetch, now, timeout });
  return { sms, logged };
}

/** Aliyun's SendSms, as far as it matters: who did not sign what it sent is refused. */
const aliyun =
  (answer: (query: URLSearchParams) => object): Gateway =>
  (url, { method, headers }) => {
    const [, id, signed, signature] =
      /^ACS3-HMAC-SHA256 Credential=(\w+),SignedHeaders=([\w;-]+),Signature=([0-9a-f]{64})$/.exec(
        headers.authorization!,
      ) ?? [];
    const all: Record<string, string> = { ...headers, host: url.host };
    const lines = signed!.split(';').map((name) => `${name}:${all[name]}\n`);
    const request = [method, url.pathname, url.search.slice(1), lines.join(''), signed, sha256('')].join('\n');
    const right = hmac(secret, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex');
    const must = [
      'host',
      'x-acs-action',
      'x-acs-content-sha256',
      'x-acs-date',
      'x-acs-signature-nonce',
      'x-acs-version',
    ];
    if (id !== cloud.id || signature !== right || must.join(';') !== signed)
      return Response.json({ Code: 'SignatureDoesNotMatch', Message: mobile }, { status: 400 });
    expect([url.host, all['x-acs-action'], all['x-acs-version']]).toEqual([
      'dysmsapi.aliyuncs.com',
      'SendSms',
      '2017-05-25',
    ]);
    return Response.json(answer(url.searchParams));
  };

/** Tencent Cloud's SendSms, likewise. */
const tencent =
  (answer: (body: object) => object): Gateway =>
  (url, { headers, body }) => {
    const timestamp = headers['x-tc-timestamp']!;
    const scope = `${new Date(Number(timestamp) * 1000).toISOString().slice(0, 10)}/sms/tc3_request`;
    const lines = `content-type:${headers['content-type']}\nhost:${url.host}\n`;
    const request = `POST\n/\n\n${lines}\ncontent-type;host\n${sha256(body as string)}`;
    const key = hmac(hmac(hmac(`TC3${secret}`, scope.slice(0, 10)), 'sms'), 'tc3_request');
    const signature = hmac(key, `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(request)}`).toString('hex');
    const right = `TC3-HMAC-SHA256 Credential=${cloud.id}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`;
    if (headers.authorization !== right)
      return Response.json({ Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } });
    expect([url.host, headers['x-tc-action'], headers['x-tc-version'], headers['x-tc-region']]).toEqual([
      'sms.tencentcloudapi.com',
      'SendSms',
      '2021-01-11',
      'ap-guangzhou',
    ]);
    return Response.json({ Response: answer(JSON.parse(body as string) as object) });
  };

const byAliyun: SmsSettings = { ...cloud, provider: 'aliyun', templates: { code: 'SMS_1', alarm: 'SMS_2' } };
const byTencent: SmsSettings = { ...cloud, provider: 'tencent', templates: { code: '1110' } };
const byHttp: SmsSettings = {
  provider: 'http',
  url: 'https://sms.example.cn/send?to={mobile}',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'x-key': secret },
  body: '{"to":"{mobile}","text":"{text}","kind":"{kind}"}',
  accepted: '"status":0',
};

describe('signatures', () => {
  it('are those of the examples that the providers publish', () => {
    const query = canonicalQuery({
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    });
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26',
    };
    expect(aliyunAuthorization({ id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' }, query, headers)).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
        'x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
    const keys = { id: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' };
    const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}';
    expect(tencentAuthorization(keys, { host: 'cvm.tencentcloudapi.com', timestamp: 1551113065, body })).toBe(
      `TC3-HMAC-SHA256 Credential=${keys.id}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, ` +
        'Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    );
  });
});

describe('a short message', () => {
  it('goes to Aliyun with the signature, the template and its gap', async () => {
    const asked: object[] = [];
    const { sms } = over(
      byAliyun,
      aliyun((query) => (asked.push(Object.fromEntries(query)), { Code: 'OK' })),
    );
    await sms.send(mobile, code);
    expect(asked).toEqual([
      { PhoneNumbers: mobile, SignName: cloud.sign, TemplateCode: 'SMS_1', TemplateParam: '{"code":"408172"}' },
    ]);
  });

  it('goes to Tencent Cloud with the app, the signature, the template and its gap', async () => {
    const asked: object[] = [];
    const accepted = { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] };
    const { sms } = over(
      byTencent,
      tencent((body) => (asked.push(body), accepted)),
    );
    await sms.send(mobile, code);
    expect(asked).toEqual([
      {
        PhoneNumberSet: [`+86${mobile}`],
        SmsSdkAppId: cloud.app,
        SignName: cloud.sign,
        TemplateId: '1110',
        TemplateParamSet: ['408172'],
      },
    ]);
  });

  it('goes to any other gateway as it was described, with each gap written for its place', async () => {
    const asked: unknown[] = [];
    const take: Gateway = (url, { method, headers, body }) => {
      asked.push([method, url.href, headers['x-key'], JSON.parse(body as string)]);
      return new Response('{"status":0}');
    };
    await over(byHttp, take).sms.send(mobile, code);
    expect(asked).toEqual([
      ['POST', `https://sms.example.cn/send?to=${mobile}`, secret, { to: mobile, text: code.text, kind: 'code' }],
    ]);
    const form: SmsSettings = { ...byHttp, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const bodies: string[] = [];
    const keep: Gateway = (_, { body }) => (bodies.push(body as string), new Response('{"status":0}'));
    await over({ ...form, body: 'm={mobile}&t={text}' }, keep).sms.send(mobile, code);
    expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toEqual({ m: mobile, t: code.text });
  });

  it.each<[string, SmsSettings, Gateway, string]>([
    ['Aliyun', byAliyun, aliyun(() => ({ Code: 'isv.BUSINESS_LIMIT_CONTROL' })), 'isv.BUSINESS_LIMIT_CONTROL'],
    ['Aliyun, for the key', { ...byAliyun, secret: 'x' }, aliyun(() => ({ Code: 'OK' })), 'SignatureDoesNotMatch'],
    [
      'Tencent Cloud, for the number',
      byTencent,
      tencent(() => ({ SendStatusSet: [{ Code: 'FailedOperation.PhoneNumberInBlacklist' }] })),
      'FailedOperation.PhoneNumberInBlacklist',
    ],
    ['Tencent Cloud', { ...byTencent, secret: 'x' }, tencent(() => ({})), 'AuthFailure.SignatureFailure'],
    ['Tencent Cloud, with nothing', byTencent, tencent(() => ({})), 'HTTP 200'],
    ['another gateway', byHttp, () => new Response('{"status":7}'), 'HTTP 200'],
    ['a gateway that answers a page', byAliyun, () => new Response('<html>', { status: 502 }), 'HTTP 502'],
  ])(
    'refused by %s is not sent, and its operator is told without number and secret',
    async (_, settings, gateway, why) => {
      const { sms, logged } = over(settings, gateway);
      await expect(sms.send(mobile, code)).rejects.toMatchObject({ message: `短信服务商拒绝：${why}`, unsure: false });
      expect(logged).toEqual([`sms: ${settings.provider} code 138****8000 短信服务商拒绝：${why}`]);
    },
  );

  it.each([byAliyun, byTencent, byHttp])(
    'is not sent while $provider is down, and may have been when it is slow',
    async (settings) => {
      const down = over(settings, () => Promise.reject(new Error(`connect ECONNREFUSED ${secret}`)));
      await expect(down.sms.send(mobile, code)).rejects.toMatchObject({
        message: '无法连接到短信服务商',
        unsure: false,
      });
      const slow = over(settings, () => new Promise(() => undefined), 1);
      await expect(slow.sms.send(mobile, code)).rejects.toMatchObject({
        message: '短信服务商超时未响应',
        unsure: true,
      });
      expect([...down.logged, ...slow.logged].join()).not.toMatch(new RegExp(`${secret}|${mobile}|408172`));
    },
  );

  it('of a kind without a template is not sent', async () => {
    const { sms } = over(byTencent, () => Promise.reject(new Error('asked')));
    expect([sms.sends('code'), sms.sends('alarm')]).toEqual([true, false]);
    await expect(sms.send(mobile, { ...code, kind: 'alarm' })).rejects.toMatchObject({ final: true });
  });
});

describe('NETPANE_SMS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netpane-sms-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (said: object | string) => {
    const path = join(folder, 'sms.json');
    writeFileSync(path, typeof said === 'string' ? said : JSON.stringify(said));
    return path;
  };

  it('names a file with a gateway, which the start tells with the templates that it lacks', () => {
    const { provider, templates, app, id, sign } = byTencent;
    expect(readSmsSettings(file({ provider, id, secret, sign, app, templates }))).toEqual(byTencent);
    expect(readSmsSettings(file(byHttp))).toEqual(byHttp);
    const lines = (said: object) =>
      providerLines(readSettings({ NETPANE_DEMO: '0', NETPANE_SMS: file(said) })).join('\n');
    expect(lines({ provider, id, secret, sign, app, templates })).toContain(
      '短信     腾讯云，缺少模板 channel、reset、changed、alarm',
    );
    expect(lines(byHttp)).toContain('短信     sms.example.cn\n');
  });

  it.each<[object | string, RegExp]>([
    [`{"secret":"${secret}"`, /不是有效的 JSON/],
    [{ provider: 'twilio' }, /provider 应为 aliyun、tencent、http/],
    [{ provider: 'aliyun', id: 'a', secret }, /缺少 sign、templates/],
    [{ ...byTencent, app: undefined }, /缺少 app/],
    [{ ...byTencent, templates: { code: '1', codes: '2' } }, /没有这样的短信：codes/],
    [{ ...byTencent, templates: { alarm: '2' } }, /templates 缺少 code/],
    [{ ...byTencent, templates: { code: 1110 } }, /code 应为文字/],
    [{ ...byTencent, key: secret }, /没有这样的设置：key/],
    [{ ...byHttp, url: 'sms.example.cn' }, /url 应以 https/],
    [{ ...byHttp, body: 'hello', url: 'https://sms.example.cn' }, /\{mobile\}/],
    [{ ...byHttp, method: 'PATCH' }, /method 应为/],
  ])('stops the start where it does not fit: %j', (said, why) => {
    const start = () => readSettings({ NETPANE_SMS: file(said) });
    expect(start).toThrow(why);
    expect(start).toThrow(/NETPANE_SMS/);
    expect(start).not.toThrow(new RegExp(secret));
  });
});
