import { mostInJob } from '../../../../src/domain/job';
import type {
  PasswordEvent,
  PasswordShape,
  PasswordTarget,
  PasswordTiming,
} from '../../../../src/domain/wifi-password';
import type { Sql } from '../../kit/store/db';

/** A plan as it is kept. */
export interface StoredPlan extends PasswordTiming {
  id: string;
  account_id: string;
  name: string;
  ssid: string;
  target: PasswordTarget;
  target_ids: string[];
  days: number[];
  times: string[];
  shape: PasswordShape;
  size: number;
  channels: string[];
  tells_password: boolean;
  overlap_minutes: number;
  events: PasswordEvent[];
  event_delay: number;
  enabled: boolean;
  next_at: string | null;
  /** The one that comes next, sealed, where its card was asked for; empty otherwise. */
  next_password: string;
}

/** Columns of it. */
export const planColumns = `id, account_id, name, ssid, target, target_ids, repeat, days, every_days, times, skip_holidays,
  starts_on, shape, size, overlap_minutes, channels, tells_password, enabled, next_at,
  cron, events, event_delay, next_password`;

/** An access point that carries the network of a plan. */
export interface Carrier {
  id: string;
  remark: string;
  /** It cannot be reached now, itself or over its gateway. */
  away: boolean;
  /** The network has no password there, or none that is known here. */
  open: boolean;
  /** Its clients have no password in common: it cannot be changed. */
  without: boolean;
  /** It lets two passwords hold at once, and has one that can hold on. */
  both: boolean;
}

/** Which network on which access points. */
type Aim = Pick<StoredPlan, 'account_id' | 'ssid' | 'target' | 'target_ids'>;

/** Rows of the network on an access point `d`: as it shall run, else as it tells by itself. */
const rowsSql = `LEFT JOIN LATERAL (
    SELECT v.document FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent', 'done')
    ORDER BY v.version DESC LIMIT 1
  ) c ON true`;

/** Access points that carry the network of a plan, as they are now. */
export const carriersOf = (sql: Sql, { account_id, ssid, target, target_ids }: Aim): Promise<Carrier[]> =>
  sql.query<Carrier>(
    `WITH RECURSIVE tree AS (
       SELECT id FROM device_group WHERE account_id = $1 AND $2 = 'group' AND id = ANY($3::text[])
       UNION SELECT g.id FROM device_group g JOIN tree ON g.parent_id = tree.id
     ) SELECT d.id, d.remark, d.status = 'offline' OR coalesce(g.status = 'offline', false) AS away,
       NOT coalesce(jsonb_path_exists(c.document->'ssids', '$[*] ? (@.name == $ssid && @.security != "open")',
         jsonb_build_object('ssid', $4::text)), false) AS open,
       coalesce(jsonb_path_exists(c.document->'ssids',
         '$[*] ? (@.name == $ssid && (@.security == "owe" || @.security == "enterprise" || @.security == "ppsk"))',
         jsonb_build_object('ssid', $4::text)), false) AS without,
       coalesce(jsonb_path_exists(c.document->'ssids',
         '$[*] ? (@.name == $ssid && (@.security == "wpa2" || @.security == "wpa3") && @.password != "")',
         jsonb_build_object('ssid', $4::text)), false) AS both
     FROM device d LEFT JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id ${rowsSql}
     WHERE d.account_id = $1 AND d.kind = 'ap' AND CASE $2
         WHEN 'ap' THEN d.id = ANY($3::text[]) WHEN 'gateway' THEN d.gateway_id = ANY($3::text[])
         ELSE d.group_id IN (SELECT id FROM tree) OR g.group_id IN (SELECT id FROM tree) END
       AND CASE WHEN c.document ? 'ssids'
         THEN jsonb_path_exists(c.document->'ssids', '$[*] ? (@.name == $ssid)', jsonb_build_object('ssid', $4::text))
         ELSE coalesce(d.detail->'ssids' ? $4, false) END
     ORDER BY d.id LIMIT ${mostInJob}`,
    [account_id, target, target_ids, ssid],
  );

/** Where a password of the history is sealed. */
export const passwordPlace = (id: string): string => `wifi_password:${id}`;
