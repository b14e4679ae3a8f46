import type { incomeMethod, incomeMethodGateways, MethodGateway } from '../../../../src/api/contract/income';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { nextSettling, type GuestSource } from '../../../../src/domain/income';
import { addDays, beijingDay, iso, monthStart } from '../../../../src/domain/time';
import { incomeOf } from '../../fleet/stats/series';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { offersOf } from './offers';

/** Days that the figures of a way to sign in go back, today the last of them. */
const back = 30;

/** A way to sign in that earns, over the whole account. */
export async function methodSummary(context: Context, source: GuestSource): Promise<DataOf<typeof incomeMethod>> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  const today = beijingDay(now());
  const first = addDays(today, 1 - back);
  const [places] = await db.query<{ gateways: number; on: number; silent: number; simulated: boolean }>(
    `SELECT count(*) AS gateways, count(s.source) AS on, count(s.source) FILTER (WHERE NOT s.asks) AS silent,
       coalesce(bool_or(d.simulated), false) AS simulated
     FROM device d LEFT JOIN income_switch s ON s.gateway_id = d.id AND s.account_id = $1 AND s.source = $2
     WHERE d.account_id = $1 AND d.kind = 'gateway'`,
    [accountId, source],
  );
  const rows = await db.query<{ day: string; guests: number; fen: number }>(
    `SELECT day::text AS day, sum(guests) AS guests, sum(fen) AS fen FROM earning
     WHERE account_id = $1 AND source = $2 AND day >= $3 AND day <= $4 GROUP BY day`,
    [accountId, source, first, today],
  );
  const [pending] = await db.query<{ fen: number }>(
    `SELECT coalesce(sum(fen), 0) AS fen FROM earning WHERE account_id = $1 AND source = $2 AND settled_at IS NULL`,
    [accountId, source],
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: back }, (_, i) => {
    const day = addDays(first, i);
    return byDay.get(day) ?? { day, guests: 0, fen: 0 };
  });
  return {
    ...places!,
    offer: (await offersOf(db, accountId, today)).find((offer) => offer.source === source) ?? null,
    guests_today: byDay.get(today)?.guests ?? 0,
    guests_30: days.reduce((sum, { guests }) => sum + guests, 0),
    booked_month_fen: await incomeOf(db, accountId, beijingDay(monthStart(now())), today, source),
    booked_30_fen: await incomeOf(db, accountId, first, today, source),
    pending_fen: pending!.fen,
    settles_at: iso(nextSettling(now())),
    days,
  };
}

/** The account's gateways, and how a way to sign in that earns stands there. */
export function methodPage(
  { db, caller, now }: Context,
  input: ParsedOf<typeof incomeMethodGateways>,
): Promise<DataOf<typeof incomeMethodGateways>> {
  const today = beijingDay(now());
  const by = input.sort ?? 'guests_30';
  const down = (input.order ?? (input.sort ? 'asc' : 'desc')) === 'desc' ? 'DESC' : '';
  return readPage<MethodGateway>(
    db,
    {
      select: `d.id, d.remark, d.status = 'online' AS online, d.simulated, s.source IS NOT NULL AS on,
        coalesce(r.running, s.source IS NOT NULL) AS running,
        coalesce(s.asks, false) AS asks, v.state, coalesce(v.error, '') AS error, v.error_said,
        coalesce(e.guests_today, 0) AS guests_today,
        coalesce(e.guests_30, 0) AS guests_30, coalesce(e.fen_30, 0) AS fen_30`,
      from: `FROM device d
        LEFT JOIN income_switch s ON s.gateway_id = d.id AND s.account_id = $1 AND s.source = $2
        LEFT JOIN LATERAL (
          SELECT state, error, error_said FROM config_version WHERE device_id = d.id AND account_id = $1 AND origin <> 'initial'
          ORDER BY version DESC LIMIT 1
        ) v ON true
        LEFT JOIN LATERAL (
          SELECT EXISTS (
            SELECT 1 FROM jsonb_to_recordset(c.document->'auth_methods') AS m(id text, enabled boolean)
            WHERE m.id = $2 AND m.enabled
          ) AS running
          FROM config_version c WHERE c.device_id = d.id AND c.account_id = $1 AND c.state = 'done'
            AND jsonb_typeof(c.document->'auth_methods') = 'array' ORDER BY c.version DESC LIMIT 1
        ) r ON true
        LEFT JOIN (
          SELECT gateway_id, sum(guests) FILTER (WHERE day = $4) AS guests_today, sum(guests) AS guests_30, sum(fen) AS fen_30
          FROM earning WHERE account_id = $1 AND source = $2 AND day >= $3 AND day <= $4 GROUP BY gateway_id
        ) e ON e.gateway_id = d.id
        WHERE d.account_id = $1 AND d.kind = 'gateway'
          AND ($5::text IS NULL OR lower(d.remark || ' ' || d.id) LIKE $5)
          AND ($6::text IS NULL OR ($6 = 'yes' AND s.source IS NOT NULL) OR ($6 = 'no' AND s.source IS NULL)
            OR ($6 = 'silent' AND NOT s.asks))`,
      params: [
        caller.accountId,
        input.source,
        addDays(today, 1 - back),
        today,
        input.q ? likePattern(input.q) : null,
        input.on ?? null,
      ],
      order: `${by} ${down}, d.remark, d.id`,
    },
    input,
  );
}
