import { checkRows, readRows, type ConfigDocument, type ConfigProblem, type ConfigSection } from '../config';
import { iptv } from './iptv';
import { bonding, multiline6 } from './lines';
import { game, office } from './priority';
import type { Locked, ServiceSpec, SettingService } from './types';

export { settingServices, type SettingService } from './types';
export { backupOf, iptvBoxes } from './iptv';
export { linesOf } from './lines';
export { games, listEdition, officeApps } from './lists';
export { gamePlans, officeMbps } from './priority';

/** What each service sets. */
export const serviceSpecs: Readonly<Record<SettingService, ServiceSpec>> = {
  iptv,
  game_v2: game,
  speedup: bonding,
  onewu_speedup: office,
  ipv6: multiline6,
};

/** What a gateway and its account have, for fields that name something of theirs. */
export interface SettingFacts {
  wan: readonly string[];
  lan: readonly string[];
  /** VLANs that were created on the gateway. */
  vlans: readonly number[];
  /** Choices that are the account's own, by field. */
  choices: Readonly<Record<string, readonly { value: string; label: string }[]>>;
}

/** Sections with the choices that are the account's own. */
export const sectionsWith = (service: SettingService, choices: SettingFacts['choices']): ConfigSection[] =>
  serviceSpecs[service].sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const own = choices[field.name];
      return own && field.kind === 'choice'
        ? { ...field, options: [...(field.options ?? []), ...own.map((one) => ({ ...one, own: true }))] }
        : field;
    }),
  }));

/** A document as it is kept; undefined: what came is none of this service. A section that is missing is as at first. */
export function readDocument(
  service: SettingService,
  given: Readonly<Record<string, unknown>>,
): ConfigDocument | undefined {
  const { sections, initial } = serviceSpecs[service];
  const document: Record<string, ConfigDocument[string]> = {};
  for (const section of sections) {
    const rows = section.key in given ? readRows(section, given[section.key]) : initial[section.key];
    if (!rows) return undefined;
    document[section.key] = rows;
  }
  return document;
}

/** Everything wrong with a document on its gateway. */
export function checkSetting(service: SettingService, document: ConfigDocument, facts: SettingFacts): ConfigProblem[] {
  const vlans = new Set(facts.vlans);
  return sectionsWith(service, facts.choices).flatMap((section) =>
    checkRows(section, document[section.key] ?? [], { document, vlans, interfaces: facts }),
  );
}

/** What the package does not include of a document. */
export const lockedOf = (service: SettingService, tier: string, document: ConfigDocument): Locked[] =>
  serviceSpecs[service].locked(tier, document);

/** Figures out of what a gateway answered, line by line: `loss=0.2`. What is no figure of the service is left out. */
export function figuresIn(service: SettingService, lines: readonly string[]): Record<string, number> {
  const known = new Set(serviceSpecs[service].figures.map(({ key }) => key));
  const found: Record<string, number> = {};
  for (const line of lines) {
    const [, key = '', value = ''] = /^([a-z_]{1,20})=(\d{1,9}(?:\.\d{1,6})?)$/.exec(line.trim()) ?? [];
    if (known.has(key)) found[key] = Number(value);
  }
  return found;
}
