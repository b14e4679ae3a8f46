import { randomInt } from 'node:crypto';
import type { passwordNext } from '../../../../src/api/contract/wifi-password';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { nextPassword } from '../../../../src/domain/wifi-password';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import type { Vault } from '../../kit/vault';
import { makePassword } from './make-password';
import { planColumns, type StoredPlan } from './plan';
import { cardOf } from './read';
import { shownOf } from './words';

/** Where the password that comes next is sealed. */
const placeOf = (plan: string): string => `wifi_password_plan:${plan}`;

/** A password of the shape that a plan asks for. */
export const newPassword = ({ shape, size }: Pick<StoredPlan, 'shape' | 'size'>): string =>
  makePassword(shape, size, (limit) => randomInt(limit));

/** The password that was made beforehand for a plan's next time; undefined: nobody asked for it. */
export const madeBefore = (vault: Vault, { id, next_password: sealed }: StoredPlan): string | undefined =>
  sealed ? vault.open(placeOf(id), sealed) : undefined;

/** The card of the password that comes next by the plan: made once, and the one that will be. The log says who looked. */
export async function nextCard(
  context: Context,
  { id }: ParsedOf<typeof passwordNext>,
): Promise<DataOf<typeof passwordNext>> {
  const { db, caller, vault } = context;
  const { from, until, password } = await db.tx(async (sql) => {
    const [plan] = await sql.query<StoredPlan>(
      `SELECT ${planColumns} FROM wifi_password_plan WHERE account_id = $1 AND id = $2 FOR UPDATE`,
      [caller.accountId, id],
    );
    if (!plan) throw refuse('noPasswordPlan');
    if (plan.next_at === null) throw refuse('passwordNoNext');
    const known = madeBefore(vault, plan);
    const made = known ?? newPassword(plan);
    if (known === undefined) {
      await sql.query('UPDATE wifi_password_plan SET next_password = $3 WHERE account_id = $1 AND id = $2', [
        caller.accountId,
        id,
        vault.seal(placeOf(id), made),
      ]);
    }
    const after = nextPassword(plan, Date.parse(plan.next_at));
    return { from: plan.next_at, until: after === undefined ? null : iso(after), password: made };
  });
  const card = await cardOf(context, { id });
  noteChange(context, shownOf(card.ssid, card.number + 1));
  return { ...card, number: card.number + 1, password, from, until };
}
