/** Seconds that a `retry-after` asks to wait, said as seconds or as a date (RFC 9110, 10.2.3); at least 1. */
export function retryAfterOf(headers: Headers): number {
  const asked = headers.get('retry-after') ?? '';
  return Math.ceil(Math.max(1, Number(asked) || (Date.parse(asked) - Date.now()) / 1000 || 1));
}

/** Seconds in the unit that is easily read, rounded up: up to two minutes, and up to two hours, in the smaller one. */
export const roughly = (seconds: number, [second, minute, hour]: readonly [string, string, string]): string =>
  seconds < 120
    ? `${seconds} ${second}`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} ${minute}`
      : `${Math.ceil(seconds / 3600)} ${hour}`;
