import type { DeviceKind } from '../device';
import { apSections } from './ap';
import { firewallSections } from './firewall';
import { gatewaySections } from './gateway';
import { switchSections } from './switch';
import type { ConfigDocument, ConfigSection } from './types';

/** What can be configured on each kind of device. */
export const configSections: Readonly<Record<DeviceKind, readonly ConfigSection[]>> = {
  gateway: gatewaySections,
  switch: switchSections,
  ap: apSections,
  firewall: firewallSections,
};

/** What a device of a kind can be set to: all but what it would have to say that it can. */
export const offeredSections = (kind: DeviceKind, capabilities: readonly string[]): readonly ConfigSection[] =>
  configSections[kind].filter(({ key, optional }) => !optional || capabilities.includes(`config.${key}`));

/** A document without sections that a device does not have: a copy of another one may say more. */
export const documentFor = (
  { kind, capabilities }: { kind: DeviceKind; capabilities: readonly string[] },
  document: ConfigDocument,
): ConfigDocument => {
  const known = new Set(offeredSections(kind, capabilities).map(({ key }) => key));
  return Object.fromEntries(Object.entries(document).filter(([key]) => known.has(key)));
};

/** A document without what is only about the place of one device. */
export const withoutOwn = (kind: DeviceKind, document: ConfigDocument): ConfigDocument => {
  const own = new Set(configSections[kind].filter((section) => section.own).map(({ key }) => key));
  return Object.fromEntries(Object.entries(document).filter(([key]) => !own.has(key)));
};

/** A section by name; undefined when the kind of device has none of it. */
export const sectionOf = (kind: DeviceKind, key: string): ConfigSection | undefined =>
  configSections[kind].find((one) => one.key === key);
