import { checkSettings, knownSettings, serialPattern, settingField } from '../../../../src/domain/prepared';
import type { DeviceKind } from '../../../../src/domain/device';
import { maxLength, required } from '../../../../src/rules';
import { because, type Said } from '../../kit/refusal';
import { broken, checks } from '../../kit/validate';
import type { Sql } from '../../kit/store/db';
import { checkRemark } from '../devices/bind';
import { fieldSaid } from '../config/said';
import type { StoredPrepared } from './stored';

/** What is to be prepared, whoever says it. */
export type Entry = Pick<
  StoredPrepared,
  'serial' | 'kind' | 'remark' | 'group_id' | 'location' | 'copy_from' | 'settings'
>;

/** What an entry is checked against. */
export interface Around {
  /** Serial numbers that are prepared, but for the entry's own, and those of devices that are there. */
  prepared: ReadonlySet<string>;
  owned: ReadonlySet<string>;
  groups: readonly { id: string; kind: string; name: string; parent: string | null }[];
  /** Devices that can be copied, by id. */
  sources: ReadonlyMap<string, Source>;
}

/** A device whose configuration can be copied. */
export interface Source {
  id: string;
  kind: DeviceKind;
  remark: string;
}

/** Reads what entries with these serial numbers, copying these devices, are checked against. */
export async function readAround(
  sql: Sql,
  accountId: string,
  { serials, copied, self }: { serials: readonly string[]; copied: readonly string[]; self?: string | undefined },
): Promise<Around> {
  const prepared = await sql.query<{ serial: string }>(
    'SELECT serial FROM prepared_device WHERE account_id = $1 AND serial = ANY($2::text[]) AND id IS DISTINCT FROM $3',
    [accountId, serials, self ?? null],
  );
  const owned = await sql.query<{ serial: string }>(
    'SELECT serial FROM device WHERE account_id = $1 AND serial = ANY($2::text[])',
    [accountId, serials],
  );
  const groups = await sql.query<Around['groups'][number]>(
    `SELECT g.id, g.kind, g.name, u.name AS parent FROM device_group g
     LEFT JOIN device_group u ON u.id = g.parent_id WHERE g.account_id = $1 ORDER BY g.id`,
    [accountId],
  );
  const sources = await sql.query<Source>(
    'SELECT id, kind, remark FROM device WHERE account_id = $1 AND id = ANY($2::text[])',
    [accountId, copied],
  );
  return {
    prepared: new Set(prepared.map(({ serial }) => serial)),
    owned: new Set(owned.map(({ serial }) => serial)),
    groups,
    sources: new Map(sources.map((one) => [one.id, one])),
  };
}

/** Kind of the groups that devices of a kind are put into; undefined: into none. */
export const groupKind = (kind: DeviceKind): string | undefined =>
  kind === 'gateway' || kind === 'firewall' ? kind : undefined;

/** What is wrong with an entry, by field; settings by their names. */
export function faultsOf(entry: Entry, around: Around): Record<string, Said> {
  const { serial, kind, remark, group_id, location, copy_from, settings } = entry;
  const faults: Record<string, Said | undefined> = {
    serial: faultOfSerial(serial, around),
    remark: checkRemark(remark),
    location: checks('location', maxLength(64))(location),
    group: faultOfGroup(kind, group_id, around),
    copy_from: faultOfCopy(kind, copy_from, around),
  };
  const known = knownSettings(kind, settings);
  if (kind === 'gateway' && (known.vlan === undefined) !== (known.address === undefined)) {
    faults[known.vlan === undefined ? 'vlan' : 'address'] = because('vlanAndAddress');
  } else {
    for (const [name, failure] of checkSettings(kind, known)) {
      faults[name] = broken(failure, fieldSaid('', settingField(kind, name)!));
    }
  }
  return Object.fromEntries(Object.entries(faults).flatMap(([field, said]) => (said ? [[field, said] as const] : [])));
}

function faultOfSerial(serial: string, { prepared, owned }: Around): Said | undefined {
  if (!serial) return checks('serial', required)(serial);
  if (!serialPattern.test(serial)) return because('serialUnfit');
  if (owned.has(serial)) return because('serialOwned');
  return prepared.has(serial) ? because('serialPrepared') : undefined;
}

function faultOfGroup(kind: DeviceKind, id: string | null, { groups }: Around): Said | undefined {
  if (id === null) return undefined;
  const wanted = groupKind(kind);
  if (!wanted) return because('preparedGroupless');
  return groups.some((one) => one.id === id && one.kind === wanted) ? undefined : because('noGroup');
}

function faultOfCopy(kind: DeviceKind, id: string | null, { sources }: Around): Said | undefined {
  if (id === null) return undefined;
  const source = sources.get(id);
  if (!source) return because('copyGone', { name: id });
  return source.kind === kind ? undefined : because('copyKind');
}
