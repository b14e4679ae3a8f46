import type { DeviceConfig } from '../../../../src/api/contract/config';
import {
  checkRows,
  configSections,
  diffDocuments,
  diffRows,
  keepSecrets,
  readRows,
  offeredSections,
  withoutHeld,
  type ConfigDocument,
} from '../../../../src/domain/config';
import type { Context, Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { answerOf, contextOf, troublesOf, withDraft } from './answer';
import { authorOf } from '../../account/logs/actor';
import { lockConfig, type Loaded } from './known';
import { rowSaid, sectionSaid } from './said';
import { configPlace, openSecrets, sealSecrets } from './sealed';
import { tellConfig } from './tell';
import { wordsOfChanges } from './words';
import { noteChange } from '../../account/logs/record-action';
import { because, invalid, refuse, type Said } from '../../kit/refusal';

/** Puts the rows of one section into the draft. Refused: an older draft (4090), a broken document, wrong fields (422). */
export async function saveDraft(
  context: Context,
  { id, rev, section: key, rows: given }: { id: string; rev: number; section: string; rows: unknown },
): Promise<DeviceConfig> {
  return change(context, id, rev, async (sql, loaded) => {
    const { device } = loaded;
    const section = offeredSections(device.kind, device.capabilities).find((one) => one.key === key);
    if (!section) throw refuse('noSection');
    const read = readRows(section, given);
    if (!read) throw invalid({ rows: because('rowsUnfit', { section: sectionSaid(section), most: section.most }) });
    const before = withDraft(loaded)[key] ?? [];
    const rows = keepSecrets(section, read, before);
    if (section.fixed && !sameRows(before, rows))
      throw invalid({ rows: because('rowsFixed', { section: sectionSaid(section) }) });
    const after = { ...withDraft(loaded), [key]: rows };
    const touched = new Set(diffRows(section, before, rows).map(({ row }) => row));
    const context_ = await contextOf(sql, context, loaded, after);
    // Of two rows that do not go together the later is told of: what was left alone comes first.
    const order = [
      ...rows.filter(({ id: row }) => !touched.has(row)),
      ...rows.filter(({ id: row }) => touched.has(row)),
    ];
    const problems = checkRows(section, order, context_).filter(({ row }) => touched.has(row));
    const troubles = troublesOf(device, after, problems);
    const several = new Set(troubles.map(({ row }) => row)).size > 1;
    if (troubles.length > 0) {
      const wrong: Record<string, Said[]> = {};
      for (const { field, row, name, fault } of troubles)
        (wrong[field] ??= []).push(several ? because('atRow', { row: rowSaid(key, row, name), fault }) : fault);
      throw invalid(wrong);
    }
    return { ...loaded.draft, [key]: rows };
  });
}

/** Drops the draft, or one section of it. */
export const discardDraft = (
  context: Context,
  { id, rev, section }: { id: string; rev: number; section?: string | undefined },
): Promise<DeviceConfig> =>
  change(context, id, rev, (_sql, { draft }) =>
    Promise.resolve(section ? Object.fromEntries(Object.entries(draft ?? {}).filter(([key]) => key !== section)) : {}),
  );

/** Puts what a version says into the draft. */
export const takeVersion = (
  context: Context,
  { id, rev, version }: { id: string; rev: number; version: number },
): Promise<DeviceConfig> => change(context, id, rev, (sql) => documentOf(sql, context, id, version));

/** What a version of a device says; 404 when there is none. */
export async function documentOf(sql: Sql, who: Who, id: string, version: number): Promise<ConfigDocument> {
  const { accountId } = who.caller;
  const [row] = await sql.query<{ document: ConfigDocument }>(
    'SELECT document FROM config_version WHERE account_id = $1 AND device_id = $2 AND version = $3',
    [accountId, id, version],
  );
  if (!row) throw refuse('noVersion');
  return openSecrets(who.vault, configPlace(accountId), row.document);
}

/** Changes the draft, unless it is no longer the one that the caller saw. */
async function change(
  context: Context,
  id: string,
  rev: number,
  work: (sql: Sql, loaded: Loaded) => Promise<ConfigDocument>,
): Promise<DeviceConfig> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  return db.tx(async (sql) => {
    const at = iso(now());
    const loaded = await lockConfig(sql, context, id, at);
    if (loaded.rev !== rev) throw conflict(loaded);
    const draft = onlyChanged(loaded, await work(sql, loaded));
    const base = loaded.draft ? loaded.draftBase : loaded.version;
    const author = await authorOf(sql, context);
    await sql.query(
      `UPDATE device_config SET draft = $2, draft_base = $3, draft_by = $4, draft_at = $5, rev = rev + 1
       WHERE device_id = $1`,
      draft
        ? [id, sealSecrets(context.vault, configPlace(accountId), draft), base, author, at]
        : [id, null, null, null, null],
    );
    await tellConfig(sql, now(), [{ id, accountId, version: loaded.version, state: 'draft' }]);
    const after = withDraft({ ...loaded, draft });
    noteChange(context, wordsOfChanges(diffDocuments(loaded.device.kind, withDraft(loaded), after)));
    const done = { ...loaded, draft, draftBase: base, draftBy: draft && author, draftAt: draft && at, rev: rev + 1 };
    return answerOf(sql, context, done);
  });
}

/** Refuses a change of a draft that is not the one the caller saw. */
export const conflict = ({ draftBy }: Loaded) =>
  refuse('draftChanged', {
    what: draftBy ? because('draftChangedBy', { author: draftBy }) : because('draftDiffers'),
  });

/** The sections of a draft that really change something, without what control strategies hold; null when none does. */
function onlyChanged(
  { device, document, held }: Pick<Loaded, 'device' | 'document' | 'held'>,
  wanted: ConfigDocument,
): ConfigDocument | null {
  const [draft, before] = [withoutHeld(wanted, held), withoutHeld(document, held)];
  const changed = configSections[device.kind].flatMap((section): [string, ConfigDocument[string]][] => {
    const rows = draft[section.key];
    return rows && diffRows(section, before[section.key] ?? [], rows).length > 0 ? [[section.key, rows]] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

function sameRows(before: ConfigDocument[string], after: ConfigDocument[string]): boolean {
  const ids = new Set(before.map(({ id }) => id));
  return before.length === after.length && after.every(({ id }) => ids.has(id));
}
