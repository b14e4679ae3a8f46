import type { ConfigResult } from '../../../../src/api/contract/config';
import {
  checkDocument,
  diffDocuments,
  documentFor,
  isTyped,
  readRows,
  offeredSections,
  withHeld,
  type ConfigChange,
  type ConfigDocument,
  type ConfigRow,
  type ConfigValue,
} from '../../../../src/domain/config';
import type { Context, Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { changeAt, type Change } from '../../account/logs/facts';
import { noteChange, takeChange } from '../../account/logs/record-action';
import { configured } from './configured';
import { contextOf, troublesOf, withDraft } from './answer';
import { authorOf } from '../../account/logs/actor';
import type { Known } from './device';
import { retryVersion, startDelivery } from './deliver';
import { conflict, documentOf } from './draft';
import { lockConfig, type Loaded } from './known';
import { mustNotBeLost, readRunning } from './running';
import { rowSaid, sectionSaid } from './said';
import { configPlace, sealSecrets } from './sealed';
import { tellConfig, type ConfigNews } from './tell';
import { sectionsOf, wordsOfChanges } from './words';
import { because, inChinese, refuse, Refusal, saidOf, type Said } from '../../kit/refusal';

/** For whom a version is made. */
export interface Making extends Who {
  now(): number;
  /** Versions that are sent together with others: collected here instead of being sent. */
  unsent?: ConfigNews[];
}

interface Made {
  origin: 'apply' | 'rollback' | 'restore';
  document: ConfigDocument;
  from?: number;
  note: string;
  /** False: the draft goes on. */
  keepsDraft?: boolean;
  /** Hash of what was seen on the device and may be lost. */
  over?: string | undefined;
  /** What changes on the device, where that is not what changes in the cloud. */
  changes?: ConfigChange[];
}

/** Sends the draft of each device. One device's failure is its own. */
export const applyDrafts = (
  context: Context,
  {
    ids,
    rev,
    over,
    note,
  }: { ids: readonly string[]; rev?: number | undefined; over?: string | undefined; note: string },
): Promise<ConfigResult[]> =>
  each(context, ids, async (sql, loaded) => {
    if (rev !== undefined && loaded.rev !== rev) throw conflict(loaded);
    if (!loaded.draft) throw refuse('nothingToSend');
    return make(sql, context, loaded, { origin: 'apply', document: withDraft(loaded), note, over });
  });

/** Fields of some rows of a section that are to change, or rows that come or go; no other row is touched. */
export interface Patch {
  section: string;
  /** Every row of the section unless told. */
  rows?: readonly string[] | undefined;
  fields?: Readonly<Record<string, ConfigValue>> | undefined;
  /** Rows that are to be there: in place of those of the same id, else at the end. */
  put?: readonly ConfigRow[] | undefined;
  /** New rows come before all others, not after them. */
  first?: boolean | undefined;
  /** Ids of rows that are to go. */
  drop?: readonly string[] | undefined;
  /** By a person: what comes with other fields, or is kept for the device, is refused. */
  typed?: boolean | undefined;
}

/** Changes the same fields on many devices and sends them. */
export const patchMany = (
  context: Context,
  input: Patch & { ids: readonly string[]; note: string },
): Promise<ConfigResult[]> =>
  each(context, input.ids, (sql, loaded) => patchOne(sql, context, loaded, [input], input.note));

/** Changes fields on one device as one version. Refused when something is wrong with them; the same again makes none. */
export async function patchOne(
  sql: Sql,
  context: Making,
  loaded: Loaded,
  patches: readonly Patch[],
  note: string,
): Promise<ConfigResult> {
  return setDocument(sql, context, loaded, patchedBy(loaded.device, loaded.document, patches), note);
}

/** A document with patches put into it, one after the other. */
export const patchedBy = (device: Known, document: ConfigDocument, patches: readonly Patch[]): ConfigDocument =>
  patches.reduce((done, patch) => patched(device, done, patch), document);

/** Gives one device a whole document as one version. Refused when something is wrong with it; the same again makes none. */
export async function setDocument(
  sql: Sql,
  context: Making,
  loaded: Loaded,
  document: ConfigDocument,
  note: string,
): Promise<ConfigResult> {
  if (diffDocuments(loaded.device.kind, loaded.document, document).length === 0) {
    const { id, remark } = loaded.device;
    return { id, remark, ok: true, version: null, state: null, ...message(because('sameAsNow')) };
  }
  return make(sql, context, loaded, { origin: 'apply', document, note, keepsDraft: true });
}

function patched({ kind, capabilities }: Known, document: ConfigDocument, patch: Patch): ConfigDocument {
  const section = offeredSections(kind, capabilities).find(({ key }) => key === patch.section);
  if (!section) throw refuse('noSuchSection');
  const known = new Map(section.fields.map((field) => [field.name, field]));
  const { fields = {}, put = [], drop = [], first = false, typed = false } = patch;
  for (const name of Object.keys(fields)) {
    const field = known.get(name);
    if (!field) throw refuse('noSuchField', { field: name });
    if (typed && !isTyped(field)) throw refuse('fieldNotTyped', { field: name });
  }
  const before = (document[section.key] ?? []).filter(({ id }) => !drop.includes(id));
  const wanted = patch.rows && new Set(patch.rows);
  const placed = new Map(put.map((row) => [row.id, row]));
  const kept = before.map((row): ConfigRow => {
    const whole = placed.get(row.id) ?? row;
    return wanted && !wanted.has(row.id) ? whole : { ...whole, ...fields };
  });
  const there = new Set(before.map(({ id }) => id));
  const added = put.filter(({ id }) => !there.has(id));
  const rows = readRows(section, first ? [...added, ...kept] : [...kept, ...added]);
  if (!rows) throw refuse('sectionUnfit', { section: sectionSaid(section) });
  return { ...document, [section.key]: rows };
}

/** Goes back to a version, as a new one. */
export async function rollBack(
  context: Context,
  { id, version, note }: { id: string; version: number; note: string },
): Promise<ConfigResult> {
  const [result] = await each(context, [id], async (sql, loaded) => {
    const old = await documentOf(sql, context, id, version);
    const document = { ...loaded.document, ...withHeld(old, loaded.document, loaded.held) };
    return make(sql, context, loaded, { origin: 'rollback', document, from: version, note, keepsDraft: true });
  });
  return result!;
}

/** Sends what the cloud has once more, over what was changed on the device and seen there. */
export async function overwrite(
  context: Context,
  { id, seen, note }: { id: string; seen: string; note: string },
): Promise<ConfigResult> {
  const [result] = await each(context, [id], async (sql, loaded) => {
    const { document, device } = loaded;
    const { on_device, there } = await readRunning(sql, context, loaded);
    if (on_device.hash !== seen) throw refuse('deviceChanged');
    const changes = diffDocuments(device.kind, there, document);
    return make(sql, context, loaded, { origin: 'apply', document, note, keepsDraft: true, over: seen, changes });
  });
  return result!;
}

/** Sends a document that was kept elsewhere. `first` runs in the same transaction, before anything changes. */
export async function restore(
  context: Context,
  id: string,
  document: ConfigDocument,
  note: string,
  first: (sql: Sql) => Promise<void>,
): Promise<ConfigResult> {
  const [result] = await each(context, [id], async (sql, loaded) => {
    await first(sql);
    const whole = { ...loaded.document, ...withHeld(document, loaded.document, loaded.held) };
    return make(sql, context, loaded, { origin: 'restore', document: whole, note, keepsDraft: true });
  });
  return result!;
}

/** Sends the newest version again where it failed. */
export const retryMany = (context: Context, ids: readonly string[]): Promise<ConfigResult[]> =>
  each(context, ids, async (sql, loaded) => {
    const { id, remark } = loaded.device;
    const [newest] = await sql.query<{ version: number }>(
      'SELECT version FROM config_version WHERE device_id = $1 ORDER BY version DESC LIMIT 1',
      [id],
    );
    const { accountId } = context.caller;
    await mustNotBeLost(sql, context, id);
    const again = newest && (await retryVersion(sql, context, accountId, { device: id, part: String(newest.version) }));
    if (!again) throw refuse('deliveryNotFailed');
    return sent(sql, context, id, remark, newest.version);
  });

const message = (said: Said) => ({ message: inChinese(said), message_said: said });

/** Runs per device, each in a transaction of its own. */
async function each(
  context: Context,
  ids: readonly string[],
  work: (sql: Sql, loaded: Loaded) => Promise<ConfigResult>,
): Promise<ConfigResult[]> {
  const results: ConfigResult[] = [];
  const changed: Change[] = [];
  const several = new Set(ids).size > 1;
  for (const id of new Set(ids)) {
    let remark = '';
    try {
      const result = await context.db.tx(async (sql) => {
        const loaded = await lockConfig(sql, context, id, iso(context.now()));
        remark = loaded.device.remark;
        return work(sql, loaded);
      });
      results.push(result);
      changed.push(several ? changeAt(remark, takeChange(context)) : takeChange(context));
    } catch (error) {
      takeChange(context);
      // Asked for one device, a refusal is the answer of the call.
      if (!(error instanceof Refusal) || ids.length === 1) throw error;
      results.push({ id, remark, ok: false, version: null, state: null, ...message(saidOf(error)) });
    }
  }
  noteChange(context, Object.assign({}, ...changed) as Change);
  return results;
}

/** Makes a version and starts its delivery. Refused when it changes nothing or something is wrong with it. */
async function make(sql: Sql, context: Making, loaded: Loaded, wanted: Made): Promise<ConfigResult> {
  const { caller, now } = context;
  const { device } = loaded;
  const made = { ...wanted, document: documentFor(device, wanted.document) };
  const changes = made.changes ?? diffDocuments(device.kind, loaded.document, made.document);
  if (changes.length === 0) throw refuse('sameConfig');
  await mustNotBeLost(sql, context, device.id, made.over);
  const check = await contextOf(sql, context, loaded, made.document);
  const [problem] = troublesOf(device, made.document, checkDocument(device.kind, check));
  if (problem) {
    const { section: key, label, row, name, fault } = problem;
    throw refuse('checkFailed', { section: sectionSaid({ key, label }), row: rowSaid(key, row, name), fault });
  }
  const [{ version } = { version: 1 }] = await sql.query<{ version: number }>(
    `INSERT INTO config_version (device_id, version, account_id, origin, from_version, document, changes, sections,
       section_keys, author, note, at, state)
     SELECT $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'pending'
     FROM config_version WHERE device_id = $1 RETURNING version`,
    [
      device.id,
      caller.accountId,
      made.origin,
      made.from,
      sealSecrets(context.vault, configPlace(caller.accountId), made.document),
      changes.length,
      ...sectionsOf(changes),
      await authorOf(sql, context),
      made.note,
      iso(now()),
    ],
  );
  // What still waits in front of it would be overwritten at once: it is given up.
  await sql.query(
    `UPDATE config_version SET state = 'superseded', settled_at = $3
     WHERE device_id = $1 AND version < $2 AND state = 'pending'`,
    [device.id, version, iso(now())],
  );
  await configured(sql, context, device.id, made.document, now());
  if (!made.keepsDraft) {
    await sql.query(
      `UPDATE device_config SET draft = NULL, draft_base = NULL, draft_by = NULL, draft_at = NULL, rev = rev + 1
       WHERE device_id = $1`,
      [device.id],
    );
  }
  noteChange(context, wordsOfChanges(changes));
  return sent(sql, context, device.id, device.remark, version);
}

async function sent(sql: Sql, making: Making, id: string, remark: string, version: number): Promise<ConfigResult> {
  const news: ConfigNews = { id, accountId: making.caller.accountId, version, state: 'pending' };
  if (making.unsent) making.unsent.push(news);
  else await sendVersions(sql, making, [news]);
  return { id, remark, ok: true, version, state: 'pending', message: '' };
}

/** Starts the delivery of versions that were made, and tells of them. */
export async function sendVersions(sql: Sql, making: Making, news: readonly ConfigNews[]): Promise<void> {
  const now = making.now();
  await startDelivery(
    sql,
    making,
    now,
    news.map(({ id }) => id),
  );
  await tellConfig(sql, now, news);
}
