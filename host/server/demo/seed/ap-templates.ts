import { randomInt } from 'node:crypto';
import { newTemplateRows, type ApTemplateRows } from '../../../../src/domain/ap-template';
import type { Services } from '../../kit/context/context';
import { day, dayStart, iso } from '../../../../src/domain/time';
import { configPlace, sealSecrets } from '../../fleet/config/sealed';
import { makePassword } from '../../services/passwords/make-password';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';
import { compare } from '../../fleet/templates/compare';

const accountId = 'acc_demo';
/** Sites that the demo's templates are for. */
const sites = 12;

/** Templates of the demo, once: networks that its access points carry, with something otherwise at one site, and radios. */
export async function seedApTemplates({ db, features, vault, now }: Services): Promise<void> {
  await db.tx(async (sql) => {
    const [known] = await sql.query('SELECT id FROM ap_template WHERE account_id = $1 LIMIT 1', [accountId]);
    if (known) return;
    const carried = await sql.query<{ name: string; at: number; gateways: string[] }>(
      `SELECT n.name, n.at, array_agg(DISTINCT d.gateway_id ORDER BY d.gateway_id) AS gateways
       FROM device d CROSS JOIN LATERAL jsonb_array_elements_text(d.detail->'ssids') WITH ORDINALITY AS n(name, at)
       WHERE d.account_id = $1 AND d.kind = 'ap' AND d.simulated
       GROUP BY n.name, n.at ORDER BY count(*) DESC, n.name LIMIT 40`,
      [accountId],
    );
    const guests = carried.find(({ at }) => at === 1);
    const staff = carried.find(({ at }) => at === 2);
    if (!guests || !staff) return;
    const made = iso(now() - 20 * day);
    const write = (id: string, kind: string, name: string, note: string, gateways: string[], rows: ApTemplateRows) =>
      sql.query(
        `INSERT INTO ap_template (id, account_id, kind, name, note, target, target_ids, models, rows, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, 'gateway', $6::text[], '{}', $7, $8, $8) ON CONFLICT DO NOTHING`,
        [id, accountId, kind, name, note, gateways, sealSecrets(vault, configPlace(accountId), rows), made],
      );
    const network = newTemplateRows('ssid').ssid!;
    await write('apt_demo_guest', 'ssid', guests.name, '访客', guests.gateways.slice(0, sites), {
      ssid: { ...network, security: 'open' },
    });
    await write('apt_demo_staff', 'ssid', staff.name, '员工', staff.gateways.slice(0, 2), {
      ssid: { ...network, security: 'wpa2', password: 'Np-Wifi-20261' },
    });
    const radios = newTemplateRows('radio');
    await write('apt_demo_radio', 'radio', '高密度', '大堂与餐厅', guests.gateways.slice(0, 1), {
      '2g': { ...radios['2g'], channels: '1,6,11', width: '20', power: 14 },
      '5g': { ...radios['5g'], channels: '36,44,149,157', dfs: false, width: '40', power: 17 },
    });
    await sql.query(
      `INSERT INTO ap_template_override (template_id, account_id, level, subject_id, rows)
       VALUES ('apt_demo_guest', $1, 'gateway', $2, '{"ssid": {"isolate": true}}') ON CONFLICT DO NOTHING`,
      [accountId, guests.gateways[0]],
    );
    await write('apt_demo_people', 'ssid', '员工宿舍', '每人一个密码', guests.gateways.slice(0, 1), {
      ssid: { ...network, security: 'ppsk', limit_down: 2048, limit_up: 1024 },
    });
    await compare(sql, { features, vault }, accountId, now());
    // What the simulated gateways can is known once they have told it: held against that as soon as anybody looks.
    await sql.query(`UPDATE ap_template SET compared_at = NULL WHERE id = 'apt_demo_people'`);
    await seedPeople(sql, vault, now());
  });
}

/** People of the demo: name, VLAN, devices at a time, days from now to the end. */
const people: readonly [name: string, vlan: string, devices: number, days: number | null][] = [
  ['张伟', '10', 3, null],
  ['李娜', '10', 2, 180],
  ['王芳', '', 2, 5],
  ['刘洋（外包）', '20', 1, 30],
  ['陈静', '10', 3, null],
  ['赵磊（已离职）', '', 2, -12],
];

/** People with private passwords, on a network that is not on its access points yet. */
async function seedPeople(sql: Sql, vault: Services['vault'], now: number): Promise<void> {
  const made = now - 15 * day;
  const rows = people.map(([name, vlan, devices, days], n) => ({
    ...{ id: `wpe_demo_${n}`, account_id: accountId, template_id: 'apt_demo_people', name, vlan, devices },
    password: vault.sealAlike(
      configPlace(accountId),
      makePassword('mixed', 12, (limit) => randomInt(limit)),
    ),
    expires_at: days === null ? null : iso(dayStart(now) + days * day),
    ended: days !== null && days < 0,
    created_at: iso(made + n * 60_000),
  }));
  await insertRows(
    sql,
    'wifi_person',
    {
      ...({
        id: 'text',
        account_id: 'text',
        template_id: 'text',
        name: 'text',
        vlan: 'text',
        devices: 'integer',
      } as const),
      ...({ password: 'text', expires_at: 'timestamptz', ended: 'boolean', created_at: 'timestamptz' } as const),
    },
    rows,
    'ON CONFLICT DO NOTHING',
  );
}
