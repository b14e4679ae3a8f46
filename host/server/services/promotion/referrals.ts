import type { Word } from '../../../../src/api/refusal/words';
import type { leadState, promotionLead, referrals, Referral } from '../../../../src/api/contract/promotion';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { beijing, day } from '../../../../src/domain/time';
import { maskMobile } from '../../../../src/format';
import { mobile as mobileRule, required } from '../../../../src/rules';
import { plainMobile } from '../../account/auth/checks';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { agentByCode, agentOf, type Agent } from './agents';
import { because, invalid, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';

const hour = 3600;

const longest = (label: Word, most: number) => (text: string) =>
  [...text].length > most ? because('labelMostChars', { label, most }) : undefined;

/** Takes somebody's wish to be called. The same number twice is one lead: nobody learns whether it was there. */
export async function takeLead(context: Context, input: ParsedOf<typeof promotionLead>): Promise<void> {
  const { db, limits, network, now } = context;
  const [name, mobile, company, need] = [input.name, plainMobile(input.mobile), input.company, input.need].map((one) =>
    one.trim(),
  ) as [string, string, string, string];
  validate({
    name: checks('caller', required)(name) ?? longest('caller', 20)(name),
    mobile: checks('mobile', required, mobileRule)(mobile),
    company: longest('company', 40)(company),
    need: longest('wishes', 200)(need),
    consent: input.consent ? undefined : because('consentNeeded'),
  });
  const { agent, packageId } = await leadAgent(context, input.code);
  await limits.take(`lead-ip:${network}`, 5, hour);
  await limits.take(`lead-mobile:${mobile}`, 3, 24 * hour);
  await limits.take(`lead-agent:${agent.account_id}`, 300, 24 * hour);
  await db.query(
    `INSERT INTO referral (id, agent_id, name, company, mobile, need, source, package_id, consent_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'form', $7, $8, $8)
     ON CONFLICT (agent_id, mobile) DO UPDATE SET need = excluded.need, consent_at = excluded.consent_at, invalid_at = NULL
     WHERE referral.registered_at IS NULL`,
    [newId('ref'), agent.account_id, name, company, mobile, need, packageId, new Date(now())],
  );
}

/** Whose lead it is. A page that an agent embeds brings that agent's leads, whatever code stands in it. */
async function leadAgent({ db, caller }: Context, code: string | undefined) {
  const own = await agentOf(db, caller.accountId);
  const named = code ? await agentByCode(db, code) : undefined;
  if (code && !named) throw invalid({ code: because('codeUnknown') });
  if (caller.partnerId && own) {
    if (named && named.agent.account_id !== own.account_id) throw invalid({ code: because('codeOfAnother') });
    return { agent: own, packageId: named?.packageId ?? null };
  }
  if (named) return named;
  if (own) return { agent: own, packageId: null };
  throw invalid({ code: because('codeNeeded') });
}

/** Counts a visit by a link. */
export async function countVisit({ db, limits, network, now }: Context, code: string): Promise<void> {
  await limits.take(`referral-visit:${network}`, 30, hour);
  const found = await agentByCode(db, code);
  if (!found) return;
  await db.query(
    `INSERT INTO referral_visit (agent_id, day, visits) VALUES ($1, $2, 1)
     ON CONFLICT (agent_id, day) DO UPDATE SET visits = referral_visit.visits + 1`,
    [found.agent.account_id, beijing(now()).day],
  );
}

/**
 * Notes by whose link a new account came: on its first day, once, not one's own link. A lead with the same number
 * becomes this customer.
 */
export async function attachAccount({ db, caller, now }: Context, code: string): Promise<boolean> {
  const at = now();
  const found = await agentByCode(db, code);
  const [account] = await db.query<{ email: string | null; mobile: string | null; created_at: string }>(
    'SELECT email, mobile, created_at FROM account WHERE id = $1',
    [caller.accountId],
  );
  if (!found || !account || found.agent.account_id === caller.accountId) return false;
  if (at - Date.parse(account.created_at) > day) return false;
  const mobile = account.mobile ?? account.email ?? caller.accountId;
  const rows = await db.query(
    `INSERT INTO referral (id, agent_id, name, mobile, source, package_id, account_id, created_at, registered_at)
     SELECT $1, $2, $3, $4, 'link', $5, $6, $7, $7 WHERE NOT EXISTS (SELECT 1 FROM referral WHERE account_id = $6)
     ON CONFLICT (agent_id, mobile) DO UPDATE SET account_id = $6, registered_at = $7
     WHERE referral.account_id IS NULL AND referral.registered_at IS NULL RETURNING id`,
    [
      newId('ref'),
      found.agent.account_id,
      account.mobile ? maskMobile(account.mobile) : '新客户',
      mobile,
      found.packageId,
      caller.accountId,
      new Date(at),
    ],
  );
  return rows.length > 0;
}

/**
 * Leads whose number has an account since: the one who asked first becomes this customer. Who had an account before they
 * asked was brought by nobody, and an account that came by a link stays with that agent.
 */
export async function meetLeads(sql: Sql): Promise<void> {
  await sql.query(
    `UPDATE referral r SET account_id = a.id, registered_at = a.created_at
     FROM account a
     WHERE r.account_id IS NULL AND r.registered_at IS NULL AND a.mobile = r.mobile AND a.id <> r.agent_id
       AND a.created_at >= r.created_at
       AND NOT EXISTS (SELECT 1 FROM referral other WHERE other.account_id = a.id)
       AND r.id = (
         SELECT first.id FROM referral first
         WHERE first.mobile = r.mobile AND first.account_id IS NULL AND first.registered_at IS NULL
         ORDER BY first.created_at, first.id LIMIT 1
       )`,
  );
}

/** Notes what the agent says of a lead; refused once it is a customer. */
export async function setLeadState(
  { db, now }: Context,
  agent: Agent,
  { id, state }: ParsedOf<typeof leadState>,
): Promise<void> {
  const at = new Date(now());
  const rows = await db.query(
    `UPDATE referral SET
       contacted_at = CASE $3 WHEN 'lead' THEN NULL WHEN 'contacted' THEN coalesce(contacted_at, $4) ELSE contacted_at END,
       invalid_at = CASE $3 WHEN 'invalid' THEN coalesce(invalid_at, $4) END
     WHERE id = $1 AND agent_id = $2 AND registered_at IS NULL RETURNING id`,
    [id, agent.account_id, state, at],
  );
  if (rows.length === 0) throw refuse('noLead');
}

/** How far a customer has come; devices of real accounts are looked up. */
const stage = `CASE WHEN r.paid_at IS NOT NULL THEN 'paid'
  WHEN r.bound_at IS NOT NULL OR EXISTS (SELECT 1 FROM device d WHERE d.account_id = r.account_id) THEN 'bound'
  WHEN r.registered_at IS NOT NULL THEN 'registered'
  WHEN r.invalid_at IS NOT NULL THEN 'invalid' WHEN r.contacted_at IS NOT NULL THEN 'contacted' ELSE 'lead' END`;

/** The number of `r`, or the address where there is none, as `masked` writes it: a search must find no more than the list tells. */
export const hiddenMobile = `regexp_replace(regexp_replace(r.mobile, '^(\\d{3})\\d+(\\d{4})$', '\\1****\\2'), '^(.)[^@]*(@.+)$', '\\1****\\2')`;

/** The same as the agent reads it: a lead asked to be called; everybody else's number is the agent's only as far as it names them. */
const shownMobile = `CASE WHEN r.consent_at IS NOT NULL AND ${stage} IN ('lead', 'contacted') THEN r.mobile ELSE ${hiddenMobile} END`;

/** One page of an agent's customers. */
export async function referralPage(
  { db }: Context,
  agent: Agent,
  input: ParsedOf<typeof referrals>,
): Promise<DataOf<typeof referrals>> {
  const { list, total } = await readPage<Omit<Referral, 'commission_fen'>>(
    db,
    {
      select: `r.id, r.name, r.company, ${shownMobile} AS mobile, r.need, r.source, ${stage} AS stage, r.created_at`,
      from: `FROM referral r WHERE r.agent_id = $1 AND ($2::text IS NULL OR ${stage} = $2)
        AND ($3::text IS NULL OR lower(r.name || ' ' || r.company || ' ' || ${shownMobile}) LIKE $3)
        AND ($4::text IS NULL OR EXISTS (SELECT 1 FROM commission c WHERE c.referral_id = r.id AND c.agent_id = $1
          AND c.package_id = $4 AND c.state <> 'refunded'))`,
      params: [agent.account_id, input.stage ?? null, input.q ? likePattern(input.q) : null, input.package ?? null],
      order: 'r.created_at DESC, r.id DESC',
    },
    input,
  );
  const sums = await db.query<{ id: string; fen: number }>(
    `SELECT referral_id AS id, sum(amount_fen) AS fen FROM commission
     WHERE agent_id = $1 AND state <> 'refunded' AND referral_id = ANY($2::text[]) GROUP BY referral_id`,
    [agent.account_id, list.map(({ id }) => id)],
  );
  const earned = new Map(sums.map(({ id, fen }) => [id, fen]));
  return {
    list: list.map((row) => ({ ...row, commission_fen: earned.get(row.id) ?? 0 })),
    total,
  };
}
