import type { HeldField } from '../../../../src/domain/config';
import { iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { configureEach } from '../bulk/act';
import { skipped, type Work } from '../bulk/work';
import type { Known } from '../config/device';

/** What a job that switches radios was made with. */
export interface RadioParams {
  strategy: string;
  on: boolean;
  /** ISO time: until when they are off, or when that ended. */
  until: string;
}

/**
 * Switches the radios of access points off, or on again: those that a strategy switched off and no other one wants off.
 * A job that is tried again when its time is over changes nothing.
 */
export const switchRadios: Work['act'] = (sql, job, items, now, tools) => {
  const { strategy, on, until } = job.params as unknown as RadioParams;
  return configureEach(sql, job, items, now, tools, async ({ device, document }) => {
    if (on) {
      const ours = await sql.query<{ radio: string; wanted: string | null }>(
        `WITH ours AS (
           UPDATE strategy_radio SET ended = true, ended_by = $4
           WHERE strategy_id = $1 AND device_id = $2 AND until <= $3 RETURNING radio
         ) SELECT radio, (
             SELECT max(s.name) FROM strategy_radio r JOIN strategy s ON s.id = r.strategy_id
             WHERE r.device_id = $2 AND r.radio = ours.radio AND r.strategy_id <> $1 AND NOT r.ended
           ) AS wanted FROM ours`,
        [strategy, device.id, until, job.id],
      );
      const free = ours.filter(({ wanted }) => wanted === null).map(({ radio }) => radio);
      if (free.length > 0) return [{ section: 'radio', rows: free, fields: { enabled: true } }];
      return ours[0] ? skipped('stillOff', { name: ours[0].wanted! }) : skipped('noneSwitchedOff');
    }
    if (iso(now) >= until) return skipped('timeOver');
    const known = await sql.query<{ radio: string }>('SELECT radio FROM strategy_radio WHERE device_id = $1', [
      device.id,
    ]);
    const held = new Set(known.map(({ radio }) => radio));
    const radios = (document.radio ?? []).filter(({ id, enabled }) => enabled === true || held.has(id));
    if (radios.length === 0) return skipped('wasOff');
    const rows = radios.map(({ id }) => id);
    await sql.query(
      `INSERT INTO strategy_radio (strategy_id, account_id, device_id, radio, until)
       SELECT $1, $2, $3, radio, $5 FROM unnest($4::text[]) AS r(radio)
       ON CONFLICT (strategy_id, device_id, radio) DO UPDATE SET until = excluded.until, ended = false, ended_by = NULL`,
      [strategy, job.account_id, device.id, rows, until],
    );
    return [{ section: 'radio', rows, fields: { enabled: false } }];
  });
};

/** Radios of an access point that strategies keep off, or that are on their way to be switched on again. */
export async function heldRadios(sql: Sql, { id, kind }: Known): Promise<HeldField[]> {
  if (kind !== 'ap') return [];
  const rows = await sql.query<{ radio: string }>(
    `SELECT DISTINCT r.radio FROM strategy_radio r WHERE r.device_id = $1 AND (NOT r.ended OR EXISTS (
       SELECT 1 FROM bulk_item i WHERE i.job_id = r.ended_by AND i.device_id = $1 AND i.state IN ('waiting', 'running')))`,
    [id],
  );
  return rows.map(({ radio: row }) => ({ section: 'radio', row, field: 'enabled', value: false, otherwise: true }));
}
