import { iso, minute, second } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Command } from '../../../../src/api/contract/command';
import { noteChange } from '../../account/logs/record-action';
import { commandAp } from '../commands/command-device';

/** How long a light blinks unless it is told to stop. */
const blinkFor = 10 * minute;

/** Asks an access point to blink, or to stop that. */
export async function locateAp(context: Context, id: string, on: boolean): Promise<Command> {
  noteChange(context, { 指示灯: on ? ['正常', '闪烁 10 分钟'] : ['闪烁', '正常'] });
  return context.db.tx((sql) =>
    commandAp(sql, context, id, 'locate', { seconds: on ? String(blinkFor / second) : '0' }),
  );
}

/** Notes that a device behind a gateway blinks, once that said so. */
export async function blinks(
  sql: Sql,
  gwid: string,
  { device, seconds }: Record<string, string>,
  now: number,
): Promise<void> {
  const until = Number(seconds) > 0 ? iso(now + Number(seconds) * second) : null;
  await sql.query(
    `UPDATE device_live l SET blinking_until = $3 FROM device d
     WHERE d.id = l.device_id AND d.id = $2 AND d.gateway_id = $1`,
    [gwid, device, until],
  );
}
