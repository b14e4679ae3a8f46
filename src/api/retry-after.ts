/** Seconds that a `retry-after` asks to wait, said as seconds or as a date (RFC 9110, 10.2.3); at least 1. */
export function retryAfterOf(headers: Headers): number {
  const asked = headers.get('retry-after') ?? '';
  const seconds = Number(asked);
  if (asked.trim() && seconds >= 0) return Math.max(1, Math.ceil(seconds));
  // By the clock of whoever answered, which the reader's need not agree with.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.max(1, Math.ceil((Date.parse(asked) - now) / 1000) || 1);
}

/** Two minutes and two hours, in seconds: up to there the smaller unit is read without counting. */
const [few, many] = [120, 7200];

/** Seconds in the unit that is easily read, rounded up. */
export function roughly(seconds: number, [second, minute, hour]: readonly [string, string, string]): string {
  if (seconds < few) return `${seconds} ${second}`;
  return seconds < many ? `${Math.ceil(seconds / 60)} ${minute}` : `${Math.ceil(seconds / 3600)} ${hour}`;
}
