import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PayError } from '../../host/server/kit/pay/pay';
import { weChatAuthorization } from '../../host/server/kit/pay/wechat';
import { providerLines } from '../../host/server/provider-lines';
import { readSettings } from '../../host/server/settings';
import { createProviders, merchantKey, paySettings, signedBy } from '../pay-doubles';

const now = () => Date.parse('2026-11-20T06:00:00.250Z');
const providers = createProviders(now, 20);
const [alipay, wechat] = providers.pay.providers as [(typeof providers.pay.providers)[number], never];
const request = {
  id: 'pay0123456789abcdef01234567',
  title: '账户充值',
  fen: 123_450,
  until: Date.parse('2026-11-20T06:30:00Z'),
  notify: 'https://cloud.example.com/notice',
  back: 'https://cloud.example.com/account',
};

it('a request to WeChat Pay carries its signature over five lines in its header', () => {
  const asked = { method: 'GET', path: '/v3/certificates?a=1', timestamp: 1554208460, nonce: 'N0', body: '' };
  const header = weChatAuthorization({ ...paySettings.wechat, merchant: '1900009191', serial: '1DDE' }, asked);
  const [, signature] =
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900009191",nonce_str="N0",timestamp="1554208460",serial_no="1DDE",signature="([\w+/=]{344})"$/.exec(
      header,
    )!;
  const lines = 'GET\n/v3/certificates?a=1\n1554208460\nN0\n\n';
  expect(createVerify('RSA-SHA256').update(lines).verify(merchantKey, signature!, 'base64')).toBe(true);
});

describe('Alipay', () => {
  it('is asked by an address that is signed, with the amount in yuan and the end in Beijing time', async () => {
    const { url } = (await alipay.begin(request)) as { url: string };
    const fields = Object.fromEntries(new URL(url).searchParams);
    expect(signedBy(merchantKey, fields)).toBe(true);
    expect(fields).toMatchObject({
      app_id: paySettings.alipay.app,
      method: 'alipay.trade.page.pay',
      sign_type: 'RSA2',
      timestamp: '2026-11-20 14:00:00',
      notify_url: request.notify,
      return_url: request.back,
    });
    expect(JSON.parse(fields.biz_content!)).toEqual({
      out_trade_no: request.id,
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '1234.50',
      subject: '账户充值',
      time_expire: '2026-11-20 14:30:00',
    });
  });
});

describe.each(['alipay', 'wechat'] as const)('%s', (method) => {
  const provider = method === 'alipay' ? alipay : (wechat as typeof alipay);
  it('says of a payment that it waits, was paid, was ended', async () => {
    const id = `pay${method}`;
    expect(await provider.ask(id)).toBe('waiting');
    providers.trades.set(id, { fen: 100, refunds: new Map() });
    expect(await provider.ask(id)).toBe('waiting');
    await provider.end(id);
    expect(await provider.ask(id)).toBe('closed');
    providers.pays[method](id, 100);
    expect(await provider.ask(id)).toMatchObject({ id, fen: 100 });
    await expect(provider.end(id)).rejects.toThrow(PayError);
  });

  it('gives money back once under one name', async () => {
    const id = `back${method}`;
    providers.pays[method](id, 1_000);
    const back = { id, refund: `rf${method}`, fen: 250, ofFen: 1_000, reason: '退款' };
    expect(await provider.askRefund(back)).toBe('none');
    await provider.refund(back);
    await provider.refund(back);
    expect(await provider.askRefund(back)).toBe('done');
    expect([...providers.trades.get(id)!.refunds]).toEqual([[`rf${method}`, 250]]);
  });

  it.each([
    ['refusing', false],
    ['silent', true],
    ['away', true],
    ['busy', true],
  ] as const)('that is %s did nothing, or nobody knows: %s', async (mood, unsure) => {
    providers.state.mood = mood;
    try {
      for (const asked of [provider.ask('pay1'), provider.end('pay1')]) {
        const error = await asked.catch((why: unknown) => why);
        expect(error).toBeInstanceOf(PayError);
        expect(error).toMatchObject({ unsure });
      }
    } finally {
      providers.state.mood = 'good';
    }
  });
});

describe('the settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netpane-pay-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  put('merchant.pem', String(privateKey.export({ format: 'pem', type: 'pkcs8' })));
  put('platform.pem', String(publicKey.export({ format: 'pem', type: 'spki' })));
  put('alipay.txt', publicKey.export({ format: 'der', type: 'spki' }).toString('base64'));
  put('bare.txt', privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64'));
  const read = (said: unknown) =>
    readSettings({ NETPANE_DEMO: '0', NETPANE_PAY: join(folder, put('pay.json', JSON.stringify(said))) });
  const ali = { app: '2021', key: 'bare.txt', alipayKey: 'alipay.txt' };
  const we = {
    app: 'wx1',
    merchant: '190',
    serial: '5157',
    key: 'merchant.pem',
    platform: { PUB: 'platform.pem' },
    secret: 's'.repeat(32),
  };
  const transfer = { bank: '招商银行', name: '云网', number: '6225' };

  it('name the ways, with keys in files beside them', () => {
    const settings = read({ alipay: ali, wechat: we, transfer });
    expect(settings.pay?.alipay).toMatchObject({ app: '2021', gateway: 'https://openapi.alipay.com/gateway.do' });
    expect(Object.keys(settings.pay?.wechat?.platform ?? {})).toEqual(['PUB']);
    expect(providerLines(settings).join('\n')).toMatch(/支付 +支付宝、微信支付、银行转账，缺少 NETPANE_PUBLIC_URL/);
    expect(providerLines(readSettings({ NETPANE_DEMO: '0' })).join('\n')).toMatch(/支付 +未配置支付方式.*NETPANE_PAY/);
  });

  it.each([
    [{}, '至少应有 alipay、wechat、transfer 之一'],
    [{ paypal: {} }, '没有这样的设置：paypal'],
    [{ alipay: { ...ali, key: '' } }, '缺少 alipay.key'],
    [{ alipay: { ...ali, key: 'none.pem' } }, 'alipay.key 应为密钥文件的路径'],
    [{ alipay: { ...ali, gateway: 'ftp://a' } }, 'alipay.gateway 应以 https:// 开头'],
    [{ wechat: { ...we, secret: 'short-secret' } }, 'wechat.secret（APIv3 密钥）应为 32 个字符'],
    [{ wechat: { ...we, platform: {} } }, '缺少 wechat.platform'],
    [{ wechat: { ...we, platform: { PUB: 'pay.json' } } }, 'wechat.platform 应为密钥文件的路径'],
    [{ transfer: { ...transfer, iban: 'x' } }, 'transfer 没有这样的设置：iban'],
  ])('%j stop the start with a reason that holds no secret', (said, why) => {
    expect(() => read(said)).toThrow(why);
    expect(() => read(said)).not.toThrow('short-secret');
  });
});
