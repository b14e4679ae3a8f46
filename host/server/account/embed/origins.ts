const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether pages of an origin lie on the machine of whoever looks at them. */
export const isLocal = (origin: string): boolean => local.has(new URL(origin).hostname);

/**
 * An origin in its standard form, undefined for what is none. Only https, or http on this machine for development: a
 * token on a plain http page could be read by anyone on the way. One host each: there are no wildcards.
 */
export function toOrigin(text: string): string | undefined {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return undefined;
  }
  // A star would be no browser's origin, yet stand in the policy of frames.
  if (url.hostname.includes('*')) return undefined;
  const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && local.has(url.hostname));
  return bare && safe ? url.origin : undefined;
}
