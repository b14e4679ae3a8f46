import type { Command } from '../../../../src/api/contract/command';
import type { ConfigDocument } from '../../../../src/domain/config';
import type { JobKind, JobState } from '../../../../src/domain/job';
import type { Feature, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import type { Patch } from '../config/apply';
import type { Loaded } from '../config/known';
import { enqueueMany, mostWaiting, type NewCommand } from '../commands/commands';
import { because, type Said } from '../../kit/refusal';
import type { ParamsOf, SayingName } from '../../../../src/api/refusal';

/** A job that is not over. */
export interface OpenJob {
  id: string;
  account_id: string;
  kind: JobKind;
  params: Record<string, unknown>;
  state: JobState;
  starts_at: string;
  wait_until: string | null;
  waves: number[];
  wave: number;
  stop_rate: number | null;
  /** Minutes between the end of a wave and the next; until when, while that takes. */
  soak_minutes: number;
  soak_until: string | null;
  total: number;
}

/** An item that is to be begun, with its device as it is now; without `kind` the device is gone. */
export interface OpenItem {
  position: number;
  device_id: string;
  kind: string | null;
  status: string | null;
  model: string | null;
  firmware: string | null;
  /** The gateway it is reached through, and how that is. */
  gateway_id: string | null;
  gateway_status: string | null;
  /** Name of the device now. */
  name: string | null;
  /** Commands that wait for its gateway already. */
  commands: number;
}

/** What became of an item. */
export interface Outcome {
  state: 'running' | 'success' | 'failed' | 'skipped';
  /** Why, or what came of it. */
  said?: Said;
  commandId?: string;
}
/** Outcomes by position. */
export type Outcomes = Map<number, Outcome>;

/** What work is done with, beside the store. */
export type Tools = Pick<Services, 'features' | 'vault'>;

/** What changes on one device, or all that it shall be set to, or why nothing changes. */
export type PatchesOf = (loaded: Loaded) => Promise<readonly Patch[] | { document: ConfigDocument } | Outcome>;

/** A kind of work over many. */
export interface Work {
  /** Does it to items that are there and the account's. */
  act: (sql: Sql, job: OpenJob, items: readonly OpenItem[], now: number, services: Tools) => Promise<Outcomes>;
  /** Notes what is never begun, of devices by id: it was cancelled, or they were not there before the deadline. */
  left?: (
    sql: Sql,
    job: Pick<OpenJob, 'id' | 'account_id'>,
    ids: readonly string[],
    said: Said,
    now: number,
  ) => Promise<void>;
  /** It goes through the queues of gateways. */
  queued?: boolean;
  /** What its items are when they are not devices: SQL that reads like `device`, and what is said of one that is gone. */
  items?: { source: string; gone: Said };
}

declare module '../../kit/context/context' {
  interface Feature {
    /** Work over many, by the kind of job. */
    work?: Partial<Record<JobKind, Work>>;
    /** What a job of the kind `config` changes that no job may hold: looked up, by what its params name, as devices begin. */
    secretPatches?: Readonly<Record<string, (sql: Sql, tools: Tools, id: string) => Promise<PatchesOf>>>;
  }
}

/** How a kind of work is done. */
export function workOf(features: readonly Feature[], kind: JobKind): Work {
  const work = features.map((feature) => feature.work?.[kind]).find((one) => one !== undefined);
  if (!work) throw new Error(`no feature does the work ${kind}`);
  return work;
}

export const success: Outcome = { state: 'success' };
export const skipped = <S extends SayingName>(reason: S, ...params: ParamsOf<S>): Outcome => ({
  state: 'skipped',
  said: because(reason, ...params),
});
export const failed = <S extends SayingName>(reason: S, ...params: ParamsOf<S>): Outcome =>
  failedFor(because(reason, ...params));
export const failedFor = (said: Said): Outcome => ({ state: 'failed', said });

/**
 * Gives each device the same command. What stands behind a gateway is reached through it; when that has enough to do the
 * device stays in the row. `refuse` says why one device is not asked.
 */
export async function commandEach(
  sql: Sql,
  job: OpenJob,
  items: readonly OpenItem[],
  kind: Command['kind'],
  params: Record<string, string>,
  now: number,
  refuse: (item: OpenItem) => Outcome | undefined = () => undefined,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const given = new Map<string, number>();
  const asked: number[] = [];
  const commands: NewCommand[] = [];
  for (const item of items) {
    const gwid = item.gateway_id!;
    const behind = item.kind !== 'gateway';
    const busy = item.commands + (given.get(gwid) ?? 0) >= mostWaiting;
    const refused = refuse(item) ?? unreachable(item) ?? (busy && !behind ? failed('queueFull') : undefined);
    if (refused) outcomes.set(item.position, refused);
    if (refused || busy) continue;
    const whole = behind ? { ...params, device: item.device_id } : params;
    commands.push({ gwid, accountId: job.account_id, kind, params: whole });
    asked.push(item.position);
    given.set(gwid, (given.get(gwid) ?? 0) + 1);
  }
  const ids = await enqueueMany(sql, commands, now);
  asked.forEach((position, at) => outcomes.set(position, { state: 'running', commandId: ids[at]! }));
  return outcomes;
}

/** Why a device cannot be asked now. */
export function unreachable(item: OpenItem): Outcome | undefined {
  if (item.status !== 'online') return skipped('isAway');
  return item.gateway_status === 'online' ? undefined : skipped('gatewayAway');
}
