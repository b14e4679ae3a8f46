import { useWrite } from '../../../src/api';
import { pluginApply, type pluginActs, type PluginInstallation } from '../../../src/api/contract/plugin';
import { useAct } from '../../../src/ui/act';
import type { ConfirmOptions } from '../../../src/ui/dialog';
import type { Picked } from '../../../src/ui/table';
import { pluginsText as text } from './plugins.text';

/** What can be done with a plugin on gateways. */
export type PluginAct = (typeof pluginActs)[number];

/** One plugin, what shall happen with it, and where. */
export interface Wish {
  act: PluginAct;
  plugin: string;
  version?: string;
  /** Rights that its reader agreed to beyond those of the version before. */
  allow?: PluginInstallation['new_rights'];
  gwids: readonly string[];
}

/** What an upgrade lets a plugin do that it could not before; nothing to be said where there is nothing. */
export const askedFor = (rights: PluginInstallation['new_rights']): string =>
  rights.length > 0 ? text.asks(rights.map((right) => text.rights[right]).join(text.and)) : '';

/** What calls change. */
export const touched = ['/api/v3/plugin/', '/api/v3/job/'];
/** Gateways of one job at most. */
const mostOfJob = 1000;

/** Makes jobs of wishes; `wishes` is asked when it was confirmed. */
export function useApply() {
  const { run } = useWrite(pluginApply, touched);
  const { act, busy } = useAct();
  const apply = (
    wishes: () => Promise<readonly Wish[]> | readonly Wish[],
    { confirm, then }: { confirm?: ConfirmOptions | undefined; then?: (() => void) | undefined } = {},
  ) =>
    act(
      async () => {
        let jobs = 0;
        for (const { gwids, ...wish } of await wishes())
          for (let at = 0; at < gwids.length; at += mostOfJob, jobs++)
            await run({ ...wish, request_id: crypto.randomUUID(), gwids: gwids.slice(at, at + mostOfJob) });
        return jobs;
      },
      { confirm, said: (jobs) => (jobs > 0 ? text.started : text.tooFew), then },
    );
  return { apply, busy };
}

/** Keys of the rows that were ticked; reads the rest of the list where all of it was. */
export async function keysOf<Row>(
  { keys, except }: Picked,
  page: (paging: { page: number; per_page: number }) => Promise<{ list: readonly Row[]; total: number }>,
  keyOf: (row: Row) => string,
): Promise<string[]> {
  if (keys) return keys;
  const all: string[] = [];
  for (let at = 1; ; at++) {
    const { list, total } = await page({ page: at, per_page: mostOfJob });
    all.push(...list.map(keyOf));
    if (list.length === 0 || all.length >= total) return all.filter((key) => !except.includes(key));
  }
}
