import type { Command } from '../../../../src/api/contract/command';
import type { ServiceMeasure } from '../../../../src/api/contract/setting';
import { figuresIn, settingServices, type SettingService } from '../../../../src/domain/service-setting';
import { iso } from '../../../../src/domain/time';
import { commandGateway } from '../../fleet/commands/command-device';
import type { Context, KnownDevice } from '../../kit/context/context';
import { because, inChinese, refuse } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { mustBeAble } from './fit';
import { commandSql, mustBeGateway } from './known';

/** Measures that are shown of a service on a gateway. */
const shown = 20;
const noFigures = because('noFigures');

/** Asks a gateway to measure what a service is about. */
export async function askMeasure(context: Context, service: SettingService, gwid: string): Promise<Command> {
  const { db, caller, now } = context;
  return db.tx(async (sql) => {
    await mustBeGateway(sql, caller.accountId, gwid);
    await mustBeAble(sql, service, gwid);
    const [open] = await sql.query(
      `SELECT 1 FROM service_measure m JOIN command c ON c.id = m.command_id AND c.state IN ('pending', 'sent')
       WHERE m.gateway_id = $1 AND m.service = $2`,
      [gwid, service],
    );
    if (open) throw refuse('measuring');
    const id = newId('msr');
    const command = await commandGateway(sql, context, gwid, 'measure', { measure: id, service });
    await sql.query(
      `INSERT INTO service_measure (id, gateway_id, service, account_id, in_force, command_id, asked_at)
       VALUES ($1, $2, $3, $4, EXISTS (
         SELECT 1 FROM service_setting s
         JOIN service_owned o ON o.service = s.service AND o.gateway_id = s.gateway_id AND o.account_id = s.account_id
           AND o.expires_at > $6
         JOIN gateway_delivery d ON d.gateway_id = s.gateway_id AND d.kind = ${commandSql('s.service')} AND d.done_rev = d.rev
         WHERE s.gateway_id = $2 AND s.service = $3 AND s.enabled
       ), $5, $6)`,
      [id, gwid, service, caller.accountId, command.id, iso(now())],
    );
    return command;
  });
}

/** A gateway has measured: what it answered is kept. */
export async function takeMeasure(
  sql: Sql,
  { gwid, accountId }: KnownDevice,
  { measure = '', service = '' }: Record<string, string>,
  now: number,
  output: readonly string[],
): Promise<void> {
  const known = settingServices.find((one) => one === service);
  if (!known) return;
  await sql.query(
    `UPDATE service_measure SET figures = $5, answered_at = $6
     WHERE id = $1 AND gateway_id = $2 AND account_id = $3 AND service = $4`,
    [measure, gwid, accountId, known, figuresIn(known, output), iso(now)],
  );
}

/** What a gateway measured of a service, newest first. */
export const measuresOf = (
  sql: Sql,
  accountId: string,
  service: SettingService,
  gwid: string,
): Promise<ServiceMeasure[]> =>
  sql.query<ServiceMeasure>(
    `SELECT m.id, m.in_force, m.asked_at, coalesce(m.figures, '{}') AS figures,
       CASE WHEN m.figures <> '{}' THEN 'done' WHEN c.state IN ('pending', 'sent') THEN 'asked' ELSE 'failed' END AS state,
       CASE WHEN m.figures <> '{}' OR c.state IN ('pending', 'sent') THEN ''
         ELSE coalesce(nullif(c.error, ''), $4) END AS error,
       CASE WHEN m.figures <> '{}' OR c.state IN ('pending', 'sent') THEN NULL
         WHEN coalesce(c.error, '') = '' THEN $5::jsonb ELSE c.error_said END AS error_said
     FROM service_measure m LEFT JOIN command c ON c.id = m.command_id
     WHERE m.account_id = $1 AND m.service = $2 AND m.gateway_id = $3
     ORDER BY m.asked_at DESC, m.id DESC LIMIT ${shown}`,
    [accountId, service, gwid, inChinese(noFigures), noFigures],
  );
