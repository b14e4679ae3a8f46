import type { Endpoint } from './endpoint';

/** The server's clock. Not an envelope like the other calls: the time is in a header (specification, section 7). */
export const clock: Endpoint = {
  method: 'GET',
  path: '/JSON/time.json',
  summary: "The server's clock, in the `Date` header.",
  scope: 'public',
  origin: 'given',
};

/**
 * The time that an answer of `clock` tells, milliseconds since 1970. Across origins the header may be hidden; the
 * reference server says it in the body as well. NaN when neither is there.
 */
export async function timeOf(response: Response): Promise<number> {
  const date = response.headers.get('date');
  if (date) {
    // Unread, it would keep the connection.
    void response.body?.cancel();
    return Date.parse(date);
  }
  const body = (await response.json().catch(() => undefined)) as { time?: number } | undefined;
  return body?.time ?? Number.NaN;
}
