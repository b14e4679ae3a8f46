import type { Db } from '../../host/server/kit/store/db';

/** Networks of the account; the most that an account may have. */
const networks = 200;

/**
 * Services over the fleet of `bench`: as many networks as an account may have over up to half of its gateways, each
 * member with a link, one network with health checks; and tunnels on a tenth of the gateways, two mappings each.
 */
export async function fillServices(db: Db, gateways: number): Promise<void> {
  const members = Math.max(2, Math.min(100, Math.floor(gateways / 2 / networks)));
  const count = Math.min(networks, Math.floor(gateways / 2 / members));
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, starts_at, expires_at, created_at)
     SELECT 'osw' || n, 'bench', 'sdwan', 'enterprise', 100, now(), now() + interval '90 days', now()
     FROM generate_series(0, $1::integer - 1) AS n`,
    [count],
  );
  await db.query(
    `INSERT INTO sdwan_network (id, account_id, request_id, name, topology, owned_id, created_at, updated_at)
     SELECT 'nw' || n, 'bench', 'nw' || n, '组网 ' || n, 1, 'osw' || n, now() - n * interval '1 hour', now()
     FROM generate_series(0, $1::integer - 1) AS n`,
    [count],
  );
  await db.query(
    `INSERT INTO sdwan_member (gwid, network_id, account_id, role, type, pid, position, widthband, foreign_widthband,
       is_used, x, y)
     SELECT 'gw' || lpad((n * $2 + m)::text, 10, '0'), 'nw' || n, 'bench', CASE WHEN m = 0 THEN 'main' ELSE 'branch' END,
       CASE WHEN m = 0 THEN 1 ELSE 2 END, CASE WHEN m = 0 THEN '' ELSE 'gw' || lpad((n * $2)::text, 10, '0') END,
       1, 5, 0, true, 0, m
     FROM generate_series(0, $1::integer - 1) AS n, generate_series(0, $2::integer - 1) AS m`,
    [count, members],
  );
  await db.query(
    `INSERT INTO sdwan_link (network_id, gwid, to_gwid, state, latency, loss, down, up, at)
     SELECT network_id, gwid, pid, 'linked', 12, 0.1, 1e6, 1e5, now() FROM sdwan_member WHERE pid <> ''`,
  );
  await db.query(
    `INSERT INTO sdwan_check (id, account_id, network_id, network_name, state, items, score, actor, started_at, finished_at)
     SELECT 'ck' || w || '-' || n, 'bench', 'nw' || w, '组网 ' || w, 'done', '[]', 90, '', now() - n * interval '1 day', now()
     FROM generate_series(0, $1::integer - 1) AS w, generate_series(1, 30) AS n`,
    [count],
  );
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, gateway_id, tier, quantity, starts_at, expires_at, created_at)
     SELECT 'otn' || n, 'bench', 'tunnel', 'gw' || lpad(n::text, 10, '0'), 'standard', 1, now(),
       now() + n * interval '1 hour', now() FROM generate_series(1, $1::integer / 10) AS n`,
    [gateways],
  );
  await db.query(
    `INSERT INTO tunnel_mapping (id, account_id, gateway_id, name, subdomain, protocol, inner_ip, inner_port, enabled, rev,
       created_at)
     SELECT 'tm' || n || '-' || m, 'bench', 'gw' || lpad(n::text, 10, '0'), '办公系统 ' || n, 's' || n || 'm' || m, 'http',
       '192.168.1.' || (n % 250), 80, true, 1, now() - n * interval '1 minute'
     FROM generate_series(1, $1::integer / 10) AS n, generate_series(1, 2) AS m`,
    [gateways],
  );
  await db.query(
    `INSERT INTO tunnel_flow (mapping_id, day, bytes_down, bytes_up, visits)
     SELECT id, current_date - d, 1e6, 1e5, 10 FROM tunnel_mapping, generate_series(0, 6) AS d WHERE account_id = 'bench'`,
  );
}
