import type { Services } from '../../kit/context/context';
import { day, iso } from '../../../../src/domain/time';

/** Nodes that somebody of the demo prepared: name, side, Mbps, local networks, note. */
const nodes = [
  ['汇聚节点 A', 1, 50, ['10.61.0.0/16'], '总部机房，双电源'],
  ['分支节点 B', 1, 20, ['10.62.0.0/20', '10.62.64.0/24'], ''],
  ['临时展会节点', 1, 10, ['10.62.1.0/24'], '展会结束后删除'],
] as const;

/** A few gateways of the demo account that are in no network, prepared as nodes; once. */
export async function seedSdwanNodes({ db, now }: Services): Promise<void> {
  const free = await db.query<{ id: string }>(
    `SELECT id FROM device d WHERE account_id = 'acc_demo' AND kind = 'gateway' AND simulated
       AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id)
       AND NOT EXISTS (SELECT 1 FROM sdwan_node WHERE account_id = 'acc_demo')
     ORDER BY remark DESC, id LIMIT ${nodes.length}`,
  );
  for (const [i, { id }] of free.entries()) {
    const [name, position, bandwidth, subnets, note] = nodes[i]!;
    await db.query(
      `INSERT INTO sdwan_node (gwid, account_id, name, position, bandwidth, subnets, note, created_at)
       VALUES ($1, 'acc_demo', $2, $3, $4, $5::text[], $6, $7) ON CONFLICT DO NOTHING`,
      [id, name, position, bandwidth, [...subnets], note, iso(now() - (9 - i) * day)],
    );
  }
}
