import type { ConfigDocument } from '../../../../src/domain/config';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Feature, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { answerColumns, atOnce, noteOutcome, outcomeOf, type Answer } from '../delivery/outcome';
import { enqueue } from '../commands/commands';
import { configured } from './configured';
import { loadConfig } from './known';
import { tellConfig } from './tell';

interface Waiting {
  device_id: string;
  account_id: string;
  gateway_id: string;
  kind: DeviceKind;
  version: number;
  document: ConfigDocument;
}

/**
 * Puts versions that wait into the queue of their gateway, if the device and its gateway are there; of one device or of
 * all. What stands behind a gateway is configured through it.
 */
export async function startDelivery(sql: Sql, now: number, id?: string): Promise<void> {
  const waiting = await sql.query<Waiting>(
    `SELECT v.device_id, v.account_id, d.gateway_id, d.kind, v.version, v.document
     FROM config_version v JOIN device d ON d.id = v.device_id AND d.status = 'online'
     JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id AND g.status = 'online'
     WHERE v.state = 'pending' AND v.command_id IS NULL AND ($1::text IS NULL OR v.device_id = $1)
     LIMIT ${atOnce} FOR UPDATE OF v SKIP LOCKED`,
    [id],
  );
  for (const { device_id, account_id, gateway_id, kind, version, document } of waiting) {
    const params = { device: device_id, kind, version: String(version), sections: JSON.stringify(document) };
    const command = await enqueue(sql, { gwid: gateway_id, accountId: account_id }, 'config', params, now);
    await sql.query('UPDATE config_version SET command_id = $3 WHERE device_id = $1 AND version = $2', [
      device_id,
      version,
      command.id,
    ]);
  }
}

interface Open extends Answer {
  device_id: string;
  account_id: string;
  kind: DeviceKind;
  remark: string;
  simulated: boolean;
  version: number;
  state: 'pending' | 'sent';
  document: ConfigDocument;
}

/** Carries the answers of devices over to the versions they were about, and sends what can be sent by now. */
export async function deliverConfigs({ db, features }: Pick<Services, 'db' | 'features'>, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const open = await sql.query<Open>(
      `SELECT v.device_id, v.account_id, d.kind, d.remark, d.simulated, v.version, v.state, v.attempts, v.document,
         ${answerColumns}
       FROM config_version v JOIN device d ON d.id = v.device_id LEFT JOIN command c ON c.id = v.command_id
       WHERE v.state IN ('pending', 'sent') AND v.command_id IS NOT NULL
         AND (c.state IS NULL OR c.state NOT IN ('pending', 'sent') OR (c.state = 'sent' AND v.state = 'pending'))
       ORDER BY v.device_id, v.version LIMIT ${atOnce} FOR UPDATE OF v SKIP LOCKED`,
    );
    for (const one of open) await settle(sql, features, one, now);
    await startDelivery(sql, now);
  });
}

async function settle(sql: Sql, features: readonly Feature[], one: Open, now: number): Promise<void> {
  const { device_id, account_id, remark, version } = one;
  const { state, attempts, error } = outcomeOf(one, '设备拒绝了配置');
  if (state === 'pending') {
    await sql.query(
      `UPDATE config_version SET state = 'pending', command_id = NULL, attempts = $3 WHERE device_id = $1 AND version = $2`,
      [device_id, version, attempts],
    );
    return;
  }
  if (state === 'done') {
    await sql.query('UPDATE device_config SET running_version = greatest(running_version, $2) WHERE device_id = $1', [
      device_id,
      version,
    ]);
  }
  const over = state !== 'sent';
  await sql.query(
    `UPDATE config_version SET state = $3, error = $4, attempts = $5, settled_at = $6
     WHERE device_id = $1 AND version = $2`,
    [device_id, version, state, error, attempts, over ? iso(now) : null],
  );
  await tellConfig(sql, now, [{ id: device_id, accountId: account_id, version, state }]);
  if (!over) return;
  if (state === 'failed') {
    const { document } = await loadConfig(sql, { caller: { accountId: account_id }, features }, device_id);
    await configured(sql, features, device_id, document);
  }
  await noteOutcome(sql, { accountId: account_id, device: device_id, remark }, now, {
    text: state === 'done' ? `配置版本 ${version} 已生效` : `配置版本 ${version} 下发失败：${error}`,
    ok: state === 'done',
  });
}
