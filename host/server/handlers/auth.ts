import type * as contract from '../../../src/api/contract/auth';
import { noCaptcha } from '../../../src/api/contract/auth';
import { check, plainMobile } from '../account/auth/checks';
import { placeOf } from '../account/auth/device';
import { limitRegistration, registerByMail, registrationOf, sendRegistration } from '../account/auth/mail-registration';
import { askForCaptcha, captchaNeeded, requireCaptcha } from '../account/auth/guessing';
import { limitReset, requireSender, resetAccount, resetPassword, sendReset } from '../account/auth/password-resets';
import { answerQrLogin, collectQrLogin, scanQrLogin, startQrLogin } from '../account/auth/qr-login';
import { mobileSignIn, passwordSignIn, registerMobile } from '../account/auth/sign-in';
import { sendSmsCode } from '../account/auth/sms-codes';
import type { Handlers } from '../kit/context/handler';
import { refuse, refuseAt, say } from '../kit/refusal';
import { validate } from '../kit/validate';

/** Signing in, registering, and coming back after a forgotten password. */
export const auth: Handlers<typeof contract> = {
  async login(context, input) {
    return { data: null, ...say('signedIn'), token: await passwordSignIn(context, input) };
  },

  async smsCodeLogin(context, input) {
    return { data: null, ...say('signedIn'), token: await mobileSignIn(context, input) };
  },

  async registerForSmsCode(context, input) {
    return { data: null, ...say('registered'), token: await registerMobile(context, input) };
  },

  async getSmsCode(context, input) {
    const mobile = plainMobile(input.mobile);
    validate({ mobile: check.mobile(mobile) });
    await requireCaptcha(context, 'mobile', input);
    await sendSmsCode(context, mobile, 'login');
    return { data: null, ...say('smsSent') };
  },

  async captchaGenerate(context) {
    return { data: await context.captcha.create('mobile', await askForCaptcha(context)) };
  },

  async captchaAccountGenerate(context, input) {
    const drawn = await askForCaptcha(context);
    const tries = await captchaNeeded(context, input.email ?? '');
    if (tries === undefined) return { data: null, message: noCaptcha };
    return { data: await context.captcha.create('account', Math.max(drawn, tries)) };
  },

  async getQrcodeId(context) {
    return { data: await startQrLogin(context) };
  },

  async checkQrcodeId(context, input) {
    const token = await collectQrLogin(context, input.qruuid, input.remember ?? false);
    return { data: null, ...say('signedIn'), token };
  },

  async qrcodeScan(context, input) {
    const asker = await scanQrLogin(context, input.id);
    return {
      data: {
        device: asker.device,
        ip: asker.ip,
        place: placeOf(asker.ip),
        asked_at: asker.created_at,
        seconds_left: Math.ceil((Date.parse(asker.expires_at) - context.now()) / 1000),
      },
    };
  },

  async qrcodeAnswer(context, input) {
    await answerQrLogin(context, input.id, input.confirm);
    return { data: null };
  },

  async registerByMail(context, input) {
    const address = input.email.trim().toLowerCase();
    validate({ email: check.email(address) });
    if (!context.mail.configured) throw refuseAt('email', 'mailMissing');
    await requireCaptcha(context, 'mobile', input);
    await limitRegistration(context, address);
    sendRegistration(context, address, input.scene);
    return { data: null, ...say('registerSent') };
  },

  async passwordForgot(context, input) {
    validate({ account: check.account(input.account) });
    requireSender(context, input.account);
    await requireCaptcha(context, 'mobile', input);
    await limitReset(context, input.account);
    sendReset(context, input.account);
    return { data: null, ...say('resetSent') };
  },

  async passwordResetCheck(context, input) {
    const account = await resetAccount(context, input.token);
    if (account) return { data: { account } };
    const email = await registrationOf(context, input.token);
    if (!email) throw refuse('linkExpired');
    return { data: { account: email, registers: true } };
  },

  async passwordReset(context, input) {
    validate({
      password: check.newPassword(input.password),
      confirm_password: check.confirmed(input.password)(input.confirm_password),
    });
    // Guessed at it costs nothing: only what is there is hashed for.
    await context.limits.take(`reset:use:${context.network}`, 30, 600);
    if (await resetAccount(context, input.token)) {
      await resetPassword(context, input.token, input.password);
      return { data: null, ...say('passwordReset') };
    }
    if (!(await registrationOf(context, input.token))) throw refuse('linkExpired');
    await registerByMail(context, input.token, input.password);
    return { data: null, ...say('registered') };
  },
};
