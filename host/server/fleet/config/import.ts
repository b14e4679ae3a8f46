import type { configRunning, ConfigResult } from '../../../../src/api/contract/config';
import type { DataOf } from '../../../../src/api/endpoint';
import { diffDocuments, offeredSections } from '../../../../src/domain/config';
import { iso } from '../../../../src/domain/time';
import { authorOf } from '../../account/logs/actor';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { withDraft } from './answer';
import { configured } from './configured';
import { loadConfig, lockConfig } from './known';
import { readRunning } from './running';
import { configPlace, sealSecrets } from './sealed';
import { tellConfig } from './tell';
import { sectionsOf, wordsOfChanges } from './words';

/** What a device says that it is set to, against the cloud and the draft. */
export async function compareRunning(context: Context, id: string): Promise<DataOf<typeof configRunning>> {
  const loaded = await loadConfig(context.db, context, id);
  const { kind, capabilities } = loaded.device;
  const { on_device, told, there } = await readRunning(context.db, context, loaded);
  const untold = offeredSections(kind, capabilities).filter(({ key }) => !told[key]);
  return {
    on_device,
    changes: diffDocuments(kind, loaded.document, there),
    coming: diffDocuments(kind, there, withDraft(loaded)),
    untold: untold.map(({ label }) => label),
    untold_keys: untold.map(({ key }) => key),
  };
}

/** Makes what a device is set to the document of the cloud: a version that is in force already. */
export async function importRunning(
  context: Context,
  { id, seen, note }: { id: string; seen: string; note: string },
): Promise<ConfigResult> {
  const { db, caller, now, vault } = context;
  const at = iso(now());
  return db.tx(async (sql) => {
    const loaded = await lockConfig(sql, context, id, at);
    const { device } = loaded;
    const { on_device, there } = await readRunning(sql, context, loaded);
    if (on_device.hash !== seen) throw refuse('deviceChanged');
    const open = await sql.query(
      `SELECT 1 FROM config_version WHERE device_id = $1 AND account_id = $2 AND state IN ('pending', 'sent') LIMIT 1`,
      [id, caller.accountId],
    );
    if (open.length > 0) throw refuse('deliveryOpen');
    const changes = diffDocuments(device.kind, loaded.document, there);
    if (changes.length === 0) throw refuse('sameConfig');
    const [{ version } = { version: 1 }] = await sql.query<{ version: number }>(
      `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, section_keys, author,
         note, at, state, settled_at)
       SELECT $1, coalesce(max(version), 0) + 1, $2, 'import', $3, $4, $5, $6, $7, $8, $9, 'done', $9
       FROM config_version WHERE device_id = $1 RETURNING version`,
      [
        id,
        caller.accountId,
        sealSecrets(vault, configPlace(caller.accountId), there),
        changes.length,
        ...sectionsOf(changes),
        await authorOf(sql, context),
        note,
        at,
      ],
    );
    await sql.query('UPDATE device_config SET running_version = $2 WHERE device_id = $1', [id, version]);
    await sql.query('UPDATE running_config SET differences = 0 WHERE device_id = $1', [id]);
    await configured(sql, context, id, there, now());
    await tellConfig(sql, now(), [{ id, accountId: caller.accountId, version, state: 'done' }]);
    noteChange(context, wordsOfChanges(changes));
    return { id, remark: device.remark, ok: true, version, state: 'done', message: '' };
  });
}
