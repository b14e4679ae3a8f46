import { words } from './words';

/** Names of sections, fields and choices in another language, by their keys. */
export interface ConfigLabels {
  /** False: the names are those of the domain, which are Chinese. */
  translated: boolean;
  sections: Readonly<Record<string, string>>;
  /** Rows that have no name of their own, by section: from their id. */
  rows: Readonly<Record<string, (id: string) => string>>;
  nouns: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  helps: Readonly<Record<string, string>>;
  options: Readonly<Record<string, string>>;
  units: Readonly<Record<string, string>>;
  flags: { on: string; off: string };
}

/** Names of what can be configured. */
export const configLabels = words<ConfigLabels>('configLabels', {
  translated: false,
  sections: {},
  rows: {},
  nouns: {},
  fields: {},
  helps: {},
  options: {},
  units: {},
  flags: { on: '开', off: '关' },
});
