import type { Db } from '../../host/server/kit/store/db';
import { fillServices } from './server-services';

/**
 * An account `bench` with a fleet of `size` devices, written by the store itself: a quarter gateways, the rest APs,
 * switches and firewalls behind them; as many terminals, log lines and past alarms, a tenth of open
 * ones; sites have names with a word of their own, and a tenth one more; one big site (the last gateway), groups, messages, cameras, a job, and configurations with their backups.
 */
export async function fillFleet(db: Db, size: number): Promise<void> {
  const gateways = Math.max(1, Math.floor(size / 4));
  const indexes = await takeTrigrams(db);
  await db.query(
    `INSERT INTO account (id, account_code, email, password_hash, password_changed_at, created_at)
     VALUES ('bench', 'BENCH', 'bench@example.cn', '', now(), now())`,
  );
  await db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac, ip,
       wan_ip, location, simulated, bound_at)
     SELECT CASE WHEN n < $2 THEN 'gw' ELSE 'dv' END || lpad(n::text, 10, '0'), 'bench',
       CASE WHEN n < $2 THEN 'gateway' WHEN n % 10 < 8 THEN 'ap' WHEN n % 10 = 8 THEN 'switch' ELSE 'firewall' END,
       'gw' || lpad((n % $2)::text, 10, '0'),
       '门店 ' || n || CASE WHEN n < $2 THEN ' 站点' || CASE WHEN n % 10 = 0 THEN ' 旗舰店' ELSE '' END ELSE '' END, CASE WHEN n % 20 = 0 THEN 'offline' ELSE 'online' END,
       now() - interval '1 day', 'NP-R' || (n % 9), '3.7.' || (n % 12), 'SN' || n,
       '02:' || regexp_replace(lpad(to_hex(n), 10, '0'), '(..)(..)(..)(..)(..)', '\\1:\\2:\\3:\\4:\\5'),
       '192.168.' || (n / 250 % 250) || '.' || (n % 250), '198.18.' || (n / 250 % 250) || '.' || (n % 250), '', true,
       now() - n * interval '1 minute'
     FROM generate_series(0, $1::integer - 1) AS n`,
    [size, gateways],
  );
  await db.query(
    `INSERT INTO device_live (device_id, account_id, kind, last_seen, started_at, clients, down, up, cpu, memory)
     SELECT id, account_id, kind, now(), now() - interval '9 hours', length(id), random() * 1e9, random() * 1e8, 20, 40
     FROM device WHERE account_id = 'bench'`,
  );
  await db.query(
    `INSERT INTO client (id, account_id, gateway_id, mac, hostname, vendor, ip, ssid, band, auth, online, online_since,
       first_seen, last_seen, day, first_day, down, up, down_bytes, up_bytes, signal, simulated)
     SELECT 'cl' || n, 'bench', 'gw' || lpad((CASE WHEN n % 50 = 1 THEN $2 - 1 ELSE n % $2 END)::text, 10, '0'),
       '02:' || regexp_replace(lpad(to_hex(n), 10, '0'), '(..)(..)(..)(..)(..)', '\\1:\\2:\\3:\\4:\\5'),
       'phone-' || n, 'Huawei', '10.0.' || (n / 250 % 250) || '.' || (n % 250), 'guest', '5G',
       CASE WHEN n % 2 = 0 THEN 'wechat' END, n % 2 = 0, now() - n * interval '1 second', now(), now(), now()::date,
       now()::date, CASE WHEN n % 2 = 0 THEN random() * 1e7 ELSE 0 END, CASE WHEN n % 2 = 0 THEN random() * 1e6 ELSE 0 END,
       random() * 1e10, random() * 1e9, -30 - random() * 60, true
     FROM generate_series(0, $1::integer - 1) AS n`,
    [size, gateways],
  );
  await db.query(
    `INSERT INTO alarm (id, account_id, device_id, device_kind, gateway_id, rank, kind, category, content, label, remark,
       state, raised_at, cleared_at, simulated)
     SELECT 'al' || n, 'bench', d.id, d.kind, d.gateway_id, 1 + n % 3, 'gateway_offline', 'device', '设备离线', '离线',
       d.remark, CASE WHEN n % 10 = 0 THEN 'active' ELSE 'cleared' END, now() - n * interval '20 seconds',
       CASE WHEN n % 10 > 0 THEN now() END, true
     FROM (SELECT row_number() OVER () AS n, * FROM device WHERE account_id = 'bench') d`,
  );
  await db.query(
    `UPDATE device d SET alarm_count = 1, alarm_rank = a.rank FROM alarm a WHERE a.device_id = d.id AND a.state <> 'cleared'`,
  );
  await db.query(
    `INSERT INTO log (account_id, kind, at, actor, target, text, simulated)
     SELECT 'bench', 'action', now() - n * interval '1 minute', 'b***@example.cn', '门店 ' || n, '修改设备名称', true
     FROM generate_series(1, $1::integer) AS n`,
    [size],
  );
  await db.query(
    `INSERT INTO online_log (account_id, device_id, device_kind, remark, at, status, simulated)
     SELECT 'bench', id, kind, remark, bound_at, 'online', true FROM device WHERE account_id = 'bench'`,
  );
  await db.query(
    `INSERT INTO device_hour (device_id, hour, account_id, bytes_down, bytes_up, peak_down, peak_up)
     SELECT 'gw' || lpad(g::text, 10, '0'), date_trunc('hour', now()) - h * interval '1 hour', 'bench', 1e9, 1e8, 1e8, 1e7
     FROM generate_series(greatest(0, $1::integer - 20), $1::integer - 1) AS g, generate_series(1, 720) AS h`,
    [gateways],
  );
  await fillRest(db, size, gateways);
  await fillServices(db, gateways);
  for (const { text } of indexes) await db.exec(text);
  await db.exec('VACUUM (ANALYZE)');
}

/** Drops the indexes of trigrams, which are made several times as fast once the rows are there; gives how. */
async function takeTrigrams(db: Db): Promise<{ text: string }[]> {
  const indexes = await db.query<{ name: string; text: string }>(
    `SELECT relname AS name, replace(pg_get_indexdef(oid), ' ON ONLY ', ' ON ') AS text FROM pg_class
     WHERE relkind IN ('i', 'I') AND NOT relispartition AND pg_get_indexdef(oid) LIKE '%gin_trgm_ops%'`,
  );
  for (const { name } of indexes) await db.exec(`DROP INDEX ${name}`);
  return indexes;
}

/** What the other lists show. */
async function fillRest(db: Db, size: number, gateways: number): Promise<void> {
  await db.query(
    `INSERT INTO log (account_id, kind, at, target, text, simulated)
     SELECT 'bench', kind, now() - n * interval '1 minute', '门店 ' || n, '云备份续费', true
     FROM generate_series(1, $1::integer / 2) AS n, unnest(ARRAY['upgrade', 'business']) AS kind`,
    [size],
  );
  await db.query(
    `INSERT INTO message (id, account_id, kind, title, msg, created_at, read_at)
     SELECT 'ms' || n, 'bench', 'system', '设备通知 ' || n, '<p>离线</p>', now() - n * interval '1 minute',
       CASE WHEN n % 5 > 0 THEN now() END
     FROM generate_series(1, $1::integer / 10) AS n`,
    [size],
  );
  await db.query(
    `INSERT INTO device_group (id, account_id, kind, name, position)
     SELECT 'gr' || n, 'bench', 'gateway', '分组 ' || n, n FROM generate_series(0, 19) AS n`,
  );
  await db.query(
    `UPDATE device SET group_id = 'gr' || (substr(id, 3)::integer % 20) WHERE account_id = 'bench' AND kind = 'gateway'`,
  );
  await db.query(
    `INSERT INTO camera (id, account_id, gateway_id, client_id, name, model, mac, simulated)
     SELECT 'ca' || n, 'bench', 'gw' || lpad((n % $2)::text, 10, '0'), 'cl' || n, '摄像头 ' || n, 'NP-C1', '', true
     FROM generate_series(0, $1::integer / 20 - 1) AS n`,
    [size, gateways],
  );
  await db.query(
    `INSERT INTO bulk_job (id, account_id, request_id, kind, title, params, state, starts_at, total, created_at)
     SELECT 'jb' || n, 'bench', 'rq' || n, 'upgrade', '升级', '{"version":"3.8.0"}', 'done', now(), 5000,
       now() - n * interval '1 hour' FROM generate_series(1, 200) AS n`,
  );
  await db.query(
    `INSERT INTO bulk_item (job_id, position, device_id, remark, state)
     SELECT 'jb1', n, 'dv' || n, '门店 ' || n, 'success' FROM generate_series(0, least($1::integer, 5000) - 1) AS n`,
    [size],
  );
  await db.query(
    `INSERT INTO device_config (device_id, account_id, running_version)
     SELECT id, 'bench', 3 FROM device WHERE account_id = 'bench' AND kind = 'gateway'`,
  );
  await db.query(
    `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state)
     SELECT device_id, n, 'bench', CASE WHEN n = 0 THEN 'initial' ELSE 'apply' END, $1::jsonb, 1, '{vlan}', '',
       now() - interval '1 day' + n * interval '1 hour', 'done'
     FROM device_config, generate_series(0, 3) AS n WHERE account_id = 'bench'`,
    [{ vlan: Array.from({ length: 100 }, (_, n) => ({ id: `v${n}`, vlan: String(n + 2), name: `办公 ${n}` })) }],
  );
  await db.query(
    `INSERT INTO config_backup (id, device_id, account_id, at, origin, author, version, document, bytes)
     SELECT 'bk' || device_id, device_id, 'bench', at, 'planned', '', version, document, 4000
     FROM config_version WHERE account_id = 'bench' AND version = 2`,
  );
}
