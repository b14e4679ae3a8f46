import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { paging, saidBeside } from './paging';

const word = v.pipe(v.string(), v.maxLength(200));

export const securityOverview = endpoint({
  method: 'GET',
  path: '/api/v3/security/overview',
  summary: 'How well the account is protected.',
  data: v.object({
    /** ISO time of the last password change. */
    password_changed_at: v.string(),
    /** Masked number, empty where none is bound. */
    mobile: v.string(),
    two_step: v.boolean(),
    /** Recovery codes that were not used yet. */
    recovery_left: v.number(),
    real_name: v.object({
      /** 0 not begun, 1 verified, 2 under review, 3 refused. */
      stage: v.number(),
      /** Masked name and number. */
      name: v.string(),
      id_card: v.string(),
      /** Why it was refused; of one that is verified, what its reader should know of the review. */
      reason: v.string(),
      reason_said: saidBeside,
    }),
  }),
  scope: 'account',
  origin: 'ours',
});

export const passwordChange = endpoint({
  method: 'POST',
  path: '/api/v3/security/password',
  summary: 'Changes the password and ends every other session.',
  input: v.object({ old_password: word, password: word, confirm_password: word }),
  scope: 'account',
  origin: 'ours',
});

export const sessions = endpoint({
  method: 'GET',
  path: '/api/v3/security/sessions',
  summary: 'Where the account is signed in, last seen first.',
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** The session that asks. */
        current: v.boolean(),
        device: v.string(),
        ip: v.string(),
        place: v.string(),
        created_at: v.string(),
        last_seen_at: v.string(),
        expires_at: v.string(),
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const sessionRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/security/sessions/revoke',
  summary: 'Ends one session, or all but the one that asks.',
  input: v.object({ id: v.optional(word), others: v.optional(v.boolean()) }),
  data: v.object({ ended: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const loginHistory = endpoint({
  method: 'GET',
  path: '/api/v3/security/logins',
  summary: 'Sign-ins and attempts of the last 90 days, newest first.',
  input: v.object(paging),
  data: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        at: v.string(),
        method: v.picklist(['password', 'sms', 'qr', 'register']),
        ok: v.boolean(),
        device: v.string(),
        ip: v.string(),
        place: v.string(),
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const realNameSubmit = endpoint({
  method: 'POST',
  path: '/api/v3/security/real_name',
  summary: 'Hands in name and identity card number for verification.',
  input: v.object({ name: word, id_card: word }),
  scope: 'account',
  origin: 'ours',
});

export const twoStepBegin = endpoint({
  method: 'POST',
  path: '/api/v3/security/two_step/begin',
  summary: 'Makes a secret for an authenticator app; it counts only after `twoStepEnable`.',
  input: v.object({ password: word }),
  data: v.object({ secret: v.string(), uri: v.string() }),
  scope: 'account',
  origin: 'ours',
});

export const twoStepEnable = endpoint({
  method: 'POST',
  path: '/api/v3/security/two_step/enable',
  summary: 'Turns two-step codes on and answers the recovery codes, this once.',
  input: v.object({ totp: word }),
  data: v.object({ recovery_codes: v.array(v.string()) }),
  scope: 'account',
  origin: 'ours',
});

export const twoStepRecovery = endpoint({
  method: 'POST',
  path: '/api/v3/security/two_step/recovery',
  summary: 'Makes new recovery codes; the old ones end.',
  input: v.object({ totp: word }),
  data: v.object({ recovery_codes: v.array(v.string()) }),
  scope: 'account',
  origin: 'ours',
});

export const twoStepDisable = endpoint({
  method: 'POST',
  path: '/api/v3/security/two_step/disable',
  summary: 'Turns two-step codes off.',
  input: v.object({ password: word, totp: word }),
  scope: 'account',
  origin: 'ours',
});
