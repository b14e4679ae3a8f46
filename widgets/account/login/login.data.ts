import { useMemo } from 'react';
import { tokenOf, useClient, type Client } from '../../../src/api';
import {
  authCode,
  checkQrcodeId,
  getQrcodeId,
  getSmsCode,
  login,
  registerForSmsCode,
  smsCodeLogin,
} from '../../../src/api/contract/auth';
import { ApiError } from '../../../src/api';
import { ungroup } from '../../../src/format';

/** What the account form holds. */
export interface AccountValues {
  email: string;
  password: string;
  captcha?: string;
  remember?: boolean;
}

/** What the mobile form holds. */
export interface CodeValues {
  mobile: string;
  sms_code: string;
  captcha?: string;
  remember?: boolean;
}

/** What goes along without being typed. */
export interface Extra {
  captchaCacheKey?: string;
  scene?: string;
  gwid?: string;
  totp?: string;
}

/** The sign-in calls; each gives the token or rejects with `ApiError`. Failures are shown by who calls. */
export function useLoginCalls() {
  const client = useClient();
  return useMemo(() => callsOf(client), [client]);
}

/** The sign-in calls over a connection. */
export type LoginCalls = ReturnType<typeof callsOf>;

function callsOf(client: Client) {
  const quiet = { quiet: true };
  return {
    byPassword: async (values: AccountValues, extra: Extra): Promise<string> =>
      tokenOf(await client.call(login, { ...values, email: values.email.trim(), ...extra }, quiet)),

    sendCode: (values: { mobile: string; captcha: string; captchaCacheKey: string }) =>
      client.call(getSmsCode, { ...values, mobile: ungroup(values.mobile) }, quiet),

    byCode: async (values: CodeValues, extra: Extra): Promise<string> =>
      tokenOf(await client.call(smsCodeLogin, { ...values, mobile: ungroup(values.mobile), ...extra }, quiet)),

    register: async (values: CodeValues & { password: string; confirm_password: string }, extra: Extra) =>
      tokenOf(await client.call(registerForSmsCode, { ...values, mobile: ungroup(values.mobile), ...extra }, quiet)),

    qr: {
      start: async (): Promise<string> => (await client.call(getQrcodeId, {}, quiet)).data,
      check: async (qruuid: string): Promise<string> => tokenOf(await client.call(checkQrcodeId, { qruuid }, quiet)),
    },
  };
}

/** Code of the answer, when there was one. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.kind === 'code' ? error.detail.code : undefined;

/** Whether the sign-in waits for a two-step code. */
export const wantsSecondStep = (error: unknown): error is ApiError => codeOf(error) === authCode.twoStep;

/** Whether the server answered: then the captcha that went along is used up. */
export const wasAnswered = (error: unknown): boolean => error instanceof ApiError && error.detail.status > 0;

/** HTTP 401 in answer to a sign-in: a refusal like another, and no session that ended. */
export const wasRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'unauthorized';
