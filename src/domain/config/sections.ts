import type { DeviceKind } from '../device';
import { apSections } from './ap';
import { firewallSections } from './firewall';
import { gatewaySections } from './gateway';
import { switchSections } from './switch';
import type { ConfigSection } from './types';

/** What can be configured on each kind of device. */
export const configSections: Readonly<Record<DeviceKind, readonly ConfigSection[]>> = {
  gateway: gatewaySections,
  switch: switchSections,
  ap: apSections,
  firewall: firewallSections,
};

/** A section by name; undefined when the kind of device has none of it. */
export const sectionOf = (kind: DeviceKind, key: string): ConfigSection | undefined =>
  configSections[kind].find((one) => one.key === key);
