import type { Services } from '../../kit/context/context';
import { second } from '../../../../src/domain/time';
import { firmwareTaken } from '../../fleet/firmware/releases';
import { takeResult } from '../../fleet/commands/commands';
import { hash, unit } from '../../kit/hash';
import { beginRestart } from './restarts';

/** What an upgrade says while it goes on, one line every few seconds. */
const stages = ['正在下载固件 35%', '正在下载固件 82%', '正在校验固件', '正在写入闪存', '正在重启'];
/** Milliseconds of one stage. */
const stageTime = 5 * second;
/** Share of upgrades that fail while the firmware is checked: another attempt may go well. */
const badShare = 0.04;

interface Upgrading {
  id: string;
  gwid: string;
  account_id: string;
  params: { version: string; device?: string };
  output: string[];
}

/** Simulated gateways that were told to upgrade get on with it; after the restart they really run the new firmware. */
export async function continueUpgrades(
  services: Pick<Services, 'db' | 'features' | 'vault'>,
  now: number,
): Promise<void> {
  const { db } = services;
  const upgrading = await db.query<Upgrading>(
    `SELECT c.id, c.gwid, c.account_id, c.params, c.output FROM command c JOIN device d ON d.id = c.gwid
       JOIN device t ON t.id = coalesce(c.params->>'device', c.gwid)
     WHERE c.kind = 'upgrade' AND c.state = 'sent' AND c.sent_at <= $1 AND d.simulated AND d.status = 'online'
       AND t.status = 'online' AND NOT EXISTS (
         SELECT 1 FROM simulated_restart r WHERE r.device_id = t.id AND r.until > $2
       )`,
    [new Date(now - stageTime), new Date(now)],
  );
  for (const { id, gwid, account_id, params, output } of upgrading) {
    const device = { gwid, accountId: account_id };
    const said = output.length - 1;
    if (said === 3 && unit(hash(...[...id].map((letter) => letter.codePointAt(0)!)), 1) < badShare) {
      await takeResult(
        services,
        device,
        { id, done: true, ok: false, output, error: '固件校验失败，已保留原版本' },
        now,
      );
    } else if (said < stages.length) {
      await takeResult(services, device, { id, done: false, ok: true, output: [...output, stages[said]!] }, now);
      if (said === stages.length - 1) await beginRestart(db, { gwid, id: params.device ?? gwid }, now);
    } else {
      const done = { id, done: true, ok: true, output: [...output, `已升级到 ${params.version}`] };
      // A gateway says by its reports what it runs, and a simulated one sends none.
      if ((await takeResult(services, device, done, now)) && params.device === undefined)
        await db.tx((sql) => firmwareTaken(sql, gwid, gwid, params.version));
    }
  }
}
