/** What a plugin is about. */
export const pluginCategories = ['security', 'auth', 'experience', 'analysis', 'storage', 'iot'] as const;
export type PluginCategory = (typeof pluginCategories)[number];

/**
 * What a plugin may ask for. `server`: talk to the cloud that its gateway belongs to; `network`: connect to anything that
 * the gateway reaches; `clients`: read the list of terminals; `interfaces`: read interfaces and their counters.
 */
export const pluginRights = ['server', 'network', 'clients', 'interfaces'] as const;

/** How a plugin is on its gateway, as that says. `refused`: the gateway did not let it run. */
export const pluginRuns = ['running', 'stopped', 'failing', 'refused'] as const;

/** Limits of packages, settings and reports. */
export const pluginLimits = {
  /** Bytes of a package. */
  package: 1_000_000,
  /** Files in one. */
  files: 50,
  /** Megabytes of memory that a plugin may ask for. */
  memory: 256,
  /** Plugins on one gateway. */
  onGateway: 20,
  /** Lines of a log that are kept. */
  log: 50,
  /** Characters of one of them, of a value that a plugin reports, of a setting. */
  text: 300,
  /** Bytes that a measurement of a line may fetch at once and send at once, and how often in an hour; calls without any too. */
  speedDown: 8_000_000,
  speedUp: 4_000_000,
  speedTests: 24,
  speedCalls: 240,
} as const;

/** A setting as a manifest declares it. */
export interface PluginSetting {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'choice' | 'flag';
  value: string | number | boolean;
  min?: number | undefined;
  max?: number | undefined;
  choices?: { value: string; label: string }[] | undefined;
}
/** Settings by their names. */
export type PluginSettings = Record<string, string | number | boolean>;

/** What is wrong with the value of a setting; undefined when nothing is. */
export function settingFault(
  setting: PluginSetting,
  value: unknown,
): { rule: 'kind' } | { rule: 'range'; min: number; max: number } | undefined {
  if (setting.kind === 'flag') return typeof value === 'boolean' ? undefined : { rule: 'kind' };
  if (setting.kind === 'number') {
    const { min = 0, max = 1_000_000 } = setting;
    if (typeof value !== 'number' || !Number.isFinite(value)) return { rule: 'range', min, max };
    return value < min || value > max ? { rule: 'range', min, max } : undefined;
  }
  if (typeof value !== 'string' || value.length > pluginLimits.text) return { rule: 'kind' };
  return setting.kind === 'choice' && !setting.choices?.some((one) => one.value === value)
    ? { rule: 'kind' }
    : undefined;
}

/** The settings of a version: what was set where it still fits, else what its manifest begins with. */
export const settingsFor = (declared: readonly PluginSetting[], set: PluginSettings): PluginSettings =>
  Object.fromEntries(
    declared.map((one) => {
      const value = set[one.name];
      return [one.name, value !== undefined && !settingFault(one, value) ? value : one.value];
    }),
  );

/** Parts of a version like `1.4.0`. */
export const versionParts = (version: string): number[] => version.split('.').map(Number);
