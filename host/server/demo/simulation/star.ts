import { gigabyte, leastBytes, starSubsidy } from '../../../../src/domain/star-rules';
import { addDays, beijingDay, minute } from '../../../../src/domain/time';
import { hash, unit } from '../../kit/hash';
import type { Db } from '../../kit/store/db';
import { takeDisks } from '../../services/star/disks';
import { writeLines, type Line } from '../../services/star/settle';

const seedOf = (id: string): number => hash(...[...id].map((letter) => letter.charCodeAt(0)));
/** Minutes between two reports of disks. */
const every = 10;
/** Fen that a GB earns on a day where nothing was earned before. */
const perGb = 0.3;

/** What simulated gateways say of their disks, and what a simulated buyer pays for the day that is over. */
export async function playStar(db: Db, accountId: string, now: number): Promise<void> {
  if (Math.floor(now / minute) % every !== 0) return;
  await playDisks(db, accountId, now);
  await payYesterday(db, accountId, now);
}

/** Simulated gateways with a disk report it, by the same way in as real ones; some have no firmware that does. */
export async function playDisks(db: Db, accountId: string, now: number): Promise<void> {
  const rows = await db.query<{
    gwid: string;
    size: number;
    disk_used: number | null;
    lent: number | null;
    mbps: number | null;
  }>(
    `SELECT d.id AS gwid, d.disk AS size, l.disk_used, g.mbps,
       (SELECT sum(x.gb * g.share / 100) FROM star_disk x WHERE x.gateway_id = g.gateway_id) AS lent
     FROM device d LEFT JOIN device_live l ON l.device_id = d.id
     LEFT JOIN gateway_delivery v ON v.gateway_id = d.id AND v.kind = 'star' AND v.state = 'done'
     LEFT JOIN star_gateway g ON g.gateway_id = d.id AND g.enabled AND g.ended_at IS NULL AND v.gateway_id IS NOT NULL
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.simulated AND d.disk IS NOT NULL
       AND (d.status = 'online' OR NOT EXISTS (SELECT 1 FROM gateway_disk k WHERE k.gateway_id = d.id))`,
    [accountId],
  );
  for (const { gwid, size, disk_used, lent, mbps } of rows) {
    const seed = seedOf(gwid);
    const stored = lent === null ? 0 : Math.floor(lent * gigabyte * (0.6 + 0.35 * unit(seed, 2)));
    const used = Math.min(size, Math.floor((size * Math.min(disk_used ?? 40, 70)) / 100) + stored);
    const small = size < leastBytes;
    const bad = lent === null && seed % 9 === 0 ? 40 + (seed % 300) : 0;
    await takeDisks(
      db,
      { gwid, accountId },
      {
        disks: [
          {
            name: small ? 'mmcblk0' : 'sda',
            medium: small ? 'emmc' : size > 256 * gigabyte ? 'hdd' : 'ssd',
            size,
            used,
            bad_blocks: bad,
            lent: Math.min(stored, used),
          },
        ],
        up_bps:
          mbps === null ? 0 : Math.floor(mbps * 1e6 * (0.2 + 0.6 * unit(seed, Math.floor(now / (every * minute))))),
      },
      now,
    );
  }
}

/** A simulated buyer pays like in the week before, for simulated gateways only. */
async function payYesterday(db: Db, accountId: string, now: number): Promise<void> {
  const yesterday = addDays(beijingDay(now), -1);
  await db.tx(async (sql) => {
    const rows = await sql.query<{
      gwid: string;
      remark: string;
      joined: string;
      disk: string;
      size_gb: number;
      gb: number;
      per_gb: number | null;
    }>(
      `SELECT g.gateway_id AS gwid, d.remark, (g.joined_at AT TIME ZONE 'Asia/Shanghai')::date::text AS joined, x.name AS disk,
         x.size_gb, greatest(1, x.gb * g.share / 100) AS gb,
         (SELECT sum(l.income_fen) / nullif(sum(l.gb), 0)::double precision FROM star_line l
          WHERE l.account_id = $1 AND l.simulated AND l.day >= $3) AS per_gb
       FROM star_gateway g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id AND d.simulated
       JOIN gateway_delivery v ON v.gateway_id = g.gateway_id AND v.kind = 'star' AND v.state = 'done'
       JOIN star_disk x ON x.gateway_id = g.gateway_id
       WHERE g.account_id = $1 AND g.enabled AND g.ended_at IS NULL
         AND (g.joined_at AT TIME ZONE 'Asia/Shanghai')::date <= $2
         AND NOT EXISTS (SELECT 1 FROM earning e
           WHERE e.account_id = $1 AND e.source = 'star' AND e.gateway_id = g.gateway_id AND e.day = $2)
       FOR UPDATE OF g`,
      [accountId, yesterday, addDays(yesterday, -7)],
    );
    const lines = rows.map(({ gwid, remark, joined, disk, size_gb, gb, per_gb }): Line => {
      const turn = Number(yesterday.replaceAll('-', ''));
      const income_fen = Math.round(gb * (per_gb ?? perGb) * (0.8 + 0.4 * unit(seedOf(gwid), turn)));
      const { percent, fen, unpaid } = starSubsidy(income_fen, size_gb, joined, yesterday);
      return {
        ...{ account_id: accountId, gateway_id: gwid, day: yesterday, disk, remark, size_gb, gb, income_fen },
        ...{ percent, subsidy_fen: fen, unpaid, simulated: true },
      };
    });
    if (lines.length > 0) await writeLines(sql, lines);
  });
}
