import { serviceSpecs, settingServices } from '../../../../src/domain/service-setting';
import { commandSql } from '../../services/settings/known';
import { hash, unit } from '../../kit/hash';
import type { Sql } from '../../kit/store/db';

/** About what a figure is like while a service is in force, and while it is not. */
const usual: Readonly<Record<string, readonly [on: number, off: number]>> = {
  loss: [0.1, 1.8],
  jitter: [1.4, 6.5],
  rate: [8.2, 7.6],
  latency: [18, 41],
  down: [860, 470],
  up: [96, 52],
  lines: [2, 1],
};

/** What a simulated gateway measures of a service, line by line. */
export async function measured(sql: Sql, gwid: string, service: string, now: number): Promise<string[]> {
  const known = settingServices.find((one) => one === service);
  if (!known) return [];
  const [row] = await sql.query(
    `SELECT 1 FROM service_setting s
     JOIN gateway_delivery d ON d.gateway_id = s.gateway_id AND d.kind = ${commandSql('s.service')} AND d.done_rev = d.rev
     WHERE s.gateway_id = $1 AND s.service = $2 AND s.enabled`,
    [gwid, service],
  );
  const seed = hash(...[...gwid].map((letter) => letter.charCodeAt(0)));
  return serviceSpecs[known].figures.map(({ key, unit: measure }, i) => {
    const [on, off] = usual[key] ?? [1, 1];
    // What is counted is whole.
    if (measure === '') return `${key}=${row ? on : off}`;
    const value = (row ? on : off) * (0.8 + 0.4 * unit(seed, i, Math.floor(now / 1000)));
    return `${key}=${value.toFixed(2)}`;
  });
}
