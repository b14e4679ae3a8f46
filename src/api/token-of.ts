import { apiText } from './api.text';
import { ApiError } from './error';

/**
 * The token of a sign-in's answer. A code that counts as success may still come without one (specification, section 8: any
 * multiple of 1000, for registration): then nobody is signed in, and the answer's own sentence is the refusal.
 */
export function tokenOf(reply: { token?: string; code: number; message?: string }): string {
  if (reply.token) return reply.token;
  throw new ApiError('code', reply.message || apiText.other, { status: 200, code: reply.code });
}
