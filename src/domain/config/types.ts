import type { Rule, RuleFailure } from '../../rules';
import type { DeviceKind } from '../device';

/** One value of a configuration. A list is a text with one item per line. */
export type ConfigValue = string | number | boolean;

/** One row of a section. `id` names the row for good, whatever its fields become. */
export interface ConfigRow {
  id: string;
  [field: string]: ConfigValue;
}

/** Rows of one section, in their order. A section of settings has exactly one row, `settings`. */
export type ConfigRows = readonly ConfigRow[];

/** What a device is set to: rows by section. */
export type ConfigDocument = Readonly<Record<string, ConfigRows>>;

/** Id of the only row of a section of settings. */
export const settingsRow = 'settings';

/** One value that can be chosen. */
interface ConfigOption {
  value: string;
  label: string;
  /** It is called so by the account: the same in every language. */
  own?: boolean;
  /** Rows that can have it; every one unless given. */
  when?: (row: ConfigRow) => boolean;
}

/** One field of a section's rows. Everything is folded from it: the check on both sides, the form, the table, the diff. */
export interface ConfigField {
  name: string;
  label: string;
  /** `lines`: one item per line. */
  kind: 'text' | 'number' | 'flag' | 'choice' | 'lines';
  /** Value of a new row. */
  initial: ConfigValue;
  /** A text that must not be empty. */
  required?: boolean;
  /** One spelling for what can be spelt in several ways: MAC addresses. */
  tidy?: (text: string) => string;
  /** Held to a value that is not empty; a number as its digits. */
  rules?: readonly Rule[];
  /** Held to each line of a `lines` field. */
  lineRule?: Rule;
  /** Values of a `choice`; with a `source`, those that are always offered. */
  options?: readonly ConfigOption[];
  /** The device's own interfaces of this role are offered. */
  source?: 'wan' | 'lan';
  /** Every VLAN that is named must have been created (specification, section 5: "VLAN"). */
  vlans?: boolean;
  /** Whether the field matters for a row; else it keeps its initial value and is not shown. */
  when?: (row: ConfigRow) => boolean;
  /** Format example in the empty box. */
  example?: string;
  /** Range, unit or consequence below the box. */
  help?: string;
  unit?: string;
  /** In letters of equal width: addresses. */
  mono?: boolean;
  /** Width of its column in px; no column without one. */
  column?: number;
  /** Never shown again once saved: passwords. */
  secret?: boolean;
  /** Kept for the device only: neither shown nor named among changes. */
  silent?: boolean;
  /** Named among changes, but never typed: it comes with another field. */
  given?: boolean;
}

/** What a check may look at beside the rows. */
export interface ConfigContext {
  /** Every section as it would be. */
  document: ConfigDocument;
  /** VLANs that exist for this device. */
  vlans: ReadonlySet<number>;
  /** Bounds of a port's speed limit that the device itself gives (a lightly managed switch), kilobytes a second. */
  speed?: { min: number; max: number };
  /** Addresses of the device's ways out, `a/n` or `a`; not there where only the server can tell. */
  wans?: readonly string[];
  /** The device's interfaces by role; not there where only the server can tell, or the device has not told them. */
  interfaces?: { wan: readonly string[]; lan: readonly string[] };
  /** Portal pages of the account by id; not there where only the server can tell. */
  templates?: ReadonlySet<string>;
}

/** Something wrong with a row. */
export interface ConfigProblem {
  section: string;
  row: string;
  field: string;
  failure: RuleFailure;
}

/** One section of a kind of device. */
export interface ConfigSection {
  /** Name in the document, in addresses and towards the device. */
  key: string;
  label: string;
  kind: DeviceKind;
  /** What one row is called: `规则`. */
  noun: string;
  /** One row of settings instead of a list. */
  single?: boolean;
  /** The order of the rows means something. */
  ordered?: boolean;
  /** Only devices that say so have it (`config.wan` among the capabilities of their reports). Not there in a document: nothing is known of it. */
  optional?: boolean;
  /** About the place where the device stands: it does not go along with a copy for another one. */
  own?: boolean;
  /** Rows come from the device: neither added nor removed. */
  fixed?: boolean;
  /** Greatest number of rows. */
  most: number;
  fields: readonly ConfigField[];
  /** What a row is called in a list of changes. */
  nameOf: (row: ConfigRow) => string;
  /** What goes across rows: doubles, overlaps. */
  check?: (rows: ConfigRows, context: ConfigContext) => Omit<ConfigProblem, 'section'>[];
}

/** Whether people set a field by itself. */
export const isTyped = ({ silent, given }: ConfigField): boolean => !silent && !given;

/** Declares a section; only narrows the type. */
/*#__NO_SIDE_EFFECTS__*/
export const section = (spec: ConfigSection): ConfigSection => spec;
