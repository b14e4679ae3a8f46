import { hashPassword } from '../../account/auth/passwords';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { day, hour, iso } from '../../../../src/domain/time';
import { between, pick } from '../simulation/hash';
import { hash, unit } from '../../kit/hash';

/** Departments of the demo: key, name, what it is in. */
const departments = [
  ['head', '上海总部', null],
  ['finance', '财务部', 'head'],
  ['it', '信息技术部', 'head'],
  ['network', '网络运维组', 'it'],
  ['office', 'IT-Service-Desk', 'it'],
  ['sales', '销售中心', null],
  ['east', '华东销售部', 'sales'],
  ['south', '华南销售部', 'sales'],
  ['overseas', 'Overseas-Branch', null],
  ['partners', '外包与合作方', null],
] as const;

/** People by name, sign-in name and department. */
const people = [
  ['陈静', 'chen.jing', 'finance'],
  ['王磊', 'wang.lei', 'network'],
  ['欧阳若曦', 'ouyang.ruoxi', 'finance'],
  ['李娜', 'li.na', 'east'],
  ['Emma Schneider', 'emma.schneider', 'overseas'],
  ['张伟', 'zhang.wei', 'east'],
  ['刘洋', 'liu.yang', 'south'],
  ['田中優子', 'tanaka.yuko', 'overseas'],
  ['赵敏', 'zhao.min', 'office'],
  ['孙涛', 'sun.tao', 'network'],
  ['周霞', 'zhou.xia', 'south'],
  ['Rajesh Kumar', 'rajesh.kumar', 'overseas'],
  ['吴杰', 'wu.jie', 'east'],
  ['郑平', 'zheng.ping', 'head'],
  ['冯超', 'feng.chao', 'east'],
  ['Maximilian von Hohenberg', 'maximilian.von.hohenberg', 'overseas'],
  ['褚艳', 'chu.yan', 'south'],
  ['卫刚', 'wei.gang', 'office'],
  ['沈明', 'shen.ming', 'network'],
  ['韩娟', 'han.juan', 'finance'],
  ['杨勇', 'yang.yong', 'east'],
  ['朱静怡', 'zhu.jingyi', 'south'],
  ['许敏', 'xu.min', 'east'],
  ['何伟', 'he.wei', 'head'],
] as const;

/** Accounts of whoever comes from outside, counted up. */
const outside = 18;

const idOf = (key: string) => `sdep_demo_${key}`;

/** Departments and accounts that dial in, for the demo account and once: what people made of them since stays. */
export async function seedSdwanAccounts({ db, now }: Services): Promise<void> {
  const at = now();
  const [known] = await db.query(
    `SELECT 1 FROM sdwan_group WHERE account_id = 'acc_demo' AND kind = 'department'
     UNION ALL SELECT 1 FROM sdwan_account WHERE account_id = 'acc_demo' LIMIT 1`,
  );
  if (known) return;
  // One for all: hashing is slow on purpose, and nobody signs in with it.
  const password = await hashPassword('demo-dial-in');
  await db.tx(async (sql) => {
    const entries = await entriesIn(sql);
    if (entries.length === 0) return;
    for (const [position, [key, name, parent]] of departments.entries()) {
      await sql.query(
        `INSERT INTO sdwan_group (id, account_id, kind, parent_id, name, position)
         VALUES ($1, 'acc_demo', 'department', $2, $3, $4)`,
        [idOf(key), parent && idOf(parent), name, position],
      );
    }
    for (const gwid of entries) {
      await sql.query(
        `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
         VALUES ($1, 'sdwan_account', 'acc_demo', 1, 1, 'done') ON CONFLICT DO NOTHING`,
        [gwid],
      );
    }
    const guests = Array.from({ length: outside }, (_, i) => [
      '',
      `partner-${String(i + 1).padStart(2, '0')}`,
      'partners',
    ]);
    const rows = [...people, ...guests].map(([name = '', username = '', department = ''], n) =>
      rowOf(n, { name, username, department }, entries[n % entries.length]!, password, at),
    );
    await insertRows(sql, 'sdwan_account', columns, rows, '');
  });
}

/** The centres of the demo account's networks that run. */
async function entriesIn(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ gwid: string }>(
    `SELECT m.gwid FROM sdwan_member m JOIN device d ON d.id = m.gwid
     WHERE m.account_id = 'acc_demo' AND m.network_id IN ('net_acc_demo_1', 'net_acc_demo_2') AND m.role <> 'branch'
     ORDER BY m.network_id, m.gwid`,
  );
  return rows.map(({ gwid }) => gwid);
}

function rowOf(
  n: number,
  { name, username, department }: { name: string; username: string; department: string },
  gwid: string,
  password: string,
  now: number,
) {
  const outsider = name === '';
  const enabled = n % 13 !== 6;
  // Employees stay, some for the year; who comes from outside has a day on which it ends.
  const left = outsider ? between(-20, 90, 271, n) : n % 4 === 3 ? between(1, n % 8 === 3 ? 7 : 300, 272, n) : null;
  const runs = enabled && (left === null || left > 0);
  const online = runs && unit(273, n) < 0.4 ? 1 + (n % 9 === 0 ? 1 : 0) : 0;
  const used = n % 11 !== 10;
  return {
    id: `dial_demo_${n}`,
    account_id: 'acc_demo',
    request_id: 'seed',
    username,
    name,
    department_id: n % 15 === 14 ? null : idOf(department),
    gwid,
    password_hash: password,
    enabled,
    down: pick([0, 0, 10, 20, 50], 274, n),
    up: pick([0, 0, 5, 10], 275, n),
    sessions: outsider ? 1 : 1 + (hash(276, n) % 3),
    expires_at: left === null ? null : iso(now + left * day),
    served: runs,
    delivery_rev: 1,
    online: used ? Math.min(online, outsider ? 1 : 1 + (hash(276, n) % 3)) : 0,
    last_login_at: used ? iso(now - (online > 0 ? unit(277, n) * 5 * hour : between(1, 30, 278, n) * day)) : null,
    last_login_ip: used ? `198.18.${hash(279, n) % 250}.${1 + (hash(280, n) % 250)}` : '',
    down_bytes: used ? Math.round(unit(281, n) * 42e9) : 0,
    up_bytes: used ? Math.round(unit(282, n) * 6e9) : 0,
    created_at: iso(now - (32 + n * 4) * day),
  };
}

const columns = {
  id: 'text',
  account_id: 'text',
  request_id: 'text',
  username: 'text',
  name: 'text',
  department_id: 'text',
  gwid: 'text',
  password_hash: 'text',
  enabled: 'boolean',
  down: 'integer',
  up: 'integer',
  sessions: 'smallint',
  expires_at: 'timestamptz',
  served: 'boolean',
  delivery_rev: 'integer',
  online: 'smallint',
  last_login_at: 'timestamptz',
  last_login_ip: 'text',
  down_bytes: 'bigint',
  up_bytes: 'bigint',
  created_at: 'timestamptz',
};
