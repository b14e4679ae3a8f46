import type { DataOf } from '../../../src/api';
import type { Prepared, replacement } from '../../../src/api/contract/prepared';
import { told } from '../../../src/api/said';
import { preparedSettings } from '../../../src/domain/prepared';
import type { Destination } from '../../../src/session/place';
import type { StatusKind } from '../../../src/ui/status';
import { preparedDevicesText as text } from './prepared-devices.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** The shape of each state. */
export const statusOf: Readonly<Record<Prepared['state'], StatusKind>> = {
  waiting: 'off',
  bound: 'progress',
  applied: 'online',
  failed: 'danger',
};

/** What happened, in a sentence. */
export const happened = ({ state, error, error_said }: Prepared): string =>
  state === 'failed' ? told(error, error_said) || text.failedPlain : text.states[state];

/** When something last happened; undefined: nothing yet. */
export const latestOf = ({ settled_at, bound_at }: Prepared): string | undefined => settled_at ?? bound_at ?? undefined;

/** What it is set to, in words. */
export const settingsIn = (row: Prepared): string => settingsParts(row).filter(Boolean).join(text.comma);

/** The same in two parts: which gateway's it begins with, and what is set besides. */
export function settingsParts({
  copy_from,
  copy_remark,
  kind,
  settings,
  site,
  replaces,
  replaces_serial,
}: Prepared): readonly [from: string, own: string] {
  if (replaces !== null) return ['', text.replaces(replaces_serial ?? '')];
  const own = Object.keys(preparedSettings[kind])
    .filter((name) => settings[name])
    .map((name) => `${text[name as 'vlan']} ${settings[name]}`)
    .join(text.comma);
  const whole = [site && text.siteOf(site.name), own].filter(Boolean).join(text.comma);
  return [copy_from ? text.copyOf(copy_remark) : '', whole];
}

/** A step on its way. */
interface Step {
  key: 'prepared' | 'bound' | 'applied';
  kind: StatusKind;
  /** When it was done; undefined: it was not. */
  at?: string | undefined;
  words: string;
}

/** The way of a device, step by step. */
export function stepsOf(row: Prepared): Step[] {
  const { state, bound_at, settled_at, created_at } = row;
  const came = bound_at !== null;
  return [
    { key: 'prepared', kind: 'online', at: created_at, words: '' },
    came
      ? { key: 'bound', kind: 'online', at: bound_at, words: row.model ?? '' }
      : { key: 'bound', kind: 'off', words: text.stepWaiting },
    state === 'failed'
      ? { key: 'applied', kind: 'danger', at: settled_at ?? undefined, words: happened(row) }
      : state === 'applied'
        ? {
            key: 'applied',
            kind: 'online',
            at: settled_at ?? undefined,
            words: row.version === null ? text.stepNone : settingsIn(row),
          }
        : { key: 'applied', kind: came ? 'progress' : 'off', words: came ? text.stepSending : text.stepWaiting },
  ];
}

/** The page of a device that came; undefined: it has none of its own, or is not here. */
export function pageOf({ device_id: id, kind }: Prepared): Destination | undefined {
  if (id === null) return undefined;
  if (kind === 'gateway') return { name: 'network', params: { gwid: id } };
  if (kind === 'ap') return { name: 'ap_edit', query: { id } };
  return kind === 'firewall' ? { name: 'fire_detail', query: { id } } : undefined;
}

/** Something that goes over to a new gateway, or stays behind. */
interface Move {
  key: string;
  title: string;
  words: string;
  stays?: true;
}

/** What goes over, without what there is none of; last what stays. */
export function movesOf(
  { moves, services, group_name, location, alarms, clients }: DataOf<typeof replacement>,
  day: (at: string) => string,
): Move[] {
  const counted = (key: 'devices' | 'mappings' | 'subscribers' | 'domains' | 'cameras' | 'backups'): Move[] =>
    moves[key] > 0
      ? [{ key, title: text.move[key], words: (key === 'devices' ? text.devices : text.entries)(moves[key]) }]
      : [];
  return [
    { key: 'config', title: text.move.config, words: text.place(group_name ?? text.noGroup, location) },
    ...counted('devices'),
    ...services.map(({ service, service_name, tier_name, expires_at }) => ({
      key: service,
      title: text.move.services,
      words: text.serviceUntil(soldNames.said(service_name), soldNames.said(tier_name), day(expires_at)),
    })),
    ...(moves.network ? [{ key: 'network', title: text.move.network, words: moves.network }] : []),
    ...counted('mappings'),
    ...counted('subscribers'),
    ...(moves.coupons + moves.messages > 0
      ? [{ key: 'coupons', title: text.move.coupons, words: text.couponsAnd(moves.coupons, moves.messages) }]
      : []),
    ...counted('domains'),
    ...counted('cameras'),
    ...counted('backups'),
    { key: 'others', title: text.move.others, words: text.others },
    { key: 'history', title: text.move.history, words: text.historyStays(alarms, clients), stays: true },
  ];
}
