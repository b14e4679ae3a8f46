import { bearerOf } from '../../kit/context/authenticate';
import type { Caller, Context, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { fingerprint, newToken } from '../../kit/secrets';
import { refuse } from '../../kit/refusal';

/** Seconds that an embed token lives. */
export const embedTokenSeconds = 600;

/** Tells an embed token from a session token without a look at the store. */
const prefix = 'npe_';

/** What a token is made for. */
export interface EmbedGrant {
  partnerId: string;
  accountId: string;
  origin: string;
  scopes: readonly string[];
}

/** Makes a token; only its hash is kept. What allows it is held by the transaction: who takes it back then ends this too. */
export async function issueEmbedToken(
  sql: Sql,
  now: number,
  grant: EmbedGrant,
  seconds = embedTokenSeconds,
): Promise<string> {
  const token = prefix + newToken();
  await sql.query(
    `INSERT INTO embed_token (hash, partner_id, account_id, origin, scopes, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      fingerprint(token),
      grant.partnerId,
      grant.accountId,
      grant.origin,
      JSON.stringify(grant.scopes),
      new Date(now + seconds * 1000),
    ],
  );
  return token;
}

/** Neither the account that a token reads nor the one whose partner it is given to is frozen. */
const unfrozen = `NOT EXISTS (
  SELECT 1 FROM account a JOIN partner p ON p.id = t.partner_id
  WHERE a.id IN (t.account_id, p.account_id) AND a.state = 'frozen')`;

interface TokenRow {
  partner_id: string;
  account_id: string;
  origin: string;
  scopes: string[];
  expires_at: string;
}

/**
 * Who an embed token speaks for; undefined when it is not one. Refuses with a code of its own for each thing that can
 * be wrong, so that the widget can say which: 4011 run out, 4012 revoked or unknown, 4031 used on another site.
 */
export async function embedCaller(token: string, { db, now }: Services, request: Request): Promise<Caller | undefined> {
  if (!token.startsWith(prefix)) return undefined;
  const [row] = await db.query<TokenRow>(
    `SELECT partner_id, account_id, origin, scopes, expires_at FROM embed_token t WHERE hash = $1 AND ${unfrozen}`,
    [fingerprint(token)],
  );
  if (!row) throw refuse('embedTokenRevoked');
  if (Date.parse(row.expires_at) <= now()) throw refuse('embedTokenExpired');
  if (!comesFrom(row.origin, request)) throw refuse('embedTokenElsewhere');
  const living = async () =>
    Date.parse(row.expires_at) > now() &&
    (await db.query(`SELECT 1 FROM embed_token t WHERE hash = $1 AND ${unfrozen}`, [fingerprint(token)])).length > 0;
  return { accountId: row.account_id, partnerId: row.partner_id, scopes: row.scopes, living };
}

/**
 * Browsers name the page's origin on every call to another origin. A call from a page of our own, which browsers mark as
 * same-origin, comes from a framed widget: its script names the page around it, as the browser told it.
 */
function comesFrom(origin: string, request: Request): boolean {
  const said = request.headers.get('origin');
  if (said === origin) return true;
  if (said && new URL(said).host !== (request.headers.get('host') ?? new URL(request.url).host)) return false;
  return request.headers.get('sec-fetch-site') === 'same-origin' && request.headers.get('netpane-parent') === origin;
}

/**
 * Why a page of this origin may not call at all: it is on no living partner's list. One whose token was ended hears that,
 * for with its only partner its place on the list ended too.
 */
export async function refusePartnerOrigin(origin: string, { db }: Services, request: Request) {
  const isOn = await db.query('SELECT 1 FROM partner_origin WHERE origin = $1 LIMIT 1', [origin]);
  if (isOn.length > 0) return undefined;
  const token = bearerOf(request);
  const isEnded =
    token?.startsWith(prefix) &&
    (await db.query('SELECT 1 FROM embed_token WHERE hash = $1', [fingerprint(token)])).length === 0;
  return refuse(isEnded ? 'embedTokenRevoked' : 'siteUnknown');
}

/**
 * Keeps the embed token of a call from ending before the transaction does, so that whoever ends it finds what was made with
 * it; refused when it has ended.
 */
export async function holdEmbedToken(sql: Sql, { caller, request }: Context): Promise<void> {
  if (caller.partnerId === undefined) return;
  const held = await sql.query('SELECT 1 FROM embed_token WHERE hash = $1 FOR KEY SHARE', [
    fingerprint(bearerOf(request) ?? ''),
  ]);
  if (held.length === 0) throw refuse('embedTokenRevoked');
}

/** Ends tokens of a partner: all, or those for one account. */
export const endEmbedTokens = (sql: Sql, partnerId: string, accountId?: string) =>
  sql.query('DELETE FROM embed_token WHERE partner_id = $1 AND ($2::text IS NULL OR account_id = $2)', [
    partnerId,
    accountId ?? null,
  ]);
