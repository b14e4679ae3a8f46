import type { Sql } from '../../kit/store/db';
import { carries, likePatterns, searchPatterns } from '../../kit/sql/search';

/** Sites with a name like what was typed, from which on they are looked for with what stands behind them. */
const fewSites = 200;

/** Gateways that are asked for their names before an index is: where many of them are called so, it would give most of all. */
const askedFirst = 2_000;

/** Conditions for something that was typed, on devices `d` of the account `$1`. */
interface Found {
  /** A device is like it. */
  itself: string;
  /** A device is, or stands at a site that is called so. */
  whole: string;
  /** What follows the id of a gateway for that alone, where many sites are called so. */
  manySites: (() => string) | undefined;
}

/** Finds devices by what they are, or by the name of their site; `param` takes a parameter and says how it is called. */
export async function foundWithSite(
  sql: Sql,
  accountId: string,
  q: string,
  param: (value: unknown) => string,
): Promise<Found> {
  const [found, named] = [searchPatterns(q), likePatterns(q)];
  const typed = [accountId, found, named];
  const itself = carries('d.search', found, param);
  const [first] = await sql.query<{ many: boolean }>(
    `SELECT count(*) > ${fewSites} AS many FROM (
       SELECT lower(g.remark) AS name FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway' LIMIT ${askedFirst}
     ) g WHERE name LIKE ANY($2::text[])`,
    [accountId, named],
  );
  const few = first!.many
    ? []
    : await sql.query<{ id: string }>(`${sitesNamed('$2', '$3')} LIMIT ${fewSites + 1}`, typed);
  if (first!.many || few.length > fewSites)
    return {
      itself,
      // Names are short, and asked first.
      whole: `(${carries('d.site_words', found, param)} OR ${itself})`,
      manySites: () => `IN (${sitesNamed(param(found), param(named))})`,
    };
  if (few.length === 0) return { itself, whole: itself, manySites: undefined };
  // Few are said by name: then both are found by their indexes, and not by a look at everything; and what stands at such a site
  // need not be read any more.
  const whole = `(d.gateway_id = ANY(${param(few.map(({ id }) => id))}::text[]) OR ${itself})`;
  return { itself, whole, manySites: undefined };
}

/** By the index of names; by all words of a gateway where what was typed is too short for it. */
const sitesNamed = (found: string, named: string): string =>
  `SELECT g.id FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway' AND g.search LIKE ANY(${found}::text[])
     AND lower(g.remark) LIKE ANY(${named}::text[]) AND searchable(g.remark) LIKE ANY(${found}::text[])`;
