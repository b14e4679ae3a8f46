import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';
import { clientId } from './client-rows';
import type { Fleet, SimGateway } from './fleet';
import { between, hex } from './hash';
import { unit } from '../../kit/hash';
import type { Person } from './people';
import { portColumns, portRows } from './switch-rows';

/** Details that this server writes. Raised when there is something new for stores of before. */
const newest = 1;

/** Adds what a simulated fleet of before does not have yet: ports, cameras, firewalls from inside, what belongs where. */
export async function writeDetails(sql: Sql, fleet: Fleet, residents: readonly Person[], now: number): Promise<void> {
  const { accountId } = fleet.plan;
  const [row] = await sql.query<{ details: number }>('SELECT details FROM simulation WHERE account_id = $1', [
    accountId,
  ]);
  if (!row || row.details >= newest) return;
  const rows = await sql.query<{ id: string }>('SELECT id FROM device WHERE account_id = $1 AND simulated', [
    accountId,
  ]);
  const there = new Set(rows.map(({ id }) => id));
  const gateways = fleet.gateways.filter(({ id }) => there.has(id));
  await writeSwitches(sql, fleet, gateways);
  await writeFirewalls(sql, fleet, gateways);
  const things = residents.filter(({ role, gateway }) => role === 'thing' && there.has(gateway.id));
  await writeCameras(sql, fleet, things);
  await writeKnown(
    sql,
    fleet,
    residents.filter(({ gateway }) => there.has(gateway.id)),
    now,
  );
  await writeLost(sql, fleet, gateways, now);
  await sql.query('UPDATE simulation SET details = $2 WHERE account_id = $1', [accountId, newest]);
}

async function writeSwitches(sql: Sql, fleet: Fleet, gateways: readonly SimGateway[]): Promise<void> {
  const switches = gateways.flatMap((gateway) =>
    gateway.children.filter(({ kind }) => kind === 'switch').map((child) => ({ gateway, child })),
  );
  await sql.query('DELETE FROM switch_port WHERE device_id = ANY($1::text[])', [switches.map(({ child }) => child.id)]);
  await insertRows(
    sql,
    'switch_port',
    portColumns,
    switches.flatMap(({ gateway, child }) => portRows(fleet, gateway, child)),
  );
  await sql.query(
    `UPDATE device SET detail = detail || '{"limit_min": 16, "limit_max": 12800}'
     WHERE id = ANY($1::text[]) AND detail->>'light' = 'true'`,
    [switches.map(({ child }) => child.id)],
  );
}

const interfaceColumns = {
  device_id: 'text',
  name: 'text',
  position: 'integer',
  role: 'text',
  state: 'text',
  address: 'text',
  gateway: 'text',
  dns: 'text[]',
  mac: 'text',
  speed: 'integer',
  duplex: 'text',
};
const hitColumns = { device_id: 'text', policy: 'text', hits: 'bigint', last_at: 'timestamptz', pace: 'real' };

async function writeFirewalls(sql: Sql, fleet: Fleet, gateways: readonly SimGateway[]): Promise<void> {
  const { seed } = fleet.plan;
  const walls = gateways.flatMap((gateway) =>
    gateway.children.filter(({ kind }) => kind === 'firewall').map((child) => ({ gateway, child })),
  );
  const net = (gateway: SimGateway) => gateway.ip.replace(/\.0\.1$/, '');
  const interfaces = walls.flatMap(({ gateway, child }) =>
    (
      [
        ['ge0/0', 'wan', 'connected', `${gateway.wans[0]!.address}/24`],
        ['ge0/1', 'lan', 'connected', `${net(gateway)}.0.2/16`],
        ['ge0/2', 'lan', 'connected', '172.20.8.1/24'],
        ['ge0/3', 'lan', 'free', null],
      ] as const
    ).map(([name, role, state, address], position) => ({
      device_id: child.id,
      name,
      position,
      role,
      state,
      address,
      gateway: role === 'wan' ? gateway.wans[0]!.gateway : null,
      dns: [],
      mac: child.mac,
      speed: state === 'connected' ? 1000 : null,
      duplex: state === 'connected' ? 'full' : null,
    })),
  );
  await insertRows(sql, 'device_interface', interfaceColumns, interfaces, 'ON CONFLICT DO NOTHING');
  const hits = walls.flatMap(({ child }) =>
    Array.from({ length: between(8, 46, seed, 605, child.index) }, (_, i) => {
      const pace = 240 * unit(seed, 751, child.index, i) ** 4;
      return { device_id: child.id, policy: `p${i + 1}`, hits: Math.round(pace * 60 * 24 * 30), last_at: null, pace };
    }),
  );
  await insertRows(sql, 'firewall_hit', hitColumns, hits, 'ON CONFLICT DO NOTHING');
}

const cameraColumns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  client_id: 'text',
  name: 'text',
  model: 'text',
  mac: 'text',
  record: 'text',
  days: 'integer',
  quality: 'text',
  simulated: 'boolean',
};
const places = ['门口', '收银台', '后门', '库房', '大堂', '走廊', '停车场', '电梯厅'];
const qualities = ['1080p', '1080p', '2k', '4k'] as const;

async function writeCameras(sql: Sql, fleet: Fleet, things: readonly Person[]): Promise<void> {
  const { seed, accountId } = fleet.plan;
  const rows = things
    .filter(({ hostname }) => hostname.startsWith('IPC-'))
    .map((person) => ({
      id: `cam_${hex(12, seed, 761, person.key)}`,
      account_id: accountId,
      gateway_id: person.gateway.id,
      client_id: clientId(person),
      name: `${places[person.key % places.length]!}摄像头`,
      model: 'IPC-2143',
      mac: person.mac,
      record: unit(seed, 762, person.key) < 0.3 ? 'always' : 'motion',
      days: [7, 15, 30][between(0, 2, seed, 763, person.key)],
      quality: qualities[between(0, 3, seed, 764, person.key)],
      simulated: true,
    }));
  await insertRows(sql, 'camera', cameraColumns, rows, 'ON CONFLICT DO NOTHING');
}

/** Most of what always was at a place was marked as belonging there. */
async function writeKnown(sql: Sql, fleet: Fleet, residents: readonly Person[], now: number): Promise<void> {
  const known = residents.filter(({ key, role }) => unit(fleet.plan.seed, 771, key) < (role === 'thing' ? 0.9 : 0.6));
  await sql.query('UPDATE client SET known_at = $2 WHERE id = ANY($1::text[]) AND known_at IS NULL', [
    known.map(clientId),
    iso(now - 40 * day),
  ]);
}

const lostColumns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  mac: 'text',
  hostname: 'text',
  vendor: 'text',
  os: 'text',
  ip: 'text',
  online: 'boolean',
  online_since: 'timestamptz',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  day: 'date',
  first_day: 'date',
  known_at: 'timestamptz',
  simulated: 'boolean',
};

/** Something that belongs to a place and has not been seen for days. */
async function writeLost(sql: Sql, fleet: Fleet, gateways: readonly SimGateway[], now: number): Promise<void> {
  const { seed, accountId } = fleet.plan;
  const rows = gateways
    .filter(({ index }) => unit(seed, 781, index) < 0.5)
    .map(({ id, index, ip }) => {
      const mac = `06${hex(10, seed, 782, index)}`.replace(/..(?=.)/g, '$&:').toUpperCase();
      const seen = now - between(4, 40, seed, 783, index) * day;
      const first = seen - 200 * day;
      const printer = index % 2 === 0;
      return {
        id: `${id}_${mac.replaceAll(':', '').toLowerCase()}`,
        account_id: accountId,
        gateway_id: id,
        mac,
        hostname: printer ? 'HP-LaserJet-M404' : 'mi-tv-4A',
        vendor: printer ? 'HP' : 'Xiaomi',
        os: 'other',
        ip: ip.replace(/0\.1$/, `1.${between(200, 250, seed, 784, index)}`),
        online: false,
        online_since: iso(seen - day),
        first_seen: iso(first),
        last_seen: iso(seen),
        day: iso(seen).slice(0, 10),
        first_day: iso(first).slice(0, 10),
        known_at: iso(first + day),
        simulated: true,
      };
    });
  await insertRows(sql, 'client', lostColumns, rows, 'ON CONFLICT DO NOTHING');
}
