/** The ways in that answer with a code. */
export type LoginMode = 'account' | 'mobile' | 'register';

/** Where a refused login shows its message. */
export type LoginSpot = 'password-field' | 'account-field' | 'set-password' | 'toast' | 'notification';

/**
 * Where a refusal shows (specification, section 8): by account 4006 under the password field, others under the account
 * field; by mobile 2005 opens the set-password dialog, 5000 is an error toast, others notify; registration notifies.
 */
export function loginSpot(mode: LoginMode, code: number | undefined): LoginSpot {
  if (mode === 'account') return code === 4006 ? 'password-field' : 'account-field';
  if (mode === 'mobile' && code === 2005) return 'set-password';
  return mode === 'mobile' && code === 5000 ? 'toast' : 'notification';
}
