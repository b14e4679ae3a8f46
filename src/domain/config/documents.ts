import { expandVlans } from '../../rules';
import type { DeviceKind } from '../device';
import { checkRows } from './check';
import { diffRows, type ConfigChange } from './diff';
import { hideRows } from './secret';
import { configSections } from './sections';
import type { ConfigContext, ConfigDocument, ConfigProblem } from './types';

// What is done with whole documents: it knows every section of every kind of device, which what handles single rows does not.

/** What changes from one document to another, section by section. */
export const diffDocuments = (kind: DeviceKind, before: ConfigDocument, after: ConfigDocument): ConfigChange[] =>
  configSections[kind].flatMap((section) => diffRows(section, before[section.key] ?? [], after[section.key] ?? []));

/** Everything wrong with a device's document. */
export const checkDocument = (kind: DeviceKind, context: ConfigContext): ConfigProblem[] =>
  configSections[kind].flatMap((section) => {
    const rows = context.document[section.key];
    return rows ? checkRows(section, rows, context) : [];
  });

/** Which fields name a VLAN, for telling who still uses it. */
export const usersOfVlan = (kind: DeviceKind, context: ConfigContext, vlan: number): ConfigProblem[] =>
  configSections[kind].flatMap((section) =>
    (context.document[section.key] ?? []).flatMap((row) =>
      section.fields
        .filter((field) => field.vlans && expandVlans(String(row[field.name] ?? '')).includes(vlan))
        .map((field) => ({
          section: section.key,
          row: row.id,
          field: field.name,
          failure: { rule: 'vlanMissing' as const, ids: [vlan] },
        })),
    ),
  );

/** A document as it may be shown: secrets give way to `keptSecret`. */
export const hideSecrets = (kind: DeviceKind, document: ConfigDocument): ConfigDocument =>
  Object.fromEntries(
    Object.entries(document).map(([key, rows]) => {
      const section = configSections[kind].find((one) => one.key === key);
      return [key, section ? hideRows(section, rows) : rows];
    }),
  );

/** Names of the fields that are never shown: nothing else in a row is called so. */
export const secretFields = (): ReadonlySet<string> =>
  new Set(
    Object.values(configSections)
      .flat()
      .flatMap(({ fields }) => fields.flatMap(({ name, secret }) => (secret ? [name] : []))),
  );
