import { coveredPolicies } from './covered';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { settlePorts } from '../../fleet/devices/switch-ports';

/** Lets lists and panels of a simulated device show what it was set to; a real one reports it by itself. */
export async function reflect(sql: Sql, { device = '', sections = '{}' }: Record<string, string>): Promise<void> {
  const [simulated] = await sql.query<{ kind: DeviceKind }>('SELECT kind FROM device WHERE id = $1 AND simulated', [
    device,
  ]);
  const document = JSON.parse(sections) as ConfigDocument;
  if (simulated?.kind === 'switch') return reflectPorts(sql, device, document);
  if (simulated?.kind === 'ap') return reflectRadio(sql, device, document);
  if (simulated?.kind === 'firewall') {
    await patchDetail(sql, device, { policies: document.policies?.length ?? 0 });
    await keepHits(sql, device, document);
  }
}

async function reflectPorts(sql: Sql, id: string, { ports = [] }: ConfigDocument): Promise<void> {
  for (const port of ports) {
    await sql.query(
      `UPDATE switch_port SET remark = $3, vlan = $4, limit_in = $5, limit_out = $6, enabled = $7, mode = $9,
         held_speed = nullif($10, 'auto')::integer,
         poe = CASE WHEN poe = 'none' THEN 'none' WHEN NOT $8::boolean THEN 'off' WHEN poe = 'off' THEN 'on' ELSE poe END
       WHERE device_id = $1 AND number = $2`,
      [
        id,
        Number(port.id),
        port.remark,
        Number(port.vlan),
        Number(port.limit_in),
        Number(port.limit_out),
        port.enabled,
        port.poe,
        port.mode,
        port.speed,
      ],
    );
  }
  await settlePorts(sql, [id]);
}

/** New policies begin at nothing; what was counted for others stays, and goes on where something reaches them. */
async function keepHits(sql: Sql, id: string, { policies = [] }: ConfigDocument): Promise<void> {
  const covered = new Set(coveredPolicies(policies));
  await sql.query(
    `INSERT INTO firewall_hit AS h (device_id, policy, pace)
     SELECT $1, policy, pace FROM unnest($2::text[], $3::real[]) AS r(policy, pace)
     ON CONFLICT (device_id, policy) DO UPDATE SET
       pace = CASE WHEN excluded.pace = 0 OR h.pace = 0 THEN excluded.pace ELSE h.pace END`,
    [id, policies.map((policy) => policy.id), policies.map((policy) => (covered.has(policy) ? 0 : 4))],
  );
}

async function reflectRadio(sql: Sql, id: string, { radio = [], ssids = [] }: ConfigDocument): Promise<void> {
  const bands = radio.flatMap((row): [string, unknown][] => {
    const off = row.enabled !== true;
    const channel: [string, unknown][] =
      off || row.channel !== 'auto' ? [[`channel_${row.id}`, off ? null : Number(row.channel)]] : [];
    return [...channel, [`power_${row.id}`, off ? null : row.power]];
  });
  const names = ssids.filter((row) => row.enabled === true).map((row) => row.name);
  await patchDetail(sql, id, { ...Object.fromEntries(bands), ssids: names });
}

const patchDetail = (sql: Sql, id: string, changes: object) =>
  sql.query('UPDATE device SET detail = detail || $2::jsonb WHERE id = $1', [id, changes]);
