import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** Codes that the sign-in calls answer beside 2000 (specification, section 8; the 41xx are ours). */
export const authCode = {
  /** Account sign-in: the message belongs under the password field. */
  wrongPassword: 4006,
  /** Mobile sign-in: the number is proven but new; a password must be set through `registerForSmsCode`. */
  newMobile: 2005,
  /** The right person, but the account is closed; the guard's code as well. */
  frozen: 4003,
  /** Mobile sign-in: shown as an error toast. */
  mobileError: 5000,
  /** Registration: the number has an account, told to who proved the number only. */
  mobileTaken: 5001,
  /** Registration: wrong code. No multiple of 1000, which registration takes for success. */
  registerCode: 5002,
  /** Account or mobile sign-in: a two-step code is needed; repeat the call with `totp`. */
  twoStep: 4105,
  /** QR sign-in: nobody scanned yet. */
  qrWaiting: 4101,
  /** QR sign-in: scanned, not answered yet. */
  qrScanned: 4102,
  /** QR sign-in: refused on the phone. */
  qrRefused: 4103,
  /** QR sign-in: unknown, used or too old. */
  qrExpired: 4104,
} as const;

/** `message` of a captcha call that asks for no captcha (specification, section 7). */
export const noCaptcha = 'no_verify';

const word = v.pipe(v.string(), v.maxLength(200));
const token = v.object({ token: v.string() });
const captchaFields = { captcha: v.optional(word), captchaCacheKey: v.optional(word) };
const keep = {
  /** Seven-day sign-in wanted: the server keeps the session seven days instead of about one. */
  remember: v.optional(v.boolean()),
  /** Code of the authenticator app, or a recovery code, after `twoStep`. */
  totp: v.optional(word),
};

const mobileForm = v.object({
  mobile: word,
  sms_code: word,
  ...captchaFields,
  password: v.optional(word),
  confirm_password: v.optional(word),
  /** Where the person came from; `sdwan_experience` for the experience link. */
  scene: v.optional(word),
  /** Gateway that the experience link was opened on. */
  gwid: v.optional(word),
  ...keep,
});

const captcha = v.nullable(
  v.object({
    cache_key: v.string(),
    captcha_img: v.string(),
    /**
     * Work that goes with the answer: a number whose PBKDF2 (SHA-256, 1000 rounds, password `cache_key`, salt the number in
     * decimal digits) begins with so many zero bits. It is sent behind the key, `<cache_key>.<number>`. Without it a few
     * answers of a network are taken in an hour.
     */
    proof_bits: v.optional(v.number()),
  }),
);

export const login = endpoint({
  method: 'POST',
  path: '/api/v3/login',
  summary: 'Signs in with an e-mail address or mobile number and a password.',
  input: v.object({ email: word, password: word, ...captchaFields, ...keep }),
  top: token,
  session: true,
  scope: 'public',
  origin: 'given',
});

export const smsCodeLogin = endpoint({
  method: 'POST',
  path: '/api/v3/sms_code/login',
  summary: 'Signs in with a mobile number and the code sent to it; 2005 for a number without an account.',
  input: mobileForm,
  top: token,
  session: true,
  scope: 'public',
  origin: 'given',
});

export const registerForSmsCode = endpoint({
  method: 'POST',
  path: '/api/v3/register_for_sms_code',
  summary: 'Makes an account for a mobile number proven by an SMS code, and signs in.',
  input: mobileForm,
  top: token,
  session: true,
  success: 'thousands',
  scope: 'public',
  origin: 'given',
});

export const getSmsCode = endpoint({
  method: 'POST',
  path: '/api/v3/mobile_login/get_sms_code',
  summary: 'Sends a sign-in code: once a minute, five a day for a number.',
  input: v.object({ mobile: word, captcha: word, captchaCacheKey: word }),
  scope: 'public',
  origin: 'given',
});

export const captchaGenerate = endpoint({
  method: 'POST',
  path: '/api/v3/captcha/generate',
  summary: 'Makes an image captcha for the mobile form.',
  data: captcha,
  scope: 'public',
  origin: 'given',
});

export const captchaAccountGenerate = endpoint({
  method: 'POST',
  path: '/api/v3/captcha/account_generate',
  summary: 'Makes an image captcha for the account form; message `no_verify` where none is needed.',
  input: v.object({
    /** The account about to sign in, so that failures elsewhere count too. */
    email: v.optional(word),
  }),
  data: captcha,
  scope: 'public',
  origin: 'given',
});

export const getQrcodeId = endpoint({
  method: 'GET',
  path: '/api/v3/get_qrcode_id',
  summary: 'Starts a QR sign-in; `data` is its id, good for 60 seconds.',
  data: v.string(),
  scope: 'public',
  origin: 'given',
});

export const checkQrcodeId = endpoint({
  method: 'POST',
  path: '/api/v3/check_qrcode_id',
  summary: 'Asks how a QR sign-in stands; the token comes once, after it was confirmed on the phone.',
  input: v.object({ qruuid: word, remember: v.optional(v.boolean()) }),
  top: token,
  session: true,
  success: 'thousands',
  scope: 'public',
  origin: 'given',
});

export const qrcodeScan = endpoint({
  method: 'GET',
  path: '/api/v3/qrcode/{id}',
  summary: 'The phone opened a QR sign-in: marks it scanned and tells who asks, and from where.',
  input: v.object({ id: word }),
  data: v.object({
    /** Browser and system of the machine that asks. */
    device: v.string(),
    ip: v.string(),
    place: v.string(),
    /** ISO time at which the code was made. */
    asked_at: v.string(),
    /** Seconds that are left to answer. */
    seconds_left: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const qrcodeAnswer = endpoint({
  method: 'POST',
  path: '/api/v3/qrcode/answer',
  summary: 'Confirms or refuses a scanned QR sign-in.',
  input: v.object({ id: word, confirm: v.boolean() }),
  scope: 'account',
  origin: 'ours',
});

export const registerByMail = endpoint({
  method: 'POST',
  path: '/api/v3/register/mail',
  summary: 'Sends a link by which an account is made with this address; the answer is the same where there is one.',
  input: v.object({
    email: word,
    captcha: word,
    captchaCacheKey: word,
    scene: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
  }),
  scope: 'public',
  origin: 'ours',
});

export const passwordForgot = endpoint({
  method: 'POST',
  path: '/api/v3/password/forgot',
  summary: 'Sends a reset link to the address or number, if an account has it; the answer is always the same.',
  input: v.object({ account: word, captcha: word, captchaCacheKey: word }),
  scope: 'public',
  origin: 'ours',
});

export const passwordResetCheck = endpoint({
  method: 'POST',
  path: '/api/v3/password/reset/check',
  summary:
    'Whether a link to set a password still holds, and for whom: of a reset (30 minutes) or a registration (a day).',
  input: v.object({ token: word }),
  data: v.object({
    account: v.string(),
    /** The account is made when the password is set. */
    registers: v.optional(v.boolean()),
  }),
  scope: 'public',
  origin: 'ours',
});

export const passwordReset = endpoint({
  method: 'POST',
  path: '/api/v3/password/reset',
  summary: 'Sets the password with such a link, once; ends every session of the account, or makes it.',
  input: v.object({ token: word, password: word, confirm_password: word }),
  scope: 'public',
  origin: 'ours',
});
