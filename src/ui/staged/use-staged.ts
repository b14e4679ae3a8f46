import { useLayoutEffect, useRef, useState } from 'react';
import { type ApiError, refusedFor, useClient, useRead, useWrite } from '../../api';
import {
  configApply,
  configImport,
  configOverwrite,
  configRetry,
  configRollback,
  deviceConfig,
  draftConflict,
  draftDiscard,
  draftSave,
  draftTake,
  type ConfigResult,
  type DeviceConfig,
} from '../../api/contract/config';
import type { ConfigRows } from '../../domain/config';

/** Milliseconds between two looks while a delivery is under way, and else. */
const everyWaiting = 2000;
const everyIdle = 20_000;

/** The configuration of a device, and what can be done with it. Every action rejects with an `ApiError`. */
export interface Staged {
  config: DeviceConfig | undefined;
  error: ApiError | undefined;
  refresh: () => Promise<unknown>;
  /** Something is being written. */
  busy: boolean;
  /** Rows of a section as they would be: the draft's, else those in force. */
  rowsOf: (section: string) => ConfigRows;
  /** Rows of a section without the draft. */
  kept: (section: string) => ConfigRows;
  /**
   * Puts rows into the draft. When somebody else changed it meanwhile, the newest rows are read and the call rejects
   * (code 4090): what was typed can be sent again.
   */
  edit: (section: string, change: (rows: ConfigRows) => ConfigRows) => Promise<void>;
  /** Reads the newest state; resolves to how much is wrong with the draft. */
  check: () => Promise<number>;
  /** Drops the draft, or one section of it. */
  discard: (section?: string) => Promise<void>;
  /** Sends the draft. `over`: the hash of what was seen on the device and may be lost. */
  apply: (note?: string, over?: string) => Promise<ConfigResult>;
  /** Makes what was seen on the device, by its hash, the document of the cloud. */
  importRunning: (seen: string) => Promise<ConfigResult>;
  /** Sends the document of the cloud over what was seen on the device. */
  overwrite: (seen: string) => Promise<ConfigResult>;
  /** Sends the newest version again after it failed. */
  retry: () => Promise<void>;
  /** Puts a version into the draft. */
  take: (version: number) => Promise<void>;
  /** Goes back to a version at once. */
  rollback: (version: number) => Promise<ConfigResult>;
}

/** Reads and changes the configuration of a device; `''`: not yet. One call per page: its parts share what it gives. */
export function useStaged(id: string): Staged {
  const [answered, setAnswered] = useState<DeviceConfig>();
  const [waiting, setWaiting] = useState(false);
  const read = useRead(deviceConfig, id ? { id } : null, {
    every: waiting ? everyWaiting : everyIdle,
    onFocus: true,
    keep: true,
  });
  const client = useClient();
  const config = newest(id, read.data, answered);
  const under = config?.delivery?.state === 'pending' || config?.delivery?.state === 'sent';
  if (under !== waiting) setWaiting(under);

  const saving = useWrite(draftSave);
  const discarding = useWrite(draftDiscard);
  const taking = useWrite(draftTake);
  const refreshed = ['/api/v3/config/'];
  const applying = useWrite(configApply, refreshed);
  const retrying = useWrite(configRetry, refreshed);
  const rolling = useWrite(configRollback, refreshed);
  const importing = useWrite(configImport, refreshed);
  const overwriting = useWrite(configOverwrite, refreshed);

  // The newest that is known, for what a person does: the render that a handler was made in is older until React has
  // run the effects of the next.
  const held = useRef(config);
  useLayoutEffect(() => {
    held.current = newest(id, config, held.current);
  });
  const now = () => newest(id, undefined, held.current);
  const rev = () => now()?.rev ?? 0;
  const keep = (data: DeviceConfig) => {
    held.current = newest(id, data, held.current);
    setAnswered(held.current);
  };
  const renew = async () => {
    const { data } = await client.call(deviceConfig, { id }, { quiet: true });
    keep(data);
    return data;
  };
  // One change after the other: each starts from the answer to the one before.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const change = (work: () => Promise<{ data: DeviceConfig }>) => {
    const turn = async () => {
      try {
        keep((await work()).data);
      } catch (error) {
        // Not the shared read: where another one of it is under way, it is done before anything new is known.
        if (isConflict(error)) await renew().catch(() => undefined);
        throw error;
      }
    };
    const done = queue.current.then(turn, turn);
    queue.current = done;
    return done;
  };
  const sent = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      // What was answered before is older than what the server has now.
      held.current = undefined;
      setAnswered(undefined);
      await read.refresh();
    }
  };
  return {
    config,
    error: config ? undefined : read.error,
    refresh: read.refresh,
    busy: [saving, discarding, taking, applying, retrying, rolling, importing, overwriting].some((write) => write.busy),
    rowsOf: (section) => rowsIn(config, section),
    kept: (section) => config?.document[section] ?? [],
    edit: (section, work) =>
      change(() => saving.run({ id, rev: rev(), section, rows: work(rowsIn(now(), section)) as ConfigRows & Rows })),
    check: async () => (await renew()).problems.length,
    discard: (section) => change(() => discarding.run({ id, rev: rev(), ...(section && { section }) })),
    take: (version) => change(() => taking.run({ id, rev: rev(), version })),
    apply: (note = '', over) =>
      sent(async () => (await applying.run({ ids: [id], rev: rev(), note, ...(over && { over }) })).data[0]!),
    importRunning: (seen) => sent(async () => (await importing.run({ id, seen })).data),
    overwrite: (seen) => sent(async () => (await overwriting.run({ id, seen })).data),
    retry: () => sent(async () => void (await retrying.run({ ids: [id] }))),
    rollback: (version) => sent(async () => (await rolling.run({ id, version })).data),
  };
}

const rowsIn = (config: DeviceConfig | undefined, section: string): ConfigRows =>
  config?.draft?.[section] ?? config?.document[section] ?? [];

type Rows = { id: string; [field: string]: unknown }[];

/** Whether somebody else changed the draft meanwhile. */
export const isConflict = (error: unknown): boolean => refusedFor(error, 'draftChanged', draftConflict);

/** A write's answer holds until a read brings a later state of the draft, or the same with a later delivery. */
function newest(id: string, read: DeviceConfig | undefined, answered: DeviceConfig | undefined) {
  const known = read?.id === id ? read : undefined;
  const said = answered?.id === id ? answered : undefined;
  if (!known || !said) return known ?? said;
  return said.rev > known.rev ? said : known;
}
