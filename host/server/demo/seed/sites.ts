import {
  newModel,
  newModelRow,
  placedAt,
  printPlaced,
  siteSections,
  type SiteModel,
} from '../../../../src/domain/site-template';
import { day, iso } from '../../../../src/domain/time';
import { lockConfig } from '../../fleet/config/known';
import { setDocument } from '../../fleet/config/apply';
import { bringing, brought } from '../../fleet/sites/bring';
import { planSites } from '../../fleet/sites/plan';
import { writeSite } from '../../fleet/sites/apply';
import { readSites } from '../../fleet/sites/stored';
import { configPlace, sealSecrets } from '../../fleet/config/sealed';
import type { Services } from '../../kit/context/context';

const accountId = 'acc_demo';
const template = 'stm_demo_shop';
/** Shops that follow the model. */
const codes = ['NB01', 'JX02', 'SX03'];

/** A model of a shop as the demo has it; its second version has a VLAN for cash desks. */
function shop(version: number): SiteModel {
  const section = (key: string) => siteSections.find((one) => one.key === key)!;
  const vlan = (id: string, number: string, name: string, offset: number) => ({
    ...newModelRow(section('vlan'), id),
    ...{ vlan: number, name, interface: 'lan1', ...printPlaced(placedAt(offset, 26)) },
  });
  return {
    ...newModel(),
    variables: [
      { name: 'site_code', label: '门店编号', kind: 'text', initial: '', required: true, options: [] },
      { name: 'lease', label: '访客租期', kind: 'number', initial: '60', required: false, options: [] },
    ],
    pool: 'pool_demo_shops',
    prefix: 24,
    sections: {
      vlan: [
        vlan('office', '210', '{{site_code}} 办公', 0),
        { ...vlan('guest', '230', '{{site_code}} 访客', 128), lease: '{{lease}}', isolate: true },
        ...(version > 1 ? [vlan('cash', '220', '{{site_code}} 收银', 64)] : []),
      ],
      acl: [
        {
          ...newModelRow(section('acl'), 'guests'),
          ...{ name: '门店访客不进内网', source_vlans: '230', target_ips: '{{block+0}}/25' },
        },
      ],
    },
  };
}

/**
 * One model of the demo, once: three shops follow it by the delivery that every configuration takes, the last of them an
 * older version.
 */
export async function seedSites({ db, features, vault, now }: Services): Promise<void> {
  const at = now() - 12 * day;
  await db.tx(async (sql) => {
    const [known] = await sql.query('SELECT id FROM site_template WHERE account_id = $1 LIMIT 1', [accountId]);
    if (known) return;
    const gateways = await sql.query<{ id: string }>(
      `SELECT d.id FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.simulated AND d.status = 'online'
         AND NOT EXISTS (SELECT 1 FROM device_config c WHERE c.device_id = d.id)
         AND NOT EXISTS (SELECT 1 FROM sdwan_member m WHERE m.gwid = d.id) ORDER BY d.id LIMIT $2`,
      [accountId, codes.length],
    );
    if (gateways.length < codes.length) return;
    await sql.query(
      `INSERT INTO site_pool (id, account_id, name, blocks, created_at) VALUES ('pool_demo_shops', $1, '门店', '{10.230.0.0/16}', $2)`,
      [accountId, iso(at)],
    );
    await sql.query(
      `INSERT INTO site_template (id, account_id, name, note, version, pool_id, created_at, updated_at)
       VALUES ($1, $2, '标准门店', '办公、收银、访客', 1, 'pool_demo_shops', $3, $3)`,
      [template, accountId, iso(at)],
    );
    const write = (version: number, note: string, when: number) =>
      sql.query(
        `INSERT INTO site_template_version (template_id, version, account_id, model, note, author, at)
         VALUES ($1, $2, $3, $4, $5, '', $6)`,
        [template, version, accountId, sealSecrets(vault, configPlace(accountId), shop(version)), note, iso(when)],
      );
    await write(1, '', at);
    const making = { caller: { accountId }, features, vault, now };
    const follow = async (from: number, to: number) => {
      const asked = gateways
        .slice(from, to)
        .map(({ id: gwid }, n) => ({ gwid, values: { site_code: codes[from + n]! } }));
      for (const planned of await planSites(sql, making, { id: template, sites: asked, right: false })) {
        if (planned.plan.problems.length > 0) continue;
        await writeSite(sql, making, planned);
        const loaded = await lockConfig(sql, making, planned.gwid, iso(now()));
        const site = (await readSites(sql, making, [planned.gwid])).get(planned.gwid)!;
        const one = await bringing(sql, making, site, loaded);
        await setDocument(sql, making, loaded, one.document, '站点模板“标准门店”');
        await brought(sql, making, one);
      }
    };
    await follow(2, 3);
    await write(2, '加收银 VLAN', now() - 3 * day);
    await sql.query('UPDATE site_template SET version = 2, updated_at = $2 WHERE id = $1', [
      template,
      iso(now() - 3 * day),
    ]);
    await follow(0, 2);
  });
}
