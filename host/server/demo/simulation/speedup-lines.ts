import { breachOf, nextLine, type LineQuality } from '../../../../src/domain/speedup-policy';
import { minute } from '../../../../src/domain/time';
import { hash, unit } from '../../kit/hash';
import type { Sql } from '../../kit/store/db';
import { takeSpeedupChoices, type SpeedupChosen } from '../../services/speedup/choices';

interface Running extends LineQuality {
  gid: string;
  gwid: string;
  app: string;
  lines: string[];
  hold: number;
  back: number;
  present: string | null;
}

/** Minutes that a line of the simulator is well or worse on end. */
const spell = 12;

/** How good a line is in a minute, as a simulated gateway has it: now and then one is worse for a while. */
function simulatedLine(gwid: string, line: string, at: number): LineQuality {
  const seed = hash(...[...`${gwid} ${line}`].map((letter) => letter.charCodeAt(0)));
  const step = Math.floor(at / minute);
  const worse = unit(seed, 1, Math.floor(step / spell)) < 0.08;
  const ms = 34 + 90 * unit(seed, 2) + 8 * unit(seed, 3, step) + (worse ? 140 : 0);
  return {
    ms: Math.round(ms * 10) / 10,
    loss: worse ? Math.round((4 + 6 * unit(seed, 4, step)) * 10) / 10 : 0,
    jitter: Math.round((2 + 5 * unit(seed, 5, step) + (worse ? 40 : 0)) * 10) / 10,
  };
}

/** A minute of the policies of simulated gateways that are online: each takes its line and tells it as a real one does. */
export async function choosePolicies(sql: Sql, accountId: string, now: number): Promise<void> {
  const rows = await sql.query<Running>(
    `SELECT g.id AS gid, g.gateway_id AS gwid, p.app, p.ms, p.loss, p.jitter, p.hold, p.back, c.line_id AS present, o.lines
     FROM speedup_group g JOIN speedup_policy p ON p.group_id = g.id
     JOIN device d ON d.id = g.gateway_id AND d.simulated AND d.status = 'online'
     JOIN gateway_delivery x ON x.gateway_id = d.id AND x.kind = 'speedup' AND x.done_rev >= g.rev
     JOIN speedup_serving s ON s.gateway_id = d.id AND s.tier <> ''
     JOIN LATERAL (
       SELECT array_agg(l.id ORDER BY u.n) AS lines FROM unnest(p.lines) WITH ORDINALITY AS u(id, n)
       JOIN speedup_line l ON l.id = u.id AND l.open
     ) o ON o.lines IS NOT NULL
     LEFT JOIN speedup_choice c ON c.group_id = g.id AND c.app = p.app
     WHERE g.account_id = $1 AND g.enabled AND g.mode = 2
       AND EXISTS (SELECT 1 FROM speedup_member m WHERE m.group_id = g.id AND m.state = 'approved' AND m.enabled)`,
    [accountId],
  );
  const gateways = new Map<string, SpeedupChosen[]>();
  for (const row of rows) gateways.set(row.gwid, [...(gateways.get(row.gwid) ?? []), chosenBy(row, now)]);
  for (const [gwid, chosen] of gateways) await takeSpeedupChoices(sql, gwid, chosen, now);
}

function chosenBy(row: Running, now: number): SpeedupChosen {
  const { gid, gwid, app, lines, hold, back } = row;
  const present = row.present ?? undefined;
  const breaches = (line: string, seconds: number) =>
    Array.from({ length: Math.max(1, Math.ceil(seconds / 60)) }, (_, ago) =>
      breachOf(simulatedLine(gwid, line, now - ago * minute), row),
    );
  const next = nextLine({ lines, hold, back }, present, {
    wrongFor: (line, seconds) => {
      const all = breaches(line, seconds);
      return all.every((one) => one !== undefined) ? all[0] : undefined;
    },
    wellFor: (line, seconds) => breaches(line, seconds).every((one) => one === undefined),
  }) ?? { line: present!, why: 'start' as const };
  return { gid, app, ...next, ...simulatedLine(gwid, next.line, now) };
}
