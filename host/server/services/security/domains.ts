import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SecurityDomain, guardDomainAdd, guardDomains } from '../../../../src/api/contract/guard';
import { dnsClasses, offeredSettings, type DnsClass, type DomainList } from '../../../../src/domain/security';
import { readDomains } from '../../../../src/domain/domain-lines';
import { dnsClassText, securityText } from '../../../../src/text/security.text';
import { authorOf } from '../../account/logs/actor';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { insertRows, type Columns } from '../../kit/sql/bulk';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { noteChange } from '../../account/logs/record-action';
import { storePolicy } from './change';
import { secured, securedWithPackage, readPolicy } from './known';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { broken } from '../../kit/validate';

const service = 'domain_parsing';
/** Names that a refusal or a line of the log says one by one. */
const named = 20;

const used = async (sql: Sql, gwid: string): Promise<number> => {
  const [row] = await sql.query<{ n: number }>('SELECT count(*) AS n FROM guard_domain WHERE gateway_id = $1', [gwid]);
  return row!.n;
};

/** One page of a list of a gateway. */
export async function domainPage(
  { db, caller, now }: Context,
  { gwid, list, class: kind, q, sort = 'created_at', order, ...paging }: ParsedOf<typeof guardDomains>,
): Promise<DataOf<typeof guardDomains>> {
  const { limits } = await secured(db, caller.accountId, service, gwid, now());
  const direction = (order ?? (sort === 'domain' ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const found = await readPage<SecurityDomain>(
    db,
    {
      select: 'id, list, class, domain, label, hits, last_at, created_at',
      from: `FROM guard_domain WHERE account_id = $1 AND gateway_id = $2 AND list = $3
        AND ($4::text IS NULL OR class = $4) AND ($5::text IS NULL OR domain LIKE $5 OR label LIKE $5)`,
      params: [caller.accountId, gwid, list, kind ?? null, q ? likePattern(q) : null],
      order: `${sort} ${direction} NULLS LAST, id ${direction}`,
    },
    paging,
  );
  return { ...found, used: await used(db, gwid), most: limits.domains };
}

/** Takes domains into a list: bad ones are named, those of the other list moved only when that is wanted. */
export async function addDomains(
  context: Context,
  { gwid, list, class: kind, domains, move }: ParsedOf<typeof guardDomainAdd>,
): Promise<DataOf<typeof guardDomainAdd>> {
  const { caller, now } = context;
  const read = readDomains(domains.join('\n'));
  const [bad] = read.bad;
  if (bad)
    throw invalid({
      domains: broken({ rule: 'domain', line: bad.line, text: bad.text.slice(0, 80) }, 'address'),
    });
  if (read.good.length === 0) throw invalid({ domains: because('domainsNeeded') });
  return context.db.tx(async (sql) => {
    const { limits } = await securedWithPackage(sql, caller.accountId, service, gwid, now());
    if (kind !== 'all' && dnsClasses.indexOf(kind as (typeof dnsClasses)[number]) >= limits.classes)
      throw invalid({ class: because('classNotInPackage') });
    // Two people adding at once: one after the other, so that neither passes the limit.
    await sql.query('SELECT 1 FROM device WHERE id = $1 FOR UPDATE', [gwid]);
    const names = read.good.map(({ domain }) => domain);
    const there = await sql.query<{ domain: string; list: DomainList; class: string }>(
      'SELECT domain, list, class FROM guard_domain WHERE gateway_id = $1 AND domain = ANY($2::text[])',
      [gwid, names],
    );
    const other = there.filter((one) => one.list !== list);
    if (other.length > 0 && !move) throw invalid({ conflict: conflicts(other) });
    const known = new Set(there.map(({ domain }) => domain));
    const fresh = read.good.filter(({ domain }) => !known.has(domain));
    const free = limits.domains - (await used(sql, gwid));
    if (fresh.length > free)
      throw invalid({
        domains: because('domainsMost', { most: limits.domains, free: Math.max(0, free), count: fresh.length }),
      });
    const changed = there.filter((one) => one.list !== list || one.class !== kind).map(({ domain }) => domain);
    await sql.query(
      'UPDATE guard_domain SET list = $3, class = $4 WHERE gateway_id = $1 AND domain = ANY($2::text[])',
      [gwid, changed, list, kind],
    );
    await insertRows(
      sql,
      'guard_domain',
      columns,
      // Later lines are older, so that a list without a sort reads like what was pasted.
      fresh.map(({ domain, label }, i) => ({
        id: newId('dom'),
        gateway_id: gwid,
        account_id: caller.accountId,
        list,
        class: kind,
        domain,
        label,
        created_at: iso(now() - i),
      })),
    );
    if (fresh.length + changed.length > 0) await send(sql, context, gwid, limits);
    noteChange(context, {
      [`${securityText[list]}（${kind === 'all' ? '不限分类' : dnsClassText[kind as DnsClass]}）`]: ['', someOf(names)],
    });
    return { added: fresh.length, moved: other.length, known: there.length - other.length };
  });
}

const columns: Columns = {
  id: 'text',
  gateway_id: 'text',
  account_id: 'text',
  list: 'text',
  class: 'text',
  domain: 'text',
  label: 'text',
  created_at: 'timestamptz',
};

const conflicts = (other: readonly { domain: string; list: DomainList }[]): Said[] => [
  ...other.slice(0, named).map(({ domain, list }) => because('domainElsewhere', { domain, noun: list })),
  ...(other.length > named ? [because('moreElsewhere', { count: other.length - named, noun: other[0]!.list })] : []),
];

const someOf = (names: readonly string[]): string =>
  names.slice(0, named).join('、') + (names.length > named ? ` 等 ${names.length} 条` : '');

/** Takes domains out of the lists of a gateway. */
export const removeDomains = (context: Context, gwid: string, ids: readonly string[]): Promise<number> =>
  context.db.tx(async (sql) => {
    const { caller, now } = context;
    const { limits } = await secured(sql, caller.accountId, service, gwid, now());
    const gone = await sql.query<{ domain: string; list: DomainList }>(
      'DELETE FROM guard_domain WHERE account_id = $1 AND gateway_id = $2 AND id = ANY($3::text[]) RETURNING domain, list',
      [caller.accountId, gwid, ids],
    );
    if (gone.length === 0) throw refuse('noDomains');
    await send(sql, context, gwid, limits);
    const lists = [...new Set(gone.map(({ list }) => securityText[list]))].join('、');
    noteChange(context, { [lists]: [someOf(gone.map(({ domain }) => domain)), ''] });
    return gone.length;
  });

/** The lists travel with the settings: the same ones again, as the next version. */
async function send(
  sql: Sql,
  context: Context,
  gwid: string,
  limits: Parameters<typeof offeredSettings>[1],
): Promise<void> {
  const before = await readPolicy(sql, gwid, service, true);
  const settings = before?.settings ?? offeredSettings(service, limits);
  const author = await authorOf(sql, context);
  await storePolicy(sql, { accountId: context.caller.accountId, gwid, service, settings, author }, context.now());
}
