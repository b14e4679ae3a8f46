import type { wifiPeople, WifiPerson, wifiPersonShow } from '../../../../src/api/contract/wifi-person';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { day, iso } from '../../../../src/domain/time';
import { personCommand, personExpiringDays } from '../../../../src/domain/wifi-person';
import { noteChange } from '../../account/logs/record-action';
import { configPlace } from '../../fleet/config/sealed';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { networkOf } from './network';

/** How a person stands at `$<at>`, expiring before `$<soon>`, as SQL over `wifi_person p`. */
const stateSql = (at: string, soon: string): string => `CASE WHEN p.expires_at <= ${at} THEN 'expired'
  WHEN NOT p.enabled THEN 'off' WHEN p.expires_at <= ${soon} THEN 'expiring' ELSE 'active' END`;

const sorts = { name: 'lower(p.name)', expires_at: 'p.expires_at', created_at: 'p.created_at' } as const;

/** One page of people, with how many there are of each state, and how many gateways know them. */
export async function peoplePage(
  { db, caller, now }: Context,
  { template, state, q, sort = 'created_at', order = 'desc', ...paging }: ParsedOf<typeof wifiPeople>,
): Promise<DataOf<typeof wifiPeople>> {
  const { accountId } = caller;
  await networkOf(db, accountId, template);
  const matching = `p.account_id = $1 AND p.template_id = $2 AND ($3::text IS NULL OR lower(p.name) LIKE $3 OR p.vlan = $4)`;
  const params = [accountId, template, q ? likePattern(q) : null, q ?? null];
  const times = [iso(now()), iso(now() + personExpiringDays * day)];
  const of = stateSql('$5::timestamptz', '$6::timestamptz');
  const [counts] = await db.query<DataOf<typeof wifiPeople>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE state = 'active') AS active,
       count(*) FILTER (WHERE state = 'expiring') AS expiring, count(*) FILTER (WHERE state = 'expired') AS expired,
       count(*) FILTER (WHERE state = 'off') AS off
     FROM (SELECT ${of} AS state FROM wifi_person p WHERE ${matching}) p`,
    [...params, ...times],
  );
  const found = await readPage<WifiPerson>(
    db,
    {
      select: `p.id, p.name, p.vlan, p.devices, p.expires_at, p.enabled, ${of} AS state, p.created_at`,
      from: `FROM wifi_person p WHERE ${matching} AND ($7::text IS NULL OR ${of} = $7)`,
      params: [...params, ...times, state ?? null],
      order: `${sorts[sort]} ${order === 'desc' ? 'DESC' : 'ASC'} NULLS LAST, p.id`,
      total: counts![state ?? 'all'],
    },
    paging,
  );
  return { ...found, counts: counts!, gateways: await gatewaysOf(db, accountId, template) };
}

async function gatewaysOf(
  sql: Sql,
  accountId: string,
  template: string,
): Promise<DataOf<typeof wifiPeople>['gateways']> {
  const [row] = await sql.query<DataOf<typeof wifiPeople>['gateways']>(
    `SELECT count(*) FILTER (WHERE NOT able) AS unable, count(*) FILTER (WHERE able AND state = 'done') AS done,
       count(*) FILTER (WHERE able AND state = 'failed') AS failed,
       count(*) FILTER (WHERE able AND coalesce(state, 'pending') IN ('pending', 'sent')) AS waiting
     FROM (
       SELECT s.able, v.state FROM (
         SELECT gateway_id, bool_or(private) AS able FROM ap_template_state
         WHERE account_id = $1 AND template_id = $2 AND (private OR state = 'unable') GROUP BY gateway_id
       ) s LEFT JOIN gateway_delivery v ON v.gateway_id = s.gateway_id AND v.account_id = $1 AND v.kind = '${personCommand}'
     ) g`,
    [accountId, template],
  );
  return row!;
}

/** Passwords of people of one network; who asks for them is written down. */
export async function showPeople(
  context: Context,
  { ids }: ParsedOf<typeof wifiPersonShow>,
): Promise<DataOf<typeof wifiPersonShow>> {
  const { db, caller, now, vault } = context;
  const { accountId } = caller;
  const rows = await db.query<
    Pick<WifiPerson, 'id' | 'name' | 'expires_at' | 'state'> & { template_id: string; password: string }
  >(
    `SELECT p.id, p.template_id, p.name, p.password, p.expires_at, ${stateSql('$3::timestamptz', '$4::timestamptz')} AS state
     FROM wifi_person p WHERE p.account_id = $1 AND p.id = ANY($2::text[]) ORDER BY lower(p.name), p.id`,
    [accountId, ids, iso(now()), iso(now() + personExpiringDays * day)],
  );
  const [first] = rows;
  if (
    !first ||
    rows.length !== new Set(ids).size ||
    rows.some(({ template_id }) => template_id !== first.template_id)
  ) {
    throw refuse('noWifiPerson');
  }
  const { ssid, hidden } = await networkOf(db, accountId, first.template_id);
  noteChange(context, { [ssid]: ['', rows.map(({ name }) => name).join('、')] });
  return {
    ssid,
    hidden,
    list: rows.map(({ id, name, password, expires_at, state }) => ({
      ...{ id, name, expires_at, state },
      password: vault.open(configPlace(accountId), password),
    })),
  };
}
