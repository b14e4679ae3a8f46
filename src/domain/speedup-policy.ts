/** Ways of an application: over the line of its group, always over one of its own, or over the best of several. */
export const speedupWays = ['group', 'fixed', 'auto'] as const;

/** Why a gateway took a line: the first one, one before it was worse than it may be or gone, or a better one is well again. */
export const speedupReasons = ['start', 'latency', 'loss', 'jitter', 'down', 'back'] as const;
export type SpeedupReason = (typeof speedupReasons)[number];

/** Lines of one policy. */
export const mostPolicyLines = 5;

/** Days that switches are kept. */
export const switchDays = 90;

/** What thresholds and times of a policy may be: milliseconds, percent, milliseconds, seconds, seconds. */
export const policyBounds = {
  ms: [10, 2000],
  loss: [1, 100],
  jitter: [1, 500],
  hold: [10, 3600],
  back: [60, 86_400],
} as const;
export type PolicyField = keyof typeof policyBounds;

/** What a policy starts with. */
export const policyDefaults: Readonly<Record<PolicyField, number>> = {
  ms: 150,
  loss: 3,
  jitter: 30,
  hold: 60,
  back: 300,
};

/** How good a line is: milliseconds, percent, milliseconds. */
export interface LineQuality {
  ms: number;
  loss: number;
  jitter: number;
}

/** What of a line is worse than a policy lets it be; undefined: nothing. */
export function breachOf(quality: LineQuality, most: LineQuality): 'loss' | 'latency' | 'jitter' | undefined {
  if (quality.loss > most.loss) return 'loss';
  if (quality.ms > most.ms) return 'latency';
  return quality.jitter > most.jitter ? 'jitter' : undefined;
}

/** What `nextLine` asks of a line: what was wrong with it for so many seconds on end, and whether it was well for so many. */
export interface LineHistory {
  wrongFor: (line: string, seconds: number) => 'loss' | 'latency' | 'jitter' | undefined;
  wellFor: (line: string, seconds: number) => boolean;
}

/**
 * The line that a policy takes next, and why; undefined: it stays with the present one. A line is left only after `hold`
 * seconds above a threshold, and an earlier one is taken again only after `back` seconds below all of them.
 */
export function nextLine(
  { lines, hold, back }: { lines: readonly string[]; hold: number; back: number },
  present: string | undefined,
  { wrongFor, wellFor }: LineHistory,
): { line: string; why: SpeedupReason } | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  if (present === undefined) return { line: first, why: 'start' };
  const at = lines.indexOf(present);
  if (at < 0) return { line: first, why: 'down' };
  const better = lines.slice(0, at).find((line) => wellFor(line, back));
  if (better !== undefined) return { line: better, why: 'back' };
  const why = wrongFor(present, hold);
  const other = why && lines.find((line) => line !== present && wellFor(line, hold));
  return why && other !== undefined ? { line: other, why } : undefined;
}
