import type { Sql } from '../../kit/store/db';
import { columnArrays, rowsAs } from '../../kit/sql/bulk';
import { settlePorts } from '../../fleet/devices/switch-ports';
import { unit } from '../../kit/hash';
import type { Fleet } from './fleet';
import type { Present } from './present';
import { minute } from '../../../../src/domain/time';

const rateColumns = {
  device_id: 'text',
  number: 'integer',
  down: 'double precision',
  up: 'double precision',
  looped: 'boolean',
};

/** Writes what passes each port of the simulated switches, and where a loop is. */
export async function writePorts(sql: Sql, fleet: Fleet, present: Present): Promise<void> {
  const switches = present.children.filter(({ child, silent }) => child.kind === 'switch' && !silent);
  const ids = switches.map(({ child }) => child.id);
  const ports = await sql.query<{ device_id: string; number: number; uplink: boolean; neighbour_id: string | null }>(
    `SELECT device_id, number, uplink, neighbour_id FROM switch_port
     WHERE device_id = ANY($1::text[]) AND (peer_speed IS NOT NULL OR looped)`,
    [ids],
  );
  const byId = new Map(switches.map((state) => [state.child.id, state]));
  const rows = ports.map(({ device_id, number, uplink, neighbour_id }) => {
    const { child, gateway, loop } = byId.get(device_id)!;
    const parent = present.byId.get(gateway.id);
    const all = Math.max(1, present.behind.get(gateway.id)?.length ?? 1);
    const at = neighbour_id === null ? undefined : present.behind.get(neighbour_id)?.length;
    const share = uplink ? 0.5 : at !== undefined ? at / all : 0.02 * unit(fleet.plan.seed, 741, child.index, number);
    const wave = 0.8 + 0.4 * unit(fleet.plan.seed, 742, child.index, number, Math.floor(present.at / minute));
    // What comes down to the network leaves the switch through its port, and comes in at the uplink.
    const [out, back] = [(parent?.down ?? 0) * share * wave, (parent?.up ?? 0) * share * wave];
    return { device_id, number, down: uplink ? out : back, up: uplink ? back : out, looped: loop === number };
  });
  await sql.query(
    `UPDATE switch_port p SET down = r.down, up = r.up, looped = r.looped FROM ${rowsAs(rateColumns)}
     WHERE p.device_id = r.device_id AND p.number = r.number`,
    columnArrays(rateColumns, rows),
  );
  await settlePorts(sql, ids);
}
