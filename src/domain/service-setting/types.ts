import type { ConfigDocument, ConfigSection } from '../config';
import type { commandKinds } from '../job';

/** Services that set something on the gateway they were bought for. */
export const settingServices = ['iptv', 'game_v2', 'speedup', 'onewu_speedup', 'ipv6'] as const;
export type SettingService = (typeof settingServices)[number];

/** A number that a gateway measures of a service. */
interface Figure {
  key: string;
  unit: 'ms' | '%' | 'Mbps' | '';
  /** Which way it gets better. */
  better: 'less' | 'more';
}

/** A value that a package does not include: of a field, in one section. */
export interface Locked {
  section: string;
  row: string;
  field: string;
}

/** What a service sets on a gateway, and how one can see that it works. */
export interface ServiceSpec {
  /** Kind of the command that brings it. */
  command: (typeof commandKinds)[number];
  sections: readonly ConfigSection[];
  /** What a gateway starts from. */
  initial: ConfigDocument;
  /** What the package does not include of a document. */
  locked: (tier: string, document: ConfigDocument) => Locked[];
  figures: readonly Figure[];
  /** Lines to the internet that the gateway needs; 0: none in particular. */
  lines: number;
}
