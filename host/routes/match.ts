import type { Route } from './route';

/** A route that fits an address, with its path fields decoded. Optional fields that are not there are absent. */
export interface Match {
  route: Route;
  params: Record<string, string>;
}

interface Segment {
  /** Name of the field; undefined for a fixed word. */
  name?: string;
  optional: boolean;
  /** As the table writes it. */
  text: string;
}

const segmentsOf = (path: string): Segment[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((text) =>
      text.startsWith(':')
        ? { name: text.slice(1).replace(/\?$/, ''), optional: text.endsWith('?'), text }
        : { optional: false, text },
    );

const compiled = new WeakMap<Route, Segment[]>();

function segments(route: Route): Segment[] {
  const known = compiled.get(route) ?? segmentsOf(route.path);
  compiled.set(route, known);
  return known;
}

/**
 * Finds the route of a path (without query). Fixed words win over fields, whatever the order of the table; letters
 * count alike in both cases, a trailing slash does not count.
 */
export function matchPath(routes: readonly Route[], path: string): Match | undefined {
  const parts = path.split('/').filter(Boolean);
  let best: { match: Match; fixed: number } | undefined;
  for (const route of routes) {
    const pattern = segments(route);
    const params = fit(pattern, parts);
    if (!params) continue;
    const fixed = pattern.filter((segment) => !segment.name).length;
    if (!best || fixed > best.fixed) best = { match: { route, params }, fixed };
  }
  return best?.match;
}

function fit(pattern: readonly Segment[], parts: readonly string[]): Record<string, string> | undefined {
  if (parts.length > pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const part = parts[at];
    if (part === undefined) {
      if (!segment.optional) return undefined;
    } else if (segment.name) {
      const value = decode(part);
      if (value === undefined) return undefined;
      params[segment.name] = value;
    } else if (part.toLowerCase() !== segment.text.toLowerCase()) {
      return undefined;
    }
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The address of a route with these fields; undefined when a needed one is missing. */
export function pathOf(route: Route, params: Readonly<Record<string, string | undefined>> = {}): string | undefined {
  const parts: string[] = [];
  for (const segment of segments(route)) {
    if (!segment.name) {
      parts.push(segment.text);
      continue;
    }
    const value = params[segment.name];
    if (value) parts.push(encodeURIComponent(value));
    else if (segment.optional) break;
    else return undefined;
  }
  return `/${parts.join('/')}`;
}
