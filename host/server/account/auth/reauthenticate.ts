import type { Context } from '../../kit/context/context';
import { accountById } from './accounts';
import { checkPassword } from './passwords';
import { because, invalid } from '../../kit/refusal';

/**
 * Asks the logged-in person for the password again before something that cannot be undone: ten tries in fifteen minutes,
 * refused at `field`.
 */
export async function reauthenticate(context: Context, password: string, field = 'password') {
  const { accountId } = context.caller;
  await context.limits.take(`password:${accountId}`, 10, 15 * 60);
  const account = await accountById(context.db, accountId);
  if (!(await checkPassword(account.password_hash, password))) throw invalid({ [field]: because('wrongOwnPassword') });
  await context.limits.reset(`password:${accountId}`);
}
