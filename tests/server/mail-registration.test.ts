import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCare } from '../../host/server/jobs/account-care';
import * as auth from '../../src/api/contract/auth';
import { day } from '../../src/domain/time';
import { failureOf } from './failure';
import { captchaAnswer, startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let mails: { to: string; subject: string; text: string }[];

beforeAll(async () => {
  const send = async (to: string, subject: string, text: string) => void mails.push({ to, subject, text });
  server = await startReference({ now: () => clock, senders: { mail: { configured: true, send } } });
});
afterAll(() => server.close());
beforeEach(() => {
  mails = [];
  clock += day;
});

const password = 'Netpane2027';

async function ask(email: string) {
  const { cache_key } = (await server.client.call(auth.captchaGenerate, {})).data!;
  return server.client.call(auth.registerByMail, { email, captcha: captchaAnswer, captchaCacheKey: cache_key });
}
/** The mail that follows the answer. */
async function mailTo(email: string) {
  await expect.poll(() => mails.filter(({ to }) => to === email)).toHaveLength(1);
  return mails.splice(0)[0]!;
}
const tokenIn = (text: string) => /password_reset\/([\w-]+)/.exec(text)?.[1] ?? '';
const open = (token: string) => server.client.call(auth.passwordReset, { token, password, confirm_password: password });
const accounts = async (email: string) =>
  (await server.services.db.query('SELECT 1 FROM account WHERE email = $1', [email])).length;

it('makes an account when the link is opened, once, and not before', async () => {
  await ask(' New.Person@example.com ');
  const { text } = await mailTo('new.person@example.com');
  expect(await accounts('new.person@example.com')).toBe(0);
  const token = tokenIn(text);
  expect((await server.client.call(auth.passwordResetCheck, { token })).data).toEqual({
    account: 'n****@example.com',
    registers: true,
  });
  const short = server.client.call(auth.passwordReset, { token, password: 'x', confirm_password: 'x' });
  expect((await failureOf(short)).kind).toBe('invalid');
  await open(token);
  expect(await accounts('new.person@example.com')).toBe(1);
  expect((await failureOf(open(token))).kind).toBe('notFound');
  await server.signIn('new.person@example.com', password);
});

it('answers the same for who has an account, whose mail says so and makes nothing', async () => {
  const [there, fresh] = [await ask('demo@netpane.cn'), await ask('nobody@example.com')];
  expect(there).toEqual(fresh);
  await expect.poll(() => mails).toHaveLength(2);
  const { subject, text } = mails.find(({ to }) => to === 'demo@netpane.cn')!;
  expect(subject).toContain('已存在');
  expect(tokenIn(text)).toBe('');
});

it('works with the newest link only, for a day', async () => {
  await ask('late@example.com');
  const old = tokenIn((await mailTo('late@example.com')).text);
  await ask('late@example.com');
  const token = tokenIn((await mailTo('late@example.com')).text);
  expect((await failureOf(open(old))).kind).toBe('notFound');
  clock += day;
  expect((await failureOf(open(token))).kind).toBe('notFound');
  await accountCare.run(server.services);
  expect(await server.services.db.query("SELECT 1 FROM mail_registration WHERE email = 'late@example.com'")).toEqual(
    [],
  );
});

it('sends three mails an hour to an address, and none to what is no address', async () => {
  for (let i = 0; i < 3; i++) await ask('often@example.com');
  expect((await failureOf(ask('often@example.com'))).kind).toBe('tooMany');
  expect((await failureOf(ask('often@example'))).detail.errors).toHaveProperty('email');
});
