import type { Services } from '../../kit/context/context';

/** Groups of networks of the demo account: key, name, parent, and the networks in it by number. */
const groups = [
  ['own', '自营', null, []],
  ['shops', '门店', 'own', [1]],
  ['hotels', '酒店', 'own', [2]],
  ['supply', '仓配', null, [3]],
  ['events', 'Events-2026', null, [4]],
] as const;

const idOf = (key: string) => `sgrp_demo_${key}`;

/** Groups of the demo account's networks. Once: what people made of them since stays. */
export async function seedSdwanGroups({ db }: Services): Promise<void> {
  await db.tx(async (sql) => {
    const known = await sql.query(`SELECT 1 FROM sdwan_group WHERE account_id = 'acc_demo' AND kind = 'network'`);
    const [account] = await sql.query(`SELECT 1 FROM account WHERE id = 'acc_demo'`);
    if (known.length > 0 || !account) return;
    for (const [position, [key, name, parent, networks]] of groups.entries()) {
      await sql.query(
        `INSERT INTO sdwan_group (id, account_id, kind, parent_id, name, position) VALUES ($1, 'acc_demo', 'network', $2, $3, $4)`,
        [idOf(key), parent && idOf(parent), name, position],
      );
      await sql.query('UPDATE sdwan_network SET group_id = $1 WHERE id = ANY($2::text[]) AND group_id IS NULL', [
        idOf(key),
        networks.map((n) => `net_acc_demo_${n}`),
      ]);
    }
  });
}
