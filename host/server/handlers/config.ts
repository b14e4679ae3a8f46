import type * as contract from '../../../src/api/contract/config';
import { diffDocuments } from '../../../src/domain/config';
import { answerOf, versionPage } from '../fleet/config/answer';
import { applyDrafts, overwrite, patchMany, retryMany, rollBack } from '../fleet/config/apply';
import { discardDraft, documentOf, saveDraft, takeVersion } from '../fleet/config/draft';
import { compareRunning, importRunning } from '../fleet/config/import';
import { loadConfig } from '../fleet/config/known';
import { knownDevice } from '../fleet/config/device';
import type { Handlers } from '../kit/context/handler';

/** Staged configuration of devices. */
export const config: Handlers<typeof contract> = {
  async deviceConfig(context, { id }) {
    return { data: await answerOf(context.db, context, await loadConfig(context.db, context, id)) };
  },
  async draftSave(context, input) {
    return { data: await saveDraft(context, input) };
  },
  async draftDiscard(context, input) {
    return { data: await discardDraft(context, input) };
  },
  async draftTake(context, input) {
    return { data: await takeVersion(context, input) };
  },
  async configApply(context, input) {
    return { data: await applyDrafts(context, input) };
  },
  async configPatch(context, input) {
    return { data: await patchMany(context, { ...input, typed: true }) };
  },
  async configRollback(context, input) {
    return { data: await rollBack(context, input) };
  },
  async configRetry(context, { ids }) {
    return { data: await retryMany(context, ids) };
  },
  async configVersions({ db, caller }, { id, ...paging }) {
    await knownDevice(db, caller.accountId, id);
    return { data: await versionPage(db, caller.accountId, id, paging) };
  },
  async configCompare(context, { id, from, to }) {
    const { db } = context;
    const loaded = await loadConfig(db, context, id);
    const before = await documentOf(db, context, id, from);
    const after = to === undefined ? loaded.document : await documentOf(db, context, id, to);
    return { data: diffDocuments(loaded.device.kind, before, after) };
  },
  async configRunning(context, { id }) {
    return { data: await compareRunning(context, id) };
  },
  async configImport(context, input) {
    return { data: await importRunning(context, input) };
  },
  async configOverwrite(context, input) {
    return { data: await overwrite(context, input) };
  },
  async configStates({ db, caller }, { ids }) {
    const data = await db.query<{ id: string; version: number; state: 'pending'; error: string }>(
      `SELECT DISTINCT ON (device_id) device_id AS id, version, state, error FROM config_version
       WHERE account_id = $1 AND device_id = ANY($2::text[]) AND origin <> 'initial' ORDER BY device_id, version DESC`,
      [caller.accountId, ids],
    );
    return { data };
  },
};
