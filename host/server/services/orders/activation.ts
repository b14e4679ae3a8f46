import type { Activation } from '../../../../src/api/contract/message';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { switchOn } from './switch-on';
import { refuse } from '../../kit/refusal';

type Stored = Omit<Activation, 'state' | 'ends_at'>;

/** What a message of the caller offers. */
export async function readActivation({ db, caller, now }: Context, id: string): Promise<Activation> {
  const [row] = await db.query<Stored>(
    `SELECT id, service, service_key, facts, days, offered_until, activated_at, message_id FROM service_activation
     WHERE account_id = $1 AND id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noActivation');
  return standing(row, now());
}

/** Switches it on: the account owns it from then on, and it begins to work. The second call, and one that comes at the same time, finds it switched on and changes nothing. */
export async function activate(context: Context, id: string): Promise<Activation> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const at = now();
  await db.tx(async (sql) => {
    const [taken] = await sql.query<{ service_key: string | null; tier: string | null; days: number }>(
      `UPDATE service_activation SET activated_at = $3
       WHERE account_id = $1 AND id = $2 AND activated_at IS NULL AND offered_until > $3
       RETURNING service_key, tier, days`,
      [accountId, id, iso(at)],
    );
    if (!taken?.service_key || !taken.tier) return;
    const { service_key: service, tier, days } = taken;
    const owned = newId('own');
    await sql.query(
      `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
       VALUES ($1, $2, $3, $4, 1, $5, $6, $5)`,
      [owned, accountId, service, tier, iso(at), iso(at + days * day)],
    );
    await sql.query('UPDATE service_activation SET owned_id = $2 WHERE id = $1', [id, owned]);
    await switchOn(sql, { accountId, id: owned, service, tier, gateway: 'all' }, at);
  });
  const after = await readActivation(context, id);
  if (after.state === 'missed') throw refuse('activationOver');
  return after;
}

function standing(row: Stored, now: number): Activation {
  const { activated_at, days, offered_until } = row;
  const ends = activated_at && Date.parse(activated_at) + days * day;
  if (!ends) return { ...row, state: Date.parse(offered_until) > now ? 'open' : 'missed', ends_at: null };
  return { ...row, state: ends > now ? 'active' : 'ended', ends_at: iso(ends) };
}

/** Something to switch on, announced by a message. */
export interface NewActivation {
  id: string;
  messageId: string;
  /** Its name, its key in the catalogue, and the package. */
  service: string;
  key: string;
  tier: string;
  facts: readonly { label: string; value: string }[];
  days: number;
  /** Milliseconds since 1970. */
  offeredUntil: number;
}

/** Offers an account something to switch on. */
export async function offerActivation(sql: Sql, accountId: string, offer: NewActivation, at: number): Promise<void> {
  await sql.query(
    `INSERT INTO service_activation (id, account_id, message_id, service, service_key, tier, facts, days,
       offered_until, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      offer.id,
      accountId,
      offer.messageId,
      offer.service,
      offer.key,
      offer.tier,
      JSON.stringify(offer.facts),
      offer.days,
      iso(offer.offeredUntil),
      iso(at),
    ],
  );
}
