import { writtenColumns } from '../../fleet/prepared/change';
import { noSite } from '../../fleet/sites/prepare';
import { because, inChinese } from '../../kit/refusal';
import { insertRows } from '../../kit/sql/bulk';
import { day, hour, iso } from '../../../../src/domain/time';
import type { DemoServices } from '../simulation/plan';
import { fleetOf } from '../simulation/world';

const columns = {
  ...writtenColumns,
  state: 'text',
  error: 'text',
  error_said: 'jsonb',
  device_id: 'text',
  bound_at: 'timestamptz',
  settled_at: 'timestamptz',
};

/** Why one did not come as it was prepared. */
const gone = because('copyAway', { name: '旧样板店' });

/** Shops that open soon: name, place, VLAN's network. */
const shops = [
  ['绍兴鲁迅路店', '一楼弱电间', '10.141.0.1/24'],
  ['绍兴柯桥店', '收银台下', '10.142.0.1/24'],
  ['湖州南浔店', '二楼机柜', '10.143.0.1/24'],
  ['金华义乌店', '', '10.144.0.1/24'],
] as const;

/** What somebody of the demo prepared: shops that open soon, some that came, one whose pattern went away; once. */
export async function seedPrepared({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  const [there] = await db.query(`SELECT 1 FROM prepared_device WHERE account_id = 'acc_demo' LIMIT 1`);
  if (!plan || there) return;
  const came = await db.query<{ id: string; serial: string; remark: string; group_id: string | null }>(
    `SELECT id, serial, remark, group_id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' AND simulated
     ORDER BY bound_at DESC, id LIMIT 4`,
  );
  const [pattern] = came;
  if (!pattern) return;
  const shared = {
    ...noSite,
    account_id: 'acc_demo',
    kind: 'gateway',
    group_id: pattern.group_id,
    error: '',
    error_said: null,
  };
  // The last of the gateways that nobody bound comes as a shop that was prepared.
  const spare = fleetOf(plan).gateways.at(-1)!.serial;
  const waiting = shops.map(([remark, location, address], i) => ({
    ...shared,
    ...{ id: `pre_shop${i}`, serial: i === 0 ? spare : `NP26SHOP${String(i).padStart(4, '0')}`, remark, location },
    ...{ copy_from: pattern.id, copy_remark: pattern.remark, settings: { vlan: '30', address }, state: 'waiting' },
    created_at: iso(now() - 2 * day),
  }));
  const bound = came.map(({ id, serial, remark, group_id }, i) => {
    const failed = i === came.length - 1;
    return {
      ...shared,
      ...{ id: `pre_came${i}`, serial, remark, group_id, location: '', device_id: id, settings: {} },
      ...(failed
        ? {
            ...{ state: 'failed', error: inChinese(gone), error_said: gone },
            ...{ copy_from: 'gone', copy_remark: '旧样板店' },
          }
        : { state: 'applied', copy_from: null, copy_remark: '' }),
      bound_at: iso(now() - i * day - 5 * hour),
      settled_at: iso(now() - i * day - 5 * hour + 4000),
      created_at: iso(now() - 9 * day),
    };
  });
  const ap = {
    ...{ ...shared, id: 'pre_ap', serial: 'NPA630SHOP01', kind: 'ap', remark: '绍兴鲁迅路店 大堂 AP', group_id: null },
    ...{ location: '大堂吊顶', copy_from: null, copy_remark: '', settings: { channel_2g: '11', power_5g: '17' } },
    ...{ state: 'waiting', created_at: iso(now() - 2 * day) },
  };
  await insertRows(db, 'prepared_device', columns, [...waiting, ap, ...bound]);
}
