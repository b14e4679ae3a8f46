import { useMemo, useState } from 'react';
import { useRead, useWrite } from '../../../../src/api';
import {
  campaignCreate,
  campaignUpdate,
  releases,
  upgradePreview,
  type Campaign,
  type Release,
} from '../../../../src/api/contract/firmware';
import type { JobTarget } from '../../../../src/api/contract/job';
import { filterOptions } from '../../../../src/api/contract/device';
import { beijing, beijingMidnight, minute } from '../../../../src/domain/time';
import type { DeviceKind } from '../../../../src/domain/device';
import { leastDelay, rollouts, type Rollout } from '../../../../src/domain/firmware';
import { upgradeText as text } from './upgrade.text';

/** What the dialog holds. */
export interface UpgradeValues {
  name?: string;
  kind?: DeviceKind;
  version?: string;
  scope?: string;
  group?: string;
  model?: string;
  when: string;
  day?: string;
  clock?: string;
  rollout: string;
  stop?: string;
  wait?: string;
  soak?: string;
  /** How many devices go back, typed. */
  downgrades?: string;
}

const affected = ['/api/v3/firmware/', '/api/v3/job/'];

/** Firmware that may be chosen for a kind of device: a version once, with the models that have it. */
export function useVersions(kind: DeviceKind) {
  const source = useRead(releases, { kind });
  const list = source.data?.list;
  const options = useMemo(() => {
    const byVersion = new Map<string, Release[]>();
    for (const one of list ?? []) byVersion.set(one.version, [...(byVersion.get(one.version) ?? []), one]);
    return [...byVersion].map(([version, those]) => ({
      value: version,
      label: text.option(version, those[0]?.channel === 'beta', those.map((one) => one.model).join(' / ')),
    }));
  }, [list]);
  return { source, options };
}

/** Groups and models to choose among. */
export const useScopes = (kind: DeviceKind) => useRead(filterOptions, { kind });

/** What an upgrade of these devices would meet. */
export const usePreview = (target: JobTarget | undefined, version: string | undefined) =>
  useRead(upgradePreview, target && version ? { target, version } : null, { keep: true });

/** Makes or changes an upgrade. The request's id is made once: pressing twice starts once. */
export function useSaveUpgrade() {
  const create = useWrite(campaignCreate, affected);
  const update = useWrite(campaignUpdate, affected);
  const [request_id] = useState(() => crypto.randomUUID() as string);
  return async (values: UpgradeValues, target: JobTarget | undefined, campaign: Campaign | undefined) => {
    const plan = planOf(values);
    if (campaign) return (await update.run({ id: campaign.id, ...plan })).data;
    return (
      await create.run({
        request_id,
        target: target ?? {},
        ...plan,
        ...(values.downgrades && { downgrades: Number(values.downgrades) }),
      })
    ).data;
  };
}

function planOf(values: UpgradeValues) {
  const at = startOf(values);
  return {
    version: values.version ?? '',
    rollout: values.rollout as Rollout,
    ...(values.name && { name: values.name }),
    ...(at !== undefined && { starts_at: new Date(at).toISOString() }),
    ...(values.wait && { wait_hours: Number(values.wait) }),
    ...(values.soak && values.rollout !== 'once' && { soak_minutes: Number(values.soak) }),
    ...(values.stop && { stop_rate: Number(values.stop) }),
  };
}

/** When an upgrade shall start, milliseconds since 1970; undefined: at once, or not filled in yet. */
export function startOf({ when, day, clock }: UpgradeValues): number | undefined {
  if (when !== 'later' || !day || !clock) return undefined;
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return beijingMidnight(day) + (hours * 60 + minutes) * minute;
}

/** Which devices the dialog means when it was not told. */
export function targetOf({ kind = 'gateway', scope, group, model }: UpgradeValues): JobTarget | undefined {
  const filter = { kind };
  if (scope === 'group' && hasGroups(kind)) return group ? { filter: { ...filter, group } } : undefined;
  if (scope === 'model') return model ? { filter: { ...filter, model } } : undefined;
  return { filter };
}

/** Access points and switches are in no group of their own. */
export const hasGroups = (kind: DeviceKind): boolean => kind === 'gateway' || kind === 'firewall';

/** What the dialog starts with: a quiet plan, or the one that is to be changed. */
export function initialOf(campaign: Campaign | undefined, kind: DeviceKind): UpgradeValues {
  if (!campaign) {
    const tomorrow = beijing(Date.now() + 24 * 60 * minute).day;
    return {
      kind,
      scope: 'all',
      when: 'now',
      day: tomorrow,
      clock: '03:00',
      rollout: 'once',
      stop: '20',
      wait: '24',
      soak: '30',
    };
  }
  const start = Date.parse(campaign.starts_at);
  const { day, hour, minute: minutes } = beijing(start);
  const waves = campaign.waves.join();
  const rollout = Object.entries(rollouts).find(([, ends]) => ends.join() === waves)?.[0] ?? 'once';
  return {
    kind: campaign.kind,
    // A name that nobody chose follows the version.
    name: campaign.name_said ? '' : campaign.name,
    version: campaign.version,
    when: 'later',
    day,
    clock: `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    rollout,
    soak: campaign.soak_minutes ? String(campaign.soak_minutes) : '',
    stop: campaign.stop_rate === null ? '' : String(campaign.stop_rate),
    wait: campaign.wait_until ? String(Math.round((Date.parse(campaign.wait_until) - start) / (60 * minute))) : '',
  };
}

/** A sentence when a start is too soon. */
export const tooSoon = (values: UpgradeValues): string | undefined => {
  const at = startOf(values);
  return at !== undefined && at < Date.now() + leastDelay ? text.least(leastDelay / minute) : undefined;
};
