import type { Sql } from '../../kit/store/db';
import { likePatterns, searchPatterns } from '../../kit/sql/search';

/** Sites with a name like what was typed, from which on they are looked for with what stands behind them. */
const fewSites = 200;

/**
 * Condition on devices `d` of the account `$1` that something typed finds: by what they are, or by the name of the site
 * behind whose gateway they stand. `param` takes a parameter and says how it is called.
 */
export async function foundWithSite(
  sql: Sql,
  accountId: string,
  q: string,
  param: (value: unknown) => string,
): Promise<string> {
  const [found, named] = [searchPatterns(q), likePatterns(q)];
  const sites = await sql.query<{ id: string }>(`${sitesNamed('$2', '$3')} LIMIT ${fewSites + 1}`, [
    accountId,
    found,
    named,
  ]);
  const at = param(found);
  const itself = `d.search LIKE ANY(${at}::text[])`;
  if (sites.length === 0) return itself;
  // Few are said by name: then both are found by their indexes, and not by a look at everything.
  const behind =
    sites.length > fewSites
      ? `IN (${sitesNamed(at, param(named))})`
      : `= ANY(${param(sites.map(({ id }) => id))}::text[])`;
  return `(${itself} OR d.gateway_id ${behind})`;
}

const sitesNamed = (found: string, named: string): string =>
  `SELECT g.id FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway' AND g.search LIKE ANY(${found}::text[])
     AND lower(g.remark) LIKE ANY(${named}::text[])`;
