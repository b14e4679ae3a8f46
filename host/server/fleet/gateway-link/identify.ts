import { day, iso, minute, second } from '../../../../src/domain/time';
import { writeLogs } from '../../account/logs/write';
import { fingerprint, newToken, sameFingerprint } from '../../kit/secrets';
import type { Context, KnownDevice } from '../../kit/context/context';
import type { Limits } from '../../kit/limits';
import { refuse, tooMany } from '../../kit/refusal';
import { bindGateway } from '../devices/bind';

/** Longest code of an account, in characters. */
const longestCode = 40;
/** Wrong keys from one address in ten minutes before it has to wait. */
const wrongKeys = 30;
/** Reports of one kind that a gateway may send in a minute; it is asked for four. One that sends without end keeps others waiting. */
const reportsAMinute = 120;
/** Milliseconds until a secret that was told and never used is replaced: its answer may have been lost. */
const toldAgain = minute;
/** The same for a gateway that does without. */
const toldAgainToOld = day;
/** Milliseconds after binding for a gateway to come with the secret it had before; then its label's key is enough. */
const headStart = 10 * minute;

interface Identity {
  key_hash: string;
  account_id: string | null;
  bound_at: string | null;
  secret_hash: string | null;
  secret_used_at: string | null;
  last_secret_hash: string | null;
  secret_due: boolean;
}

/**
 * Finds out which gateway calls, by the headers `x-device-id` and `x-device-key`: the secret of its binding, or the key on
 * its label where it was bound before there were secrets. 401 for an unknown gateway or a wrong key, told alike; 403 for
 * one that nobody has bound or that has not fetched its secret yet.
 */
export async function identify(context: Context): Promise<KnownDevice> {
  const { gwid, accountId, identity, by } = await readIdentity(context);
  if (by !== 'secret' && identity.secret_due) throw refuse('deviceSecretFirst');
  return { gwid, accountId };
}

/** The same for what a gateway tells of one thing, `kind`. 429 when it does so too often. */
export async function identifyTelling(context: Context, kind: string): Promise<KnownDevice> {
  const device = await identify(context);
  takeTurn(context, kind, device.gwid);
  return device;
}

const turns = new WeakMap<Limits, { minute: number; taken: Map<string, number> }>();

/**
 * A report more of this minute. Each server counts what comes to itself: all gateways of a fleet report all the time, and a
 * count in the store would be written down for each of them.
 */
export function takeTurn({ limits, now }: Pick<Context, 'limits' | 'now'>, kind: string, gwid: string): void {
  const at = now();
  const current = Math.floor(at / minute);
  const kept = turns.get(limits);
  const { taken } = kept?.minute === current ? kept : { taken: new Map<string, number>() };
  turns.set(limits, { minute: current, taken });
  const turn = (taken.get(`${kind} ${gwid}`) ?? 0) + 1;
  taken.set(`${kind} ${gwid}`, turn);
  if (turn > reportsAMinute) throw tooMany(Math.ceil(((current + 1) * minute - at) / second));
}

/**
 * The same for a report, by which a gateway fetches its secret: it shows the key on its label, or the secret of the binding
 * before. Until that one was used it is told again after a minute. A gateway that nobody bound and that shows the key on its
 * label binds itself with the header `x-bind-code`, the code of an account that somebody typed on its own page.
 */
export async function identifyReporter(context: Context): Promise<KnownDevice & { secret?: string }> {
  const { gwid, accountId, identity, by } = await readIdentity(context, bindByCode);
  takeTurn(context, 'report', gwid);
  if (by === 'secret') return { gwid, accountId };
  const now = context.now();
  const early = identity.bound_at !== null && now < Date.parse(identity.bound_at) + headStart;
  if (by === 'label' && identity.last_secret_hash && early) throw refuse('deviceSecretFirst');
  const secret = newToken();
  const told = await context.db.query(
    `UPDATE device_identity SET secret_hash = $2, secret_told_at = $3
     WHERE gwid = $1 AND secret_used_at IS NULL AND (secret_told_at IS NULL OR secret_told_at <= $4) RETURNING gwid`,
    [gwid, fingerprint(secret), new Date(now), new Date(now - (identity.secret_due ? toldAgain : toldAgainToOld))],
  );
  if (told.length > 0) return { gwid, accountId, secret };
  if (identity.secret_due) throw refuse('deviceSecretFirst');
  return { gwid, accountId };
}

/** `bindItself`: what a gateway does that nobody bound and that shows its label; gives the account. */
async function readIdentity(context: Context, bindItself: typeof bindByCode = nobody) {
  const { db, limits, request, network, now } = context;
  const gwid = request.headers.get('x-device-id')?.toLowerCase() ?? '';
  const shown = fingerprint(request.headers.get('x-device-key') ?? '');
  const [identity] = await db.query<Identity>(
    `SELECT key_hash, account_id, bound_at, secret_hash, secret_used_at, last_secret_hash, secret_due
     FROM device_identity WHERE gwid = $1 AND revoked_at IS NULL`,
    [gwid],
  );
  const by = identity && credentialOf(identity, shown);
  if (!identity || !by) {
    await limits.take(`device-key:${network}`, wrongKeys, 600);
    throw refuse('deviceUnknown');
  }
  const accountId = identity.account_id ?? (await (by === 'label' ? bindItself : nobody)(context, gwid));
  if (by === 'secret' && identity.secret_used_at === null) {
    await db.query(
      'UPDATE device_identity SET secret_used_at = $3, last_secret_hash = NULL WHERE gwid = $1 AND secret_hash = $2',
      [gwid, shown, new Date(now())],
    );
  }
  return { gwid, accountId, identity, by };
}

async function nobody(): Promise<never> {
  throw refuse('deviceUnbound');
}

/** Takes a gateway into the account whose code it shows beside the key on its label; gives the account. */
async function bindByCode(context: Context, gwid: string): Promise<string> {
  const { request, limits, network, db, now } = context;
  const code = request.headers.get('x-bind-code')?.trim().toUpperCase().slice(0, longestCode);
  if (!code) return nobody();
  const [account] = await db.query<{ id: string }>(
    `SELECT id FROM account WHERE account_code = $1 AND state = 'active'`,
    [code],
  );
  if (!account) {
    await limits.take(`device-key:${network}`, wrongKeys, 600);
    throw refuse('nobodyBound');
  }
  const caller = { accountId: account.id };
  await bindGateway({ ...context, caller }, { gwid, key: request.headers.get('x-device-key') ?? '' });
  await writeLogs(db, [
    { ...caller, kind: 'action', at: iso(now()), actor: gwid, target: gwid, text: '设备用账号绑定码绑定' },
  ]);
  return account.id;
}

/** What was shown: the binding's own secret, and only while that was never used the two that lead to it. */
function credentialOf(identity: Identity, shown: string): 'secret' | 'last' | 'label' | undefined {
  const is = (kept: string | null) => kept !== null && sameFingerprint(kept, shown);
  if (is(identity.secret_hash)) return 'secret';
  if (identity.secret_used_at !== null) return undefined;
  if (is(identity.last_secret_hash)) return 'last';
  return is(identity.key_hash) ? 'label' : undefined;
}
