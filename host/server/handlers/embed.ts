import type * as contract from '../../../src/api/contract/embed';
import { addDays, beijing, hour } from '../../../src/domain/time';
import { fingerprint, newId } from '../kit/secrets';
import {
  checkDetails,
  countUse,
  keepOrigins,
  newSecret,
  ownPartner,
  partnerBySecret,
  type PartnerRow,
} from '../account/embed/partners';
import { isLocal, toOrigin } from '../account/embed/origins';
import { graceHours, testTokenHours } from '../../../src/domain/embed';
import { endConsents } from '../account/embed/sign-in';
import { embedTokenSeconds, endEmbedTokens, issueEmbedToken } from '../account/embed/tokens';
import { bearerOf } from '../kit/context/authenticate';
import type { Handlers } from '../kit/context/handler';
import { because, invalid, notFound, refuse, Refusal } from '../kit/refusal';
import type { Sql } from '../kit/store/db';
import { endLinks } from './partner-links';

/** Partners, and the tokens with which their pages show widgets. */
export const embed: Handlers<typeof contract> = {
  async embedToken(context, input) {
    const secret = bearerOf(context.request);
    await context.limits.take(`embed:${context.network}`, 120, 60);
    const at = context.now();
    const { id, theme } = await partnerBySecret(context.db, secret, at);
    try {
      const token = await context.db.tx(async (sql) =>
        issueEmbedToken(sql, at, await grantOf(sql, await partnerBySecret(sql, secret, at), input)),
      );
      await countUse(context, id, false);
      return { data: { token, expires_in: embedTokenSeconds, scopes: input.scopes, theme } };
    } catch (error) {
      if (error instanceof Refusal) await countUse(context, id, true);
      throw error;
    }
  },

  async partners({ db, caller, now }) {
    const since = addDays(beijing(now()).day, -29);
    const list = await db.query<Omit<PartnerRow, 'account_id' | 'secret_hash'> & PartnerTail>(
      `SELECT p.id, p.name, p.origins, p.scopes, p.theme, p.secret_hint, p.created_at, p.rotated_at, p.revoked_at, p.used_at,
              CASE WHEN p.old_secret_until > $3 THEN p.old_secret_until END AS old_secret_until,
              (SELECT count(*) FROM partner_grant g WHERE g.partner_id = p.id) AS grants,
              coalesce(u.tokens, 0) AS tokens, coalesce(u.refused, 0) AS refused, coalesce(u.use, '[]') AS use
       FROM partner p
       LEFT JOIN LATERAL (
         SELECT sum(tokens)::int AS tokens, sum(refused)::int AS refused,
                jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'tokens', tokens, 'refused', refused)
                          ORDER BY day) AS use
         FROM partner_use WHERE partner_id = p.id AND day >= $2
       ) u ON true
       WHERE p.account_id = $1 ORDER BY p.revoked_at IS NOT NULL, p.created_at DESC`,
      [caller.accountId, since, new Date(now())],
    );
    return { data: { list, total: list.length } };
  },

  async partnerCreate(context, input) {
    const { name, origins, scopes } = checkDetails(input);
    const id = newId('pt');
    const secret = newSecret(id);
    const at = new Date(context.now());
    await context.db.tx(async (sql) => {
      await sql.query(
        `INSERT INTO partner (id, account_id, name, secret_hash, secret_hint, origins, scopes, created_at, rotated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
        [
          id,
          context.caller.accountId,
          name,
          fingerprint(secret),
          secret.slice(-4),
          JSON.stringify(origins),
          JSON.stringify(scopes),
          at,
        ],
      );
      await keepOrigins(sql, id, origins);
    });
    return { data: { id, secret } };
  },

  async partnerUpdate(context, input) {
    const { name, origins, scopes } = checkDetails(input);
    await context.db.tx(async (sql) => {
      const { id } = await ownPartner(sql, context, input.id);
      await sql.query('UPDATE partner SET name = $2, origins = $3, scopes = $4 WHERE id = $1', [
        id,
        name,
        JSON.stringify(origins),
        JSON.stringify(scopes),
      ]);
      await keepOrigins(sql, id, origins);
      await sql.query(
        `DELETE FROM embed_token WHERE partner_id = $1 AND (NOT ($2::jsonb ? origin) OR NOT ($3::jsonb @> scopes))`,
        [id, JSON.stringify(origins), JSON.stringify(scopes)],
      );
      await endLinks(sql, context.now(), scopes, id);
    });
    return { data: null };
  },

  async partnerTheme(context, { id, theme }) {
    await context.db.tx(async (sql) => {
      await ownPartner(sql, context, id);
      await sql.query('UPDATE partner SET theme = $2 WHERE id = $1', [id, theme && JSON.stringify(theme)]);
    });
    return { data: null };
  },

  async partnerRotate(context, input) {
    const secret = newSecret(input.id);
    await context.db.tx(async (sql) => {
      const { id } = await ownPartner(sql, context, input.id);
      const at = context.now();
      const oldUntil = input.grace ? new Date(at + graceHours * hour) : null;
      await sql.query(
        `UPDATE partner SET old_secret_hash = CASE WHEN $5::timestamptz IS NULL THEN NULL ELSE secret_hash END,
                old_secret_until = $5, secret_hash = $2, secret_hint = $3, rotated_at = $4 WHERE id = $1`,
        [id, fingerprint(secret), secret.slice(-4), new Date(at), oldUntil],
      );
      if (!input.grace) await endEmbedTokens(sql, id);
    });
    return { data: { id: input.id, secret } };
  },

  async partnerTestToken(context, input) {
    await context.limits.take(`embed-test:${context.caller.accountId}`, 60, 3600);
    const seconds = testTokenHours * 3600;
    return context.db.tx(async (sql) => {
      const partner = await ownPartner(sql, context, input.id);
      const origin = toOrigin(input.origin);
      if (!origin || !isLocal(origin) || !partner.origins.includes(origin)) {
        throw invalid({ origin: because('testLocal') });
      }
      const scopes = partner.scopes.filter((scope) => scope.endsWith(':read'));
      if (scopes.length === 0) throw invalid({ origin: because('testReads') });
      const grant = { partnerId: partner.id, accountId: context.caller.accountId, origin, scopes };
      const token = await issueEmbedToken(sql, context.now(), grant, seconds);
      return { data: { token, expires_in: seconds, scopes } };
    });
  },

  async partnerRevoke(context, input) {
    await context.db.tx(async (sql) => {
      const { id } = await ownPartner(sql, context, input.id);
      const at = context.now();
      await sql.query('UPDATE partner SET revoked_at = $2 WHERE id = $1', [id, new Date(at)]);
      await keepOrigins(sql, id, []);
      await endAccess(sql, at, id);
    });
    return { data: null };
  },

  async grants({ db, caller }) {
    const list = await db.query<GrantRow>(
      `SELECT p.id AS partner_id, p.name, g.origin, g.scopes, g.created_at,
              CASE WHEN g.origin IS NULL THEN p.scopes - ARRAY(SELECT jsonb_array_elements_text(g.scopes)) ELSE '[]' END AS beyond
       FROM (SELECT partner_id, account_id, NULL::text AS origin, scopes, created_at FROM partner_grant
             UNION ALL SELECT partner_id, account_id, origin, scopes, created_at FROM embed_consent) g
       JOIN partner p ON p.id = g.partner_id
       WHERE g.account_id = $1 AND p.revoked_at IS NULL ORDER BY g.created_at DESC`,
      [caller.accountId],
    );
    return { data: { list, total: list.length } };
  },

  async grantCreate({ db, caller, now }, input) {
    const [found] = await db.query<Pick<PartnerRow, 'account_id' | 'scopes'>>(
      'SELECT account_id, scopes FROM partner WHERE id = $1 AND revoked_at IS NULL',
      [input.partner_id],
    );
    if (!found) throw invalid({ partner_id: because('partnerUnknown') });
    if (found.account_id === caller.accountId) throw invalid({ partner_id: because('ownPartner') });
    const { scopes: shown = found.scopes } = input;
    const scopes = found.scopes.filter((scope) => shown.includes(scope));
    const grant = [input.partner_id, caller.accountId, JSON.stringify(scopes)];
    await db.tx(async (sql) => {
      await sql.query(
        `INSERT INTO partner_grant (partner_id, account_id, scopes, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (partner_id, account_id) DO UPDATE SET scopes = $3`,
        [...grant, new Date(now())],
      );
      // Whoever lets it in anew may let it do less than before: tokens that may do more end, and so do its links.
      await sql.query(
        'DELETE FROM embed_token WHERE partner_id = $1 AND account_id = $2 AND NOT ($3::jsonb @> scopes)',
        grant,
      );
      await endLinks(sql, now(), scopes, input.partner_id, caller.accountId);
    });
    return { data: null };
  },

  async grantRemove({ db, caller, now }, input) {
    await db.tx(async (sql) => {
      const gone = await sql.query(
        'DELETE FROM partner_grant WHERE partner_id = $1 AND account_id = $2 RETURNING partner_id',
        [input.partner_id, caller.accountId],
      );
      const ended = await endConsents(sql, input.partner_id, caller.accountId);
      if (gone.length === 0 && !ended) throw notFound();
      await endAccess(sql, now(), input.partner_id, caller.accountId);
    });
    return { data: null };
  },
};

/** Ends what a partner holds and what it left behind, of all accounts or of one. */
async function endAccess(sql: Sql, at: number, partnerId: string, accountId?: string): Promise<void> {
  await endEmbedTokens(sql, partnerId, accountId);
  await endLinks(sql, at, [], partnerId, accountId);
}

interface PartnerTail {
  secret_hint: string;
  created_at: string;
  rotated_at: string;
  revoked_at: string | null;
  used_at: string | null;
  old_secret_until: string | null;
  grants: number;
  tokens: number;
  refused: number;
  use: { day: string; tokens: number; refused: number }[];
}

interface GrantRow {
  partner_id: string;
  name: string;
  origin: string | null;
  scopes: PartnerRow['scopes'];
  beyond: PartnerRow['scopes'];
  created_at: string;
}

interface Asked {
  scopes: PartnerRow['scopes'];
  origin: string;
  account?: string | undefined;
}

/** What the partner may get of what it asks for; a code of its own for each thing that is not allowed. */
async function grantOf(sql: Sql, partner: PartnerRow, asked: Asked) {
  const origin = toOrigin(asked.origin);
  if (!origin || !partner.origins.includes(origin)) {
    throw refuse('originUnlisted', { origin: asked.origin });
  }
  const beyond = asked.scopes.filter((scope) => !partner.scopes.includes(scope));
  if (beyond.length > 0) {
    throw refuse('scopesBeyond', { scopes: beyond });
  }
  const accountId = asked.account ? await accountFor(sql, partner, asked.account, asked.scopes) : partner.account_id;
  return { partnerId: partner.id, accountId, origin, scopes: asked.scopes };
}

/** The account of this code, when it is the partner's own or let it have all these scopes. */
async function accountFor(sql: Sql, partner: PartnerRow, code: string, scopes: Asked['scopes']): Promise<string> {
  const [account] = await sql.query<{ id: string }>(
    `SELECT id FROM account WHERE account_code = $1 AND state = 'active'`,
    [code],
  );
  if (account?.id === partner.account_id) return account.id;
  const [grant] = await sql.query<{ account_id: string; scopes: PartnerRow['scopes'] }>(
    'SELECT account_id, scopes FROM partner_grant WHERE partner_id = $1 AND account_id = $2 FOR SHARE',
    [partner.id, account?.id ?? null],
  );
  if (!grant) throw refuse('accountNotGranted');
  const beyond = scopes.filter((scope) => !grant.scopes.includes(scope));
  if (beyond.length > 0) throw refuse('scopesNotGranted', { scopes: beyond });
  return grant.account_id;
}
