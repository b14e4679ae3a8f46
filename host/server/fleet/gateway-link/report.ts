import type { Db, Sql } from '../../kit/store/db';
import { iso, minute } from '../../../../src/domain/time';
import { publish } from '../../kit/stream/publish';
import { markOnline } from '../devices/presence';
import { watch } from '../alarms/watch';
import { takeAps } from './access-points';
import { takeClients } from './clients';
import type { KnownDevice } from '../../kit/context/context';
import { takeInterfaces, type Passed } from './interfaces';
import type { Report } from './reported';

/** A start later than the one known by more than this is a new start; less is two clocks. */
const startSlack = minute;

/** Takes a report: state, counters, sample, terminals, presence, rules and stream, all of it or nothing. */
export async function takeReport(db: Db, device: KnownDevice, reported: Report, now: number): Promise<void> {
  await db.tx(async (sql) => {
    // Two reports of one gateway at a time would both count from the same reading before: first the lock, then the reading.
    const [known] = await sql.query<{ remark: string; simulated: boolean }>(
      'SELECT remark, simulated FROM device WHERE id = $1 AND account_id = $2 FOR UPDATE',
      [device.gwid, device.accountId],
    );
    if (!known) return;
    const [before] = await sql.query<Before>('SELECT started_at, last_seen FROM device_live WHERE device_id = $1', [
      device.gwid,
    ]);
    if (wasOvertaken(before, reported.uptime * 1000, now)) return;
    const knownStart = before?.started_at ?? null;
    const startedAt = now - reported.uptime * 1000;
    const restarted = knownStart !== null && startedAt > Date.parse(knownStart) + startSlack;
    const { passed, wans } = await takeInterfaces(sql, device.gwid, reported, now, restarted);
    const sameFacts = !(await writeFacts(sql, device.gwid, reported));
    const aps = await takeAps(sql, { ...device, simulated: known.simulated }, reported.aps ?? [], now);
    const clients = reported.clients ? await takeClients(sql, device, reported.clients, aps, now) : undefined;
    await writeLive(sql, device, reported, passed, clients, now, startedAt);
    if (passed.seconds > 0) await writeSample(sql, device.gwid, reported, passed, clients, now);
    await markOnline(sql, now, [device.gwid, ...aps.values()]);
    await watch(sql, now, [
      {
        id: device.gwid,
        accountId: device.accountId,
        kind: 'gateway',
        gatewayId: device.gwid,
        remark: known.remark,
        gatewayRemark: known.remark,
        simulated: known.simulated,
        cpu: reported.cpu,
        memory: reported.memory,
        diskUsed: reported.disk_used,
        wans,
        restarted: restarted || (knownStart !== null && reported.uptime < 600),
      },
    ]);
    const gateway = {
      gwid: device.gwid,
      status: 'online',
      clients,
      down: Math.round(passed.down),
      up: Math.round(passed.up),
      cpu: reported.cpu ?? null,
      memory: reported.memory ?? null,
      disk_used: reported.disk_used ?? null,
      uptime: reported.uptime,
      ...(sameFacts && { last_seen: iso(now) }),
    };
    await publish(sql, now, [
      { accountId: device.accountId, kind: 'gateway.changed', payload: { gateways: [gateway] } },
    ]);
  });
}

interface Before {
  started_at: string | null;
  last_seen: string | null;
}

/**
 * Whether a later report was there first: the machine had been up for longer then, and says that it was up at that moment.
 * Its counters would be taken for some that started over. Nothing is said of what is known from a clock that was ahead.
 */
function wasOvertaken(before: Before | undefined, uptime: number, now: number): boolean {
  if (!before?.started_at || !before.last_seen) return false;
  const seen = Date.parse(before.last_seen);
  return seen <= now && uptime < seen - Date.parse(before.started_at) && now - uptime < seen - startSlack;
}

/** What rarely changes is only written when it did; whether it did. */
async function writeFacts(sql: Sql, gwid: string, reported: Report): Promise<boolean> {
  const wan = reported.interfaces.find((one) => one.role === 'wan' && one.up);
  const lan = reported.interfaces.find((one) => one.role === 'lan' && one.address);
  const bare = (address: string | undefined) => address?.split('/')[0];
  const changed = await sql.query(
    `UPDATE device SET model = f.model, firmware = f.firmware, mac = f.mac, ip = f.ip, wan_ip = f.wan_ip, disk = f.disk,
       capabilities = f.capabilities
     FROM (
       SELECT coalesce(nullif($2, ''), model) AS model, coalesce($3, firmware) AS firmware, coalesce($4, mac) AS mac,
         coalesce($5, ip) AS ip, coalesce($6, wan_ip) AS wan_ip, coalesce($7::bigint, disk) AS disk,
         $8::text[] AS capabilities
       FROM device WHERE id = $1
     ) f
     WHERE id = $1 AND (device.model, device.firmware, device.mac, device.ip, device.wan_ip, device.disk,
         device.capabilities)
       IS DISTINCT FROM (f.model, f.firmware, f.mac, f.ip, f.wan_ip, f.disk, f.capabilities)
     RETURNING id`,
    [
      gwid,
      reported.model,
      reported.firmware,
      (wan ?? reported.interfaces[0])?.mac,
      bare(lan?.address ?? wan?.address),
      bare(wan?.address),
      reported.disk,
      reported.capabilities ?? null,
    ],
  );
  return changed.length > 0;
}

async function writeLive(
  sql: Sql,
  device: KnownDevice,
  reported: Report,
  passed: Passed,
  clients: number | undefined,
  now: number,
  startedAt: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO device_live (device_id, account_id, kind, last_seen, started_at, clients, down, up, cpu, memory, disk_used, sessions)
     VALUES ($1, $2, 'gateway', $3, $4, coalesce($5, 0), $6, $7, $8, $9, $10, $11)
     ON CONFLICT (device_id) DO UPDATE SET last_seen = excluded.last_seen, started_at = excluded.started_at,
       clients = coalesce($5, device_live.clients), down = excluded.down, up = excluded.up, cpu = excluded.cpu,
       memory = excluded.memory, disk_used = excluded.disk_used, sessions = excluded.sessions`,
    [
      device.gwid,
      device.accountId,
      iso(now),
      iso(startedAt),
      clients,
      passed.down,
      passed.up,
      reported.cpu,
      reported.memory,
      reported.disk_used,
      reported.sessions,
    ],
  );
}

const writeSample = (
  sql: Sql,
  gwid: string,
  reported: Report,
  passed: Passed,
  clients: number | undefined,
  now: number,
) =>
  sql.query(
    `INSERT INTO device_sample (device_id, at, down, up, bytes_down, bytes_up, cpu, memory, clients)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      gwid,
      iso(now),
      passed.down,
      passed.up,
      Math.round(passed.bytesDown),
      Math.round(passed.bytesUp),
      reported.cpu,
      reported.memory,
      clients,
    ],
  );
