import { newRow, sectionOf, type ConfigRow } from '../../../../src/domain/config';
import { strategySections } from '../../../../src/domain/strategy';
import { iso } from '../../../../src/domain/time';
import { configureEach } from '../bulk/act';
import { skipped, type Work } from '../bulk/work';
import { strategyColumns, type StoredStrategy } from './strategy';

/** What a job that brings rules to gateways was made with. */
export interface RuleParams {
  strategy: string;
  /** Whether the rule is to be there. */
  on: boolean;
  /** ISO time: until when it is, or when that ended. */
  until: string;
}

/**
 * Brings the rule of a strategy to gateways, or takes it away again; other rules stay as they are. A job that is tried
 * again when its time is over, or when the strategy is not in force any more, changes nothing.
 */
export const switchRules: Work['act'] = async (sql, job, items, now, tools) => {
  const { strategy: id, on, until } = job.params as unknown as RuleParams;
  const [strategy] = await sql.query<StoredStrategy>(
    `SELECT ${strategyColumns} FROM strategy WHERE account_id = $1 AND id = $2 AND enabled FOR SHARE`,
    [job.account_id, id],
  );
  return configureEach(sql, job, items, now, tools, async ({ device, document }) => {
    if (!on) {
      const ours = await sql.query<{ section: string }>(
        `UPDATE strategy_rule SET ended = true, ended_by = $4
         WHERE strategy_id = $1 AND device_id = $2 AND until <= $3 RETURNING section`,
        [id, device.id, until, job.id],
      );
      if (ours.length === 0) return skipped('noRuleThere');
      return ours.map(({ section }) => ({ section, drop: [id] }));
    }
    const rule = strategy && ruleOf(strategy);
    if (!rule) return skipped('strategyOff');
    if (iso(now) >= until) return skipped('timeOver');
    // Of what is not known nothing is sent: it would take the device's own rules away.
    if (!document[rule.section]) return skipped(beyond[rule.section as keyof typeof beyond] ?? beyond.qos);
    await sql.query(
      `INSERT INTO strategy_rule (strategy_id, account_id, device_id, section, until) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (strategy_id, device_id, section) DO UPDATE SET until = excluded.until, ended = false, ended_by = NULL`,
      [id, job.account_id, device.id, rule.section, until],
    );
    return [{ section: rule.section, put: [rule.row], first: true }];
  });
};

/** What a gateway cannot do that does not have a part. */
const beyond = {
  qos: 'unableLimit',
  apps: 'unableApps',
  quota: 'unableQuota',
} as const;

/** The rule of a strategy and the part of a gateway's configuration that it stands in. */
function ruleOf(strategy: StoredStrategy): { section: string; row: ConfigRow } | undefined {
  const { id, action, name, vlans, limit_down, limit_up, domains, apps } = strategy;
  const { quota_mb, quota_every, quota_share: share, quota_then } = strategy;
  const section = strategySections[action];
  if (section === undefined) return undefined;
  const common = { ...newRow(sectionOf('gateway', section)!, id), name, source_vlans: vlans, note: '管控策略' };
  const said: Readonly<Record<string, Omit<ConfigRow, 'id'>>> = {
    qos: { limit_down, limit_up },
    acl: { target_domains: domains },
    apps: { apps },
    quota: { quota_mb, quota_every, share, quota_then, limit_down, limit_up },
  };
  return { section, row: { ...common, ...said[section] } };
}
