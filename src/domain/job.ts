/** What can be done with many devices at once. */
export const jobKinds = [
  'reboot',
  'upgrade',
  'group',
  'unbind',
  'rename',
  'tag',
  'config',
  'tv',
  'radio',
  'rule',
  'template',
  'site',
  'plugin',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** What a gateway is told to do, by a job or by itself. */
export const commandKinds = [
  'rename',
  'reboot',
  'upgrade',
  'locate',
  'ping',
  'traceroute',
  'dns',
  'config',
  'guard',
  'client_kick',
  'client_limit',
  'client_block',
  'client_unblock',
  'client_name',
  'camera_plan',
  'tunnel',
  'speedup',
  'speedup_probe',
  'billing',
  'sdwan',
  'sdwan_account',
  'syslog',
  'tv',
  'tv_box',
  'measure',
  'iptv',
  'game',
  'bonding',
  'priority',
  'multiline6',
  'plugin',
  'star',
  'ppsk',
] as const;

/** How a job stands. `paused`: too much failed, or a person stopped it; nothing more is begun. */
export const jobStates = ['scheduled', 'running', 'paused', 'done', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** How one device of a job stands. */
export const jobItemStates = ['waiting', 'running', 'success', 'failed', 'skipped'] as const;

/** Devices of one job. */
export const mostInJob = 100_000;
/** Jobs of one account that are not over. */
export const mostJobs = 50;
/** Longest wait for devices that are offline, hours. */
export const longestWait = 168;

/** Fills a pattern like `门店-{n}`; the running number gets as many digits as the last one has. */
export function fillPattern(
  pattern: string,
  device: { gwid: string; model: string; old: string },
  number: number,
  total: number,
): string {
  const n = String(number).padStart(String(total).length, '0');
  const values: Readonly<Record<string, string>> = { ...device, n };
  return pattern.replace(/\{(n|gwid|model|old)\}/g, (whole, name: string) => values[name] ?? whole).trim();
}

/** Whether a pattern gives every device a name of its own. */
export const isPattern = (pattern: string): boolean => /\{(n|gwid|old)\}/.test(pattern);

/**
 * Which wave an item belongs to.
 * @param waves upper ends in percent, rising, the last 100
 */
export function waveOf(position: number, total: number, waves: readonly number[]): number {
  const wave = waves.findIndex((end) => position < Math.ceil((total * end) / 100));
  return wave < 0 ? waves.length - 1 : wave;
}
