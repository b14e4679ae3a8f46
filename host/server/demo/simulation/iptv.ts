import { hour, minute } from '../../../../src/domain/time';
import { takeIptv } from '../../services/iptv/state';
import { hash, unit } from '../../kit/hash';
import type { Db } from '../../kit/store/db';

const channels = ['CCTV-13 新闻', 'CCTV-5 体育', '浙江卫视 4K', '酒店宣传片', '少儿频道', '纪录频道'];

const seedOf = (id: string): number => hash(...[...id].map((letter) => letter.charCodeAt(0)));

/** Percent that is lost of a node: little, and more in some hours. */
function lossOf(node: string, now: number): number {
  const seed = seedOf(node);
  const bad = hash(seed, Math.floor(now / (6 * hour))) % 5 === 0;
  const wave = unit(seed, Math.floor(now / minute));
  return Math.round((bad ? 0.6 + 1.3 * wave : 0.3 * wave) * 100) / 100;
}

/** What simulated gateways with television say in a minute, by the same way in as real ones. */
export async function playIptv(db: Db, accountId: string, now: number): Promise<void> {
  const rows = await db.query<{ gwid: string; main: string; backup: string | null; tier: string }>(
    `SELECT s.gateway_id AS gwid, s.document->'iptv_main'->0->>'node' AS main, o.tier,
       CASE WHEN s.document->'iptv_backup'->0->>'enabled' = 'true' THEN s.document->'iptv_backup'->0->>'node' END AS backup
     FROM service_setting s JOIN device g ON g.id = s.gateway_id AND g.simulated AND g.status = 'online'
     JOIN service_owned o ON o.service = s.service AND o.gateway_id = s.gateway_id AND o.account_id = s.account_id
     JOIN gateway_delivery d ON d.gateway_id = s.gateway_id AND d.kind = s.service AND d.done_rev = d.rev
     WHERE s.account_id = $1 AND s.service = 'iptv' AND s.enabled ORDER BY 1`,
    [accountId],
  );
  for (const { gwid, main, backup, tier } of rows) {
    const seed = seedOf(gwid);
    const boxes = tier === 'pro' ? 41 : 6;
    const watching = channels.map((name, i) => ({
      name,
      viewers: Math.floor(((boxes / 3) * (0.6 + 0.4 * unit(seed, i, Math.floor(now / (10 * minute))))) / (1 + i * 0.8)),
    }));
    const viewers = watching.reduce((sum, one) => sum + one.viewers, 0);
    const told = [main, ...(backup && backup !== 'same' ? [backup] : [])].filter((id) => id !== '');
    const nodes = told.map((id, i) => ({
      ...{
        id,
        streaming: true,
        loss: lossOf(id, now),
        viewers: i === 0 ? viewers : 0,
        channels: 176 + (seedOf(id) % 60),
      },
    }));
    await takeIptv(
      db,
      { gwid, accountId },
      { source: 'main', loss: lossOf(main, now), channels: watching.filter((one) => one.viewers > 0), nodes },
      now,
    );
  }
}
