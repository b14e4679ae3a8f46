import { useMemo } from 'react';
import { useClient, useRead, type Client } from '../../src/api';
import { configPatch, configStates } from '../../src/api/contract/config';
import { aps } from '../../src/api/contract/device';
import type { ConfigValue } from '../../src/domain/config';
import type { ItemResult, Run } from '../../src/ui/tasks';
import { apBatchEditorText as text } from './ap-batch-editor.text';

/** Fields of some rows of a section that are to change. */
export interface Patch {
  section: string;
  /** Rows by their ids; every row of the section unless told. */
  rows?: string[];
  fields: Record<string, ConfigValue>;
}

/** Access points by id, in the order of the ids; those of others are not among them. */
export function useAps(ids: readonly string[]) {
  const { data, error, refresh } = useRead(aps, ids.length > 0 ? { per_page: 1000 } : null);
  const wanted = useMemo(() => new Set(ids), [ids]);
  return { list: data?.list.filter(({ id }) => wanted.has(id)), error, refresh };
}

/** Access points in one call; milliseconds between two looks at how they took it, and how often. */
const atOnce = 100;
const every = 2000;
const looks = 20;

/** Sends the patches to access points, and tells of each how it took them. */
export function usePatches(): (patches: readonly Patch[]) => Run {
  const client = useClient();
  return (patches) => async (ids, signal, onResult) => {
    for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
      await send(client, ids.slice(from, from + atOnce), patches, signal, onResult);
    }
  };
}

async function send(
  client: Client,
  ids: readonly string[],
  patches: readonly Patch[],
  signal: AbortSignal,
  onResult: (result: ItemResult) => void,
): Promise<void> {
  const open = new Set<string>();
  const failed = new Set<string>();
  for (const patch of patches) {
    const left = ids.filter((id) => !failed.has(id));
    if (left.length === 0) return;
    const { data } = await client.call(configPatch, { ids: left, ...patch }, { quiet: true, signal });
    for (const { id, ok, version, message } of data) {
      if (ok && version !== null) open.add(id);
      if (ok) continue;
      failed.add(id);
      open.delete(id);
      onResult({ id, state: 'failed', message });
    }
  }
  for (const id of ids) if (!open.has(id) && !failed.has(id)) onResult({ id, state: 'skipped', message: text.same });
  for (let left = looks; left > 0 && open.size > 0 && !signal.aborted; left--) {
    await new Promise((done) => setTimeout(done, every));
    const { data } = await client.call(configStates, { ids: [...open] }, { quiet: true, signal });
    for (const { id, state, error } of data) {
      if (state !== 'done' && state !== 'failed') continue;
      open.delete(id);
      onResult(state === 'done' ? { id, state: 'success' } : { id, state: 'failed', message: error });
    }
  }
  for (const id of open) onResult({ id, state: 'skipped', message: text.waiting });
}
