import * as v from 'valibot';
import { endpoint } from '../endpoint';

const word = v.pipe(v.string(), v.maxLength(64));

export const updateMobile = endpoint({
  method: 'POST',
  path: '/api/v3/profile/mobile',
  summary: 'Binds another mobile number, proven by the code sent to it.',
  input: v.object({ mobile: word, sms_code: word }),
  scope: 'account',
  origin: 'given',
});

export const updateQq = endpoint({
  method: 'POST',
  path: '/api/v3/profile/qq',
  summary: 'Sets the QQ number; empty removes it.',
  input: v.object({ qq: word }),
  scope: 'account',
  origin: 'given',
});

export const smsCodeForMobile = endpoint({
  method: 'GET',
  path: '/api/v3/sms_code_for_mobile/{mobile}',
  summary: 'Sends a code to a number that is to be bound: once a minute, five a day.',
  input: v.object({ mobile: word }),
  scope: 'account',
  origin: 'given',
});
