import type { DeviceKind } from '../device';
import { readRows } from './read';
import { keepSecrets } from './secret';
import { configSections } from './sections';
import {
  settingsRow,
  type ConfigDocument,
  type ConfigRow,
  type ConfigRows,
  type ConfigSection,
  type ConfigValue,
} from './types';

type Row = Readonly<Record<string, ConfigValue>>;
/** Rows by section, as a device tells them. */
export type ToldSections = Readonly<Record<string, readonly Row[]>>;

/**
 * What a device tells of its configuration, as far as it fits: sections that the product knows, each whole. Undefined when
 * there is none.
 */
export function readTold(kind: DeviceKind, told: ToldSections): ConfigDocument | undefined {
  const sections = configSections[kind].flatMap((section): [string, ConfigRows][] => {
    const given = Object.hasOwn(told, section.key) ? told[section.key] : undefined;
    const rows =
      given &&
      readRows(
        section,
        given.map((row, at) => named(section, row, at)),
      );
    return rows ? [[section.key, rows]] : [];
  });
  return sections.length > 0 ? Object.fromEntries(sections) : undefined;
}

/** A row with a name of ours, where it came without one: it was made on the device. */
function named({ single }: ConfigSection, row: Row, at: number): Row {
  return { ...row, id: single ? settingsRow : (row.id ?? `own${at + 1}`) };
}

/**
 * What a device is set to: what it told, and for what it did not tell the document of the cloud. A row that the cloud knows
 * by another name keeps the cloud's; a secret that the device keeps to itself is the cloud's.
 */
export const documentOnDevice = (kind: DeviceKind, cloud: ConfigDocument, told: ConfigDocument): ConfigDocument => ({
  ...cloud,
  ...Object.fromEntries(
    configSections[kind]
      .filter(({ key }) => told[key])
      .map((section) => [section.key, matched(section, cloud[section.key] ?? [], told[section.key]!)]),
  ),
});

function matched(section: ConfigSection, cloud: ConfigRows, told: ConfigRows): ConfigRows {
  const own = new Set(told.map(({ id }) => id));
  const left = new Map(cloud.filter(({ id }) => !own.has(id)).map((row) => [section.nameOf(row), row.id]));
  const known = new Set(cloud.map(({ id }) => id));
  const rows = told.map((row): ConfigRow => {
    const id = known.has(row.id) ? undefined : left.get(section.nameOf(row));
    if (id === undefined) return row;
    left.delete(section.nameOf(row));
    return { ...row, id };
  });
  const kept = keepSecrets(section, rows, cloud);
  if (!section.fixed) return kept;
  // Its rows are there whatever the device tells.
  const byId = new Map(kept.map((row) => [row.id, row]));
  return cloud.length > 0 ? cloud.map((row) => byId.get(row.id) ?? row) : kept;
}
