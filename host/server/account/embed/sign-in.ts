import { createHash } from 'node:crypto';
import type { Partner } from '../../../../src/api/contract/embed';
import { hour, minute } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { fingerprint, newId, newToken, sameFingerprint } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { countUse } from './partners';
import { foreignPageOf, type ForeignPage } from './page-of';
import { issueEmbedToken } from './tokens';

/** How long a person may take to decide. */
const patience = 10 * minute;
/** Life of the first code, which goes from one window to another. */
const codeLife = minute;
/** Life of a sign-in: from then on the page asks again. */
const signInLife = 8 * hour;

type Scopes = Partner['scopes'];

/** What a page wants to be allowed. */
export interface SignInWish {
  partner: string;
  scopes: Scopes;
  challenge: string;
  back?: string | undefined;
}

interface Consent {
  partner_id: string;
  account_id: string;
  origin: string;
  scopes: Scopes;
}

/** Notes what the page that calls wants; its number. Only a page on the partner's list is heard. */
export async function startSignIn(context: Context, { partner, scopes, challenge, back }: SignInWish): Promise<string> {
  await context.limits.take(`embed-sign-in:${context.network}`, 60, 600);
  const page = askingPage(context);
  await requireListed(context.db, { partner_id: partner, origin: page.origin, scopes });
  if (back !== undefined && (page.framed || originOf(back) !== page.origin)) throw invalid({ back: because('unfit') });
  const id = newId('es');
  await context.db.query(
    `INSERT INTO embed_request (id, partner_id, origin, framed, back, scopes, challenge, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      partner,
      page.origin,
      page.framed,
      back?.split('#')[0] ?? null,
      JSON.stringify([...new Set(scopes)]),
      challenge,
      new Date(context.now() + patience),
    ],
  );
  return id;
}

/** What the one who decides is shown. */
export async function askedSignIn({ db, now }: Context, id: string) {
  const [row] = await db.query<{ partner: string; origin: string; scopes: Scopes }>(
    `SELECT p.name AS partner, r.origin, r.scopes FROM embed_request r JOIN partner p ON p.id = r.partner_id
     WHERE r.id = $1 AND r.expires_at > $2 AND p.revoked_at IS NULL`,
    [id, new Date(now())],
  );
  if (!row) throw refuse('siteSignInGone');
  return row;
}

/** Ends the links that a partner made for an account and, with these scopes, could not make now. */
export type EndLinks = (
  sql: Sql,
  at: number,
  scopes: readonly string[],
  partnerId: string,
  accountId?: string,
) => Promise<void>;

/** Keeps what the caller agreed to, and gives the page's first code; no scopes: refused. Each question is answered once. */
export async function answerSignIn({ db, caller, now }: Context, id: string, scopes: Scopes, endLinks: EndLinks) {
  return db.tx(async (sql) => {
    const [asked] = await sql.query<{
      partner_id: string;
      origin: string;
      framed: boolean;
      back: string | null;
      scopes: Scopes;
      challenge: string;
    }>(
      `DELETE FROM embed_request WHERE id = $1 AND expires_at > $2
       RETURNING partner_id, origin, framed, back, scopes, challenge`,
      [id, new Date(now())],
    );
    if (!asked) throw refuse('siteSignInGone');
    const { partner_id, origin, framed, back, challenge } = asked;
    if (scopes.length === 0) return { code: null, origin, framed, back };
    const beyond = scopes.filter((scope) => !asked.scopes.includes(scope));
    if (beyond.length > 0) throw refuse('scopesBeyond', { scopes: beyond });
    const consent = { partner_id, account_id: caller.accountId, origin, scopes: [...new Set(scopes)] };
    await requireListed(sql, consent);
    await sql.query(
      `INSERT INTO embed_consent (partner_id, account_id, origin, scopes, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (partner_id, account_id, origin) DO UPDATE SET scopes = $4, created_at = $5`,
      [partner_id, caller.accountId, origin, JSON.stringify(consent.scopes), new Date(now())],
    );
    // Less than before is not more: what goes beyond it ends.
    const agreed = [partner_id, caller.accountId, origin, JSON.stringify(consent.scopes)];
    await sql.query(
      `DELETE FROM embed_code WHERE partner_id = $1 AND account_id = $2 AND origin = $3 AND NOT ($4::jsonb @> scopes)`,
      agreed,
    );
    await sql.query(
      `DELETE FROM embed_token WHERE partner_id = $1 AND account_id = $2 AND origin = $3 AND NOT ($4::jsonb @> scopes)`,
      agreed,
    );
    const held = await sql.query<{ scopes: Scopes }>(
      `SELECT scopes FROM embed_consent WHERE partner_id = $1 AND account_id = $2
       UNION ALL SELECT scopes FROM partner_grant WHERE partner_id = $1 AND account_id = $2`,
      [partner_id, caller.accountId],
    );
    // On its other pages, and on its own server, the partner may still do what was agreed to there.
    await endLinks(
      sql,
      now(),
      held.flatMap((one) => one.scopes),
      partner_id,
      caller.accountId,
    );
    const code = await giveCode(sql, { ...consent, challenge }, now() + codeLife, now() + signInLife);
    return { code, origin, framed, back };
  });
}

/**
 * An embed token for a code, and the code for the next. The code is used up by the try: who has it without the verifier,
 * or on another page, has nothing.
 */
export async function collectSignIn(context: Context, code: string, verifier: string) {
  const { db, now } = context;
  await context.limits.take(`embed-code:${context.network}`, 120, 60);
  const page = askingPage(context);
  const [row] = await db.query<Consent & { challenge: string; ends_at: string }>(
    `DELETE FROM embed_code WHERE hash = $1 AND expires_at > $2
     RETURNING partner_id, account_id, origin, scopes, challenge, ends_at`,
    [fingerprint(code), new Date(now())],
  );
  const proof = createHash('sha256').update(verifier).digest('base64url');
  if (!row || row.origin !== page.origin || !sameFingerprint(proof, row.challenge)) throw refuse('siteSignInGone');
  const { partner_id: partnerId, account_id: accountId, origin, scopes } = row;
  const given = await db.tx(async (sql) => {
    // Held as long: whoever takes it back meanwhile finds the token, and the next code, and ends them.
    const [agreed] = await sql.query(
      `SELECT 1 FROM embed_consent
       WHERE partner_id = $1 AND account_id = $2 AND origin = $3 AND scopes @> $4::jsonb FOR SHARE`,
      [partnerId, accountId, origin, JSON.stringify(scopes)],
    );
    if (!agreed) throw refuse('siteSignInGone');
    const theme = await requireListed(sql, row);
    const next = await giveCode(sql, row, Date.parse(row.ends_at), Date.parse(row.ends_at));
    const token = await issueEmbedToken(sql, now(), { partnerId, accountId, origin, scopes });
    return { token, next, scopes, theme };
  });
  await countUse(context, partnerId, false);
  return given;
}

/** Takes back what the account agreed to on the partner's pages; whether there was anything. */
export async function endConsents(sql: Sql, partnerId: string, accountId: string): Promise<boolean> {
  const gone = await sql.query('DELETE FROM embed_consent WHERE partner_id = $1 AND account_id = $2 RETURNING origin', [
    partnerId,
    accountId,
  ]);
  return gone.length > 0;
}

async function giveCode(sql: Sql, of: Consent & { challenge: string }, until: number, endsAt: number): Promise<string> {
  const code = newToken();
  await sql.query(
    `INSERT INTO embed_code (hash, partner_id, account_id, origin, scopes, challenge, expires_at, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      fingerprint(code),
      of.partner_id,
      of.account_id,
      of.origin,
      JSON.stringify(of.scopes),
      of.challenge,
      new Date(until),
      new Date(endsAt),
    ],
  );
  return code;
}

/**
 * The partner lives, the page is on its list, and it may have these scopes; for an account, also that one is active. Answers
 * with the theme of the partner's pages.
 */
async function requireListed(
  sql: Sql,
  of: Omit<Consent, 'account_id'> & { account_id?: string },
): Promise<Partner['theme']> {
  const [row] = await sql.query<{ scopes: Scopes; theme: Partner['theme'] }>(
    `SELECT p.scopes, p.theme FROM partner p
     JOIN partner_origin o ON o.partner_id = p.id AND o.origin = $2
     JOIN account a ON a.id = p.account_id AND a.state = 'active'
     WHERE p.id = $1 AND p.revoked_at IS NULL
       AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM account WHERE id = $3 AND state = 'active'))
     FOR KEY SHARE OF p, o`,
    [of.partner_id, of.origin, of.account_id ?? null],
  );
  if (!row) throw refuse('originUnlisted', { origin: of.origin });
  const beyond = of.scopes.filter((scope) => !row.scopes.includes(scope));
  if (beyond.length > 0) throw refuse('scopesBeyond', { scopes: beyond });
  return row.theme;
}

function askingPage({ request }: Context): ForeignPage {
  const page = foreignPageOf(request);
  if (!page || (page.framed && request.headers.get('sec-fetch-site') !== 'same-origin')) {
    throw refuse('siteSignInHere');
  }
  return page;
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
}
