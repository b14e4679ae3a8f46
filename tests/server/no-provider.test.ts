import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as notice from '../../src/api/contract/alarm-notice';
import * as auth from '../../src/api/contract/auth';
import { smsCodeForMobile } from '../../src/api/contract/profile';
import { smsRecharge } from '../../src/api/contract/guest';
import { smsPacks } from '../../src/domain/guest';
import { noMail, noSms, noWeChat } from '../../host/server/kit/outbox/missing';
import { readOutbox } from '../../host/server/kit/outbox';
import { SendError, type SmsMessage } from '../../host/server/kit/senders';
import { failureOf } from './failure';
import { captchaAnswer, startReference, type Reference } from './reference';

const missing = { sms: noSms, mail: noMail, wechat: noWeChat };
let server: Reference;
let demo: Client;

beforeAll(async () => {
  server = await startReference({ senders: missing });
  demo = await server.signIn();
});
afterAll(() => server.close());

const mobile = '13900139000';
const captchaOf = async (reference = server) => ({
  captcha: captchaAnswer,
  captchaCacheKey: (await reference.client.call(auth.captchaGenerate, {})).data!.cache_key,
});
const said = async (call: Promise<unknown>) => {
  const { message, detail } = await failureOf(call);
  return { message, code: detail.code, status: detail.status, errors: detail.errors };
};
const noGateway = (field: string) => ({
  message: '未配置短信服务',
  code: 4109,
  status: 422,
  errors: { [field]: ['未配置短信服务'] },
});

it('calls that send a code by SMS say at its field that there is no service for it', async () => {
  const code = { mobile, sms_code: '123456' };
  const password = { password: 'Netpane2026', confirm_password: 'Netpane2026' };
  const { client } = server;
  expect(await said(client.call(auth.getSmsCode, { mobile, ...(await captchaOf()) }))).toEqual(noGateway('sms_code'));
  expect(await said(client.call(auth.smsCodeLogin, code))).toEqual(noGateway('sms_code'));
  expect(await said(client.call(auth.registerForSmsCode, { ...code, ...password }))).toEqual(noGateway('sms_code'));
  expect(await said(demo.call(smsCodeForMobile, { mobile }))).toEqual(noGateway('sms_code'));
  expect(await server.services.db.query(`SELECT key FROM rate_limit WHERE key LIKE 'sms:day:%'`)).toEqual([]);
});

it('a forgotten password is not said to be on its way, whoever has an account', async () => {
  const forgot = async (account: string) =>
    said(server.client.call(auth.passwordForgot, { account, ...(await captchaOf()) }));
  const known = await forgot('demo@netpane.cn');
  expect(known).toMatchObject({ code: 4110, errors: { account: ['未配置邮件服务'] } });
  expect(await forgot('nobody@netpane.cn')).toEqual(known);
  expect(await forgot(mobile)).toEqual(noGateway('account'));
});

it('no messages are sold that nothing would send', async () => {
  const [{ remark: gwid } = { remark: '' }] = await server.services.db.query<{ remark: string }>(
    `SELECT id AS remark FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' LIMIT 1`,
  );
  const order = { gwid, pack: smsPacks[0]!.id, request_id: 'r1' };
  expect(await said(demo.call(smsRecharge, order))).toEqual(noGateway('pack'));
});

it('a channel without a provider cannot be added, one of before says 未配置 and its test fails with the reason', async () => {
  const add = (type: 'mail' | 'sms' | 'wechat', target: string) =>
    said(demo.call(notice.alarmChannelSave, { type, name: type, target }));
  expect((await add('mail', 'a@example.cn')).errors).toEqual({ type: ['未配置邮件服务'] });
  expect((await add('sms', mobile)).errors).toEqual({ type: ['未配置短信服务'] });
  expect((await add('wechat', 'oABC_123456')).errors).toEqual({ type: ['未配置微信服务号'] });
  const { data } = await demo.call(notice.alarmChannelSave, {
    type: 'webhook',
    name: 'hook',
    target: 'https://hooks.example.com/a',
  });
  await server.services.db.query(
    `UPDATE alarm_channel SET type = 'sms', target = $2, confirmed_at = created_at WHERE id = $1`,
    [data.id, mobile],
  );
  const { data: channels } = await demo.call(notice.alarmChannels, {});
  expect(channels.find(({ id }) => id === data.id)).toMatchObject({ configured: false });
  const { data: tried } = await demo.call(notice.alarmChannelTest, { id: data.id });
  expect(tried).toMatchObject({ state: 'failed', error: '未配置短信服务' });
  expect(await readOutbox(server.services.db)).toEqual([]);
});

it('a code that the gateway refused is not said to be sent, and counts for the number only if it may have arrived', async () => {
  const fate = { error: new SendError('refused') as Error | undefined };
  const sent: SmsMessage[] = [];
  const sms = {
    sends: () => true,
    send: async (_: string, message: SmsMessage) => {
      if (fate.error) throw fate.error;
      sent.push(message);
    },
  };
  const { db } = server.services;
  const other = await startReference({ db, senders: { sms } });
  const ask = async () => other.client.call(auth.getSmsCode, { mobile, ...(await captchaOf(other)) });
  const refused = {
    message: '短信没有发出，请稍后重试',
    code: 4111,
    errors: { sms_code: ['短信没有发出，请稍后重试'] },
  };
  expect(await said(ask())).toMatchObject(refused);
  expect(await said(ask())).toMatchObject(refused);
  expect(await other.services.limits.used(`sms:day:${mobile}`)).toBe(0);
  fate.error = undefined;
  await ask();
  expect(sent).toMatchObject([{ kind: 'code', value: expect.stringMatching(/^\d{6}$/) as string }]);

  await other.services.limits.reset(`sms:minute:${mobile}`);
  fate.error = new SendError('late', { unsure: true });
  expect(await said(ask())).toMatchObject(refused);
  expect(await said(ask())).toMatchObject({ status: 429 });
  expect(await other.services.limits.used(`sms:day:${mobile}`)).toBe(2);
});
