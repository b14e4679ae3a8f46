import { securityText } from '../../../../src/text/security.text';
import type { DataOf } from '../../../../src/api/endpoint';
import type { PostureItem, securityPosture } from '../../../../src/api/contract/guard';
import { gradeOf, partPoints, riskyPorts, scoreOf, weakWifi } from '../../../../src/domain/posture';
import type { ConfigRow } from '../../../../src/domain/config';
import type { SecurityService } from '../../../../src/domain/security';
import { configPlace, openSecrets } from '../../fleet/config/sealed';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { iso } from '../../../../src/domain/time';

/** Findings of a part that are named. */
const named = 5;

type Finding = Pick<PostureItem['findings'][number], 'text' | 'facts' | 'gwid' | 'device'>;

/** How safe the networks of the caller are, from what the store knows of them now. */
export async function postureOf({ db, caller, now, vault }: Context): Promise<DataOf<typeof securityPosture>> {
  const { accountId } = caller;
  const at = now();
  const items = [
    await servicePart(db, accountId, 'dns', 'domain_parsing', at),
    await servicePart(db, accountId, 'firewall', 'firewall_plugin', at),
    await servicePart(db, accountId, 'honeypot', 'honeypot', at),
    await passwordPart(db, vault, accountId),
    await portPart(db, accountId),
  ];
  const [count] = await db.query<{ n: number }>(
    `SELECT count(*) AS n FROM device WHERE account_id = $1 AND kind = 'gateway'`,
    [accountId],
  );
  return { score: scoreOf(items), gateways: count!.n, checked_at: iso(at), items };
}

function part(
  key: PostureItem['key'],
  good: number,
  of: number,
  findings: readonly Finding[],
  more = Math.max(0, findings.length - named),
): PostureItem {
  const { points, most } = partPoints(key, good, of);
  const cost = of === 0 ? 0 : Math.round((most / of) * 10) / 10;
  return {
    key,
    points,
    most,
    state: gradeOf(good, of),
    good,
    of,
    findings: findings.slice(0, named).map((one) => ({ ...one, cost })),
    more,
  };
}

/**
 * Gateways that a service protects: it is on, and the gateway said that it runs. Where it was not bought nothing is amiss: only
 * what somebody has counts.
 */
async function servicePart(
  sql: Sql,
  accountId: string,
  key: 'dns' | 'firewall' | 'honeypot',
  service: SecurityService,
  now: number,
): Promise<PostureItem> {
  // A firewall of its own behind the gateway does what the plugin does.
  const own =
    key === 'firewall' ? `EXISTS (SELECT 1 FROM device f WHERE f.gateway_id = d.id AND f.kind = 'firewall')` : 'false';
  const source = `FROM device d
    LEFT JOIN service_owned o ON o.gateway_id = d.id AND o.account_id = d.account_id AND o.service = $2
    LEFT JOIN guard_policy p ON p.gateway_id = d.id AND p.service = $2 AND p.account_id = d.account_id
    WHERE d.account_id = $1 AND d.kind = 'gateway'`;
  const state = `CASE WHEN ${own} THEN 'good' WHEN o.id IS NULL OR o.expires_at <= $3 THEN 'none'
    WHEN NOT coalesce((p.settings->>'enabled')::boolean, false) THEN 'off'
    WHEN p.state = 'failed' THEN 'failed'
    WHEN coalesce((p.running->>'enabled')::boolean, false) THEN 'good' ELSE 'waiting' END`;
  const params = [accountId, service, iso(now)];
  const counts = await sql.query<{ state: string; n: number }>(
    `SELECT ${state} AS state, count(*) AS n ${source} GROUP BY 1`,
    params,
  );
  const of = counts.reduce((sum, { state: one, n }) => sum + (one === 'none' ? 0 : n), 0);
  const good = counts.find((one) => one.state === 'good')?.n ?? 0;
  const worst = await sql.query<{ id: string; remark: string; state: keyof typeof troubles }>(
    `SELECT * FROM (SELECT d.id, d.remark, ${state} AS state ${source}) w WHERE state NOT IN ('good', 'none')
     ORDER BY array_position(ARRAY['failed', 'off', 'waiting'], state), id LIMIT ${named}`,
    params,
  );
  const findings = worst.map(({ id, remark, state: one }) => ({
    text: `${remark}：${securityText.services[service]}${troubles[one]}`,
    facts: { what: one, place: remark },
    gwid: id,
    device: null,
  }));
  return part(key, good, of, findings, Math.max(0, of - good - findings.length));
}

const troubles = {
  failed: '下发失败',
  off: '没有开启',
  waiting: '还没有在设备上生效',
} as const;

interface Configured {
  id: string;
  kind: string;
  gateway_id: string;
  remark: string;
  rows: ConfigRow[];
}

/** A section of every device whose configuration is known: what it shall run. */
const configured = (sql: Sql, accountId: string, kind: 'ap' | 'gateway', section: string): Promise<Configured[]> =>
  sql.query<Configured>(
    `SELECT d.id, d.kind, d.gateway_id, d.remark, coalesce(t.document->$3, '[]'::jsonb) AS rows
     FROM device_config c JOIN device d ON d.id = c.device_id AND d.kind = $2
     JOIN LATERAL (
       SELECT document FROM config_version v WHERE v.device_id = c.device_id AND v.state IN ('pending', 'sent', 'done')
       ORDER BY version DESC LIMIT 1
     ) t ON true WHERE c.account_id = $1 ORDER BY d.id`,
    [accountId, kind, section],
  );

/** The account's second step at sign-in, and wireless networks whose password is known to be weak, or missing. */
async function passwordPart(sql: Sql, vault: Vault, accountId: string): Promise<PostureItem> {
  const [account] = await sql.query<{ two_step: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM two_step WHERE account_id = $1 AND enabled_at IS NOT NULL) AS two_step',
    [accountId],
  );
  const findings: Finding[] = [];
  if (!account!.two_step) {
    findings.push({ text: '登录账号没有开启两步验证', facts: { what: 'twoStep' }, gwid: null, device: null });
  }
  let of = 1;
  for (const { id, gateway_id, remark, rows } of await configured(sql, accountId, 'ap', 'ssids')) {
    for (const row of openSecrets(vault, configPlace(accountId), rows)) {
      if (row.enabled === false) continue;
      of++;
      const weak = weakWifi(row);
      if (!weak) continue;
      const text = `${remark}：无线“${String(row.name)}”${weak === 'open' ? '没有密码' : '的密码太弱'}`;
      const what = weak === 'open' ? ('wifiOpen' as const) : ('wifiWeak' as const);
      findings.push({ text, facts: { what, place: remark, name: String(row.name) }, gwid: gateway_id, device: id });
    }
  }
  return part('passwords', of - findings.length, of, findings);
}

/** Gateways that let the internet reach ports which are attacked all day. */
async function portPart(sql: Sql, accountId: string): Promise<PostureItem> {
  const gateways = await configured(sql, accountId, 'gateway', 'port_mapping');
  const findings = gateways.flatMap(({ id, remark, rows }): Finding[] => {
    const open = riskyPorts(rows);
    return open.length === 0
      ? []
      : [
          {
            text: `${remark}：对外开放了高危端口 ${open.join('、')}`,
            facts: { what: 'ports', place: remark, name: open.join('、') },
            gwid: id,
            device: id,
          },
        ];
  });
  return part('ports', gateways.length - findings.length, gateways.length, findings);
}
