import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useClient, useRead } from '../../../api';
import { holdOrder, orderWithOwn } from '../model/hold-order';
import type { ListState } from '../model/list-state';
import type { Remote } from './request';
import type { Source } from './source';

interface Arrived<Row> {
  /** The question it answers. */
  query: string;
  at: number;
  reply: unknown;
  list: readonly Row[];
  total: number;
  /** Row keys as last put in order. */
  order: readonly string[];
}

/** What reading a remote list needs. */
export interface RemoteOptions<Row> {
  remote: Remote | undefined;
  state: ListState;
  keyOf: (row: Row) => string;
  every: number | undefined;
  /** Told once why a list was refused (a code that means failure). */
  onRefused: (why: string) => void;
}

/** Reads one page of a remote list. The former page stays until the next has arrived. */
export function useRemote<Row extends object>(options: RemoteOptions<Row>): Source<Row> {
  const { remote, state, keyOf, every } = options;
  const client = useClient();
  const narrowing = JSON.stringify([state.search, state.filters]);
  const [counting, setCounting] = useState<string>();
  const most = state.search && counting !== narrowing ? remote?.most : undefined;
  const input = useMemo(() => remote && { ...remote.inputOf(state), ...(most && { most }) }, [remote, state, most]);
  const query = JSON.stringify([client.id, remote?.endpoint.path, input]);
  const read = useRead(remote?.endpoint ?? nowhere, (input ?? null) as Record<string, never> | null, {
    every: every ?? 0,
    quiet: true,
  });
  const [last, setLast] = useState<Arrived<Row>>();

  const news = read.reply && read.updatedAt !== undefined && (last?.query !== query || last.at !== read.updatedAt);
  if (remote && news) {
    const { list, total } = remote.pick(read.reply) as { list: Row[]; total: number };
    const keys = list.map(keyOf);
    const held = every && last?.query === query ? (read.own ? orderWithOwn(last.order, keys) : last.order) : keys;
    setLast({ query, at: read.updatedAt ?? 0, reply: read.reply, list, total, order: held });
  }

  const refused = read.error?.kind === 'code' ? read.error : undefined;
  const tell = useEffectEvent(options.onRefused);
  useEffect(() => {
    if (refused) tell(refused.message);
  }, [refused]);

  const usable = last && !refused && !(read.error && last.query !== query) ? last : undefined;
  const held = useMemo(() => holdOrder(usable?.order ?? [], usable?.list ?? [], keyOf), [usable, keyOf]);
  const reorder = () => setLast((now) => now && { ...now, order: now.list.map(keyOf) });
  const data = (usable?.reply as { data?: unknown } | undefined)?.data;
  return {
    rows: held.rows,
    total: usable?.total ?? 0,
    counted: remote?.most && (data as { counted?: number } | undefined)?.counted,
    countAll: () => setCounting(narrowing),
    data,
    loading: !usable && !read.error,
    stale: !!usable && usable.query !== query,
    refreshing: read.refreshing,
    error: read.error,
    updatedAt: usable?.at,
    live: read.live,
    moved: held.moved,
    reorder,
    refresh: async () => {
      await read.refresh();
      reorder();
    },
    fetchPage: async (page, size, signal, late = false) => {
      if (!remote) return { list: [], total: 0 };
      const all = remote.inputOf({ ...state, page, size }) as Record<string, never>;
      const reply = await client.call(remote.endpoint, all, { quiet: true, late, ...(signal && { signal }) });
      return remote.pick(reply) as { list: Row[]; total: number };
    },
    fetchSize: remote?.fetchSize ?? 100,
  };
}

const nowhere = { method: 'GET', path: '', summary: '', scope: 'public', origin: 'ours' } as const;
