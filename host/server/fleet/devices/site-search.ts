import type { Sql } from '../../kit/store/db';
import { likePatterns, searchPatterns } from '../../kit/sql/search';

/** Sites with a name like what was typed, from which on they are looked for with what stands behind them. */
const fewSites = 200;

/** Conditions for something that was typed, on devices `d` of the account `$1`. */
interface Found {
  /** A device is like it. */
  itself: string;
  /** A device is, or stands at a site that is called so. */
  whole: string;
  /** What follows the id of a gateway for that alone, where many sites are called so. */
  manySites: string | undefined;
}

/** Finds devices by what they are, or by the name of their site; `param` takes a parameter and says how it is called. */
export async function foundWithSite(
  sql: Sql,
  accountId: string,
  q: string,
  param: (value: unknown) => string,
): Promise<Found> {
  const [found, named] = [searchPatterns(q), likePatterns(q)];
  const sites = await sql.query<{ id: string }>(`${sitesNamed('$2', '$3')} LIMIT ${fewSites + 1}`, [
    accountId,
    found,
    named,
  ]);
  const at = param(found);
  const itself = `d.search LIKE ANY(${at}::text[])`;
  if (sites.length === 0) return { itself, whole: itself, manySites: undefined };
  // Few are said by name: then both are found by their indexes, and not by a look at everything.
  const manySites = sites.length > fewSites ? `IN (${sitesNamed(at, param(named))})` : undefined;
  const behind = manySites ?? `= ANY(${param(sites.map(({ id }) => id))}::text[])`;
  // Of few, what stands at such a site need not be read any more; many are not looked up for what is like it itself.
  return {
    itself,
    whole: manySites ? `(${itself} OR d.gateway_id ${behind})` : `(d.gateway_id ${behind} OR ${itself})`,
    manySites,
  };
}

const sitesNamed = (found: string, named: string): string =>
  `SELECT g.id FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway' AND g.search LIKE ANY(${found}::text[])
     AND lower(g.remark) LIKE ANY(${named}::text[])`;
