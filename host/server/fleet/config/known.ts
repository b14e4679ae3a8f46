import { documentFor, offeredSections, type ConfigDocument, type HeldField } from '../../../../src/domain/config';
import type { Who } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { knownDevice, type Known } from './device';
import { initialDocument } from './initial';
import { configPlace, openSecrets, sealSecrets } from './sealed';

declare module '../../kit/context/context' {
  interface Feature {
    /** Fields of a device that something keeps as it wants them for a while. */
    holds?: (sql: Sql, device: Known) => Promise<HeldField[]>;
  }
}

/** A device with its draft and the version that it shall run. */
export interface Loaded {
  device: Known;
  running: number;
  /** Newest version that did not fail. */
  version: number;
  document: ConfigDocument;
  /** Without what control strategies hold. */
  draft: ConfigDocument | null;
  draftBase: number | null;
  draftBy: string | null;
  draftAt: string | null;
  rev: number;
  /** Fields that control strategies hold. */
  held: readonly HeldField[];
}

/** Reads the configuration of a device; 404 when it is not the account's. */
export async function loadConfig(sql: Sql, who: Who, id: string): Promise<Loaded> {
  const { accountId } = who.caller;
  const device = await knownDevice(sql, accountId, id);
  const [stored] = await sql.query<{
    running_version: number;
    draft: ConfigDocument | null;
    draft_base: number | null;
    draft_by: string | null;
    draft_at: string | null;
    rev: number;
    version: number;
    document: ConfigDocument;
  }>(
    `SELECT c.running_version, c.draft, c.draft_base, c.draft_by, c.draft_at, c.rev, t.version, t.document
     FROM device_config c JOIN LATERAL (
       SELECT version, document FROM config_version v WHERE v.device_id = c.device_id
         AND v.state IN ('pending', 'sent', 'done') ORDER BY version DESC LIMIT 1
     ) t ON true WHERE c.device_id = $1`,
    [id],
  );
  const row = stored && {
    ...stored,
    ...openSecrets(who.vault, configPlace(accountId), { draft: stored.draft, document: stored.document }),
  };
  return {
    device,
    running: row?.running_version ?? 0,
    version: row?.version ?? 0,
    document: await wholeDocument(sql, who, device, row?.document),
    draft: row?.draft ?? null,
    draftBase: row?.draft_base ?? null,
    draftBy: row?.draft_by ?? null,
    draftAt: row?.draft_at ?? null,
    rev: row?.rev ?? 0,
    held: await heldOn(sql, who, device),
  };
}

/** What a device is set to by its newest version; by what it tells of itself where there is none. */
export async function wholeDocument(
  sql: Sql,
  who: Pick<Who, 'features' | 'vault'>,
  device: Known,
  stored: ConfigDocument | undefined,
): Promise<ConfigDocument> {
  // Sections that came into the product after a version was made are there with their initial rows.
  const initial = stored && knows(device, stored) ? {} : await initialDocument(sql, who, device);
  return documentFor(device, { ...initial, ...stored });
}

async function heldOn(sql: Sql, { features }: Who, device: Known): Promise<HeldField[]> {
  const held: HeldField[] = [];
  for (const { holds } of features) held.push(...((await holds?.(sql, device)) ?? []));
  return held;
}

const knows = ({ kind, capabilities }: Known, document: ConfigDocument): boolean =>
  offeredSections(kind, capabilities).every(({ key }) => Object.hasOwn(document, key));

/**
 * The same for changing it: nobody else changes it until the transaction ends, and there is a first version to go back
 * to.
 */
export async function lockConfig(sql: Sql, who: Who, id: string, at: string): Promise<Loaded> {
  const { accountId } = who.caller;
  const device = await knownDevice(sql, accountId, id);
  const made = await sql.query(
    'INSERT INTO device_config (device_id, account_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING device_id',
    [id, accountId],
  );
  if (made.length > 0) {
    await sql.query(
      `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state,
         settled_at)
       VALUES ($1, 0, $2, 'initial', $3, 0, '{}', '', $4, 'done', $4)`,
      [id, accountId, await sealedInitial(sql, who, device), at],
    );
  } else {
    await sql.query('SELECT 1 FROM device_config WHERE device_id = $1 FOR UPDATE', [id]);
  }
  return loadConfig(sql, who, id);
}

const sealedInitial = async (sql: Sql, who: Who, device: Known): Promise<ConfigDocument> =>
  sealSecrets(who.vault, configPlace(who.caller.accountId), await initialDocument(sql, who, device));
