import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { SdwanAccount, sdwanAccounts, sdwanEntries } from '../../../../src/api/contract/sdwan-account';
import { expiringWithin } from '../../../../src/domain/service';
import type { Context } from '../../kit/context/context';
import { deliverySql } from '../../fleet/delivery/settings';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { groupTree } from '../../account/tree/tree';
import { entryRuns } from './account-document';

/** The same as `dialState` of the domain, as SQL over `s` at `$<at>`. */
const stateSql = (at: string) => `CASE WHEN NOT s.enabled THEN 'off' WHEN s.expires_at IS NULL THEN 'active'
  WHEN s.expires_at <= ${at} THEN 'expired'
  WHEN s.expires_at <= ${at}::timestamptz + interval '${expiringWithin / 1000} seconds' THEN 'expiring' ELSE 'active' END`;

type Input = ParsedOf<typeof sdwanAccounts>;

/** What each sort reads; what never happened comes last. */
const sorts: Readonly<Record<Input['sort'], string>> = {
  created_at: 's.created_at',
  username: 'lower(s.username)',
  expires_at: 's.expires_at',
  last_login_at: 's.last_login_at',
  down_bytes: 's.down_bytes',
};

/** One page of the caller's accounts, and how many stand how. */
export async function dialerPage({ db, caller, now }: Context, input: Input): Promise<DataOf<typeof sdwanAccounts>> {
  const at = iso(now());
  const { q, department, network, online, state, sort } = input;
  const own =
    department === 'none' ? 's.department_id IS NULL' : `s.department_id IN (${groupTree('sdwan_group', '$4')})`;
  const source = `FROM sdwan_account s LEFT JOIN device g ON g.id = s.gwid
    LEFT JOIN sdwan_member m ON m.gwid = s.gwid AND m.account_id = s.account_id
    WHERE s.account_id = $1 AND ($3::text IS NULL OR lower(s.username || ' ' || s.name || ' ' || coalesce(g.remark, '')) LIKE $3)
      AND ($4::text IS NULL OR ${own}) AND ($5::text IS NULL OR m.network_id = $5)
      AND ($6::text IS NULL OR (s.online > 0) = ($6 = 'yes'))`;
  const params = [caller.accountId, at, q ? likePattern(q) : null, department ?? null, network ?? null, online ?? null];
  const counted = await db.query<{ state: SdwanAccount['state']; n: number }>(
    `SELECT ${stateSql('$2')} AS state, count(*) AS n ${source} GROUP BY 1`,
    params,
  );
  const of = (one: SdwanAccount['state']) => counted.find((row) => row.state === one)?.n ?? 0;
  const counts = { active: of('active'), expiring: of('expiring'), expired: of('expired'), off: of('off') };
  const all = counted.reduce((sum, { n }) => sum + n, 0);
  const direction = (input.order ?? (sort === 'created_at' ? 'desc' : 'asc')) === 'desc' ? 'DESC' : 'ASC';
  const found = await readPage<SdwanAccount>(
    db,
    {
      select: 's.*',
      from: `${source} AND ($7::text IS NULL OR ${stateSql('$2')} = $7)`,
      params: [...params, state ?? null],
      order: `${sorts[sort]} ${direction} NULLS LAST, s.id`,
      whole: (accounts) =>
        `SELECT s.id, s.username, s.name, s.department_id, p.name AS department_name, s.gwid,
           coalesce(g.remark, '') AS gateway_remark, coalesce(g.simulated, false) AS simulated, n.id AS network_id, n.name AS network_name,
           CASE WHEN s.gwid IS NULL THEN 'gone' WHEN n.id IS NULL THEN 'left' WHEN ${entryRuns('$2')} THEN 'running'
             ELSE 'stopped' END AS entry,
           s.enabled, ${stateSql('$2')} AS state, s.down, s.up, s.sessions, s.online, s.expires_at, s.last_login_at,
           s.last_login_ip, s.down_bytes, s.up_bytes, s.rev, s.created_at, ${deliverySql('s.delivery_rev')} AS delivery,
           CASE WHEN d.state = 'failed' THEN d.error ELSE '' END AS error,
           CASE WHEN d.state = 'failed' THEN d.error_said END AS error_said
         FROM (${accounts}) s LEFT JOIN sdwan_group p ON p.id = s.department_id LEFT JOIN device g ON g.id = s.gwid
         LEFT JOIN sdwan_member m ON m.gwid = s.gwid AND m.account_id = s.account_id
         LEFT JOIN sdwan_network n ON n.id = m.network_id
         LEFT JOIN gateway_delivery d ON d.gateway_id = s.gwid AND d.kind = 'sdwan_account'`,
      total: state ? counts[state] : all,
    },
    input,
  );
  return { ...found, counts: { all, ...counts } };
}

/** Members of the caller's networks, through which accounts may come in. */
export const entriesOf = ({ db, caller, now }: Context): Promise<DataOf<typeof sdwanEntries>> =>
  db.query<DataOf<typeof sdwanEntries>[number]>(
    `SELECT s.gwid, d.remark, n.id AS network_id, n.name AS network_name, ${entryRuns('$2')} AS running
     FROM sdwan_member s JOIN sdwan_network n ON n.id = s.network_id JOIN device d ON d.id = s.gwid
     WHERE s.account_id = $1 AND s.is_used ORDER BY running DESC, n.created_at DESC, n.id, d.remark, s.gwid`,
    [caller.accountId, iso(now())],
  );
