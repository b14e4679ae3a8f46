/** Where a banner or an ad leads: a new window, or a path of the console. */
export type AdTarget = { kind: 'window'; url: string } | { kind: 'route'; path: string };

/**
 * Reads the links of a banner or ad: JSON text with an `h5` object holding `link` and `is_blank` (specification,
 * section 3). Nothing when there is no valid link: bad JSON, an empty link, a scheme other than http and https. A link
 * that is not for a new window is the part after `#`, or a path (specification, section 4: "Home ad pop-up").
 */
export function adTarget(links: string | null | undefined): AdTarget | undefined {
  const { link, is_blank } = h5Of(links);
  if (typeof link !== 'string') return undefined;
  const text = link.trim();
  const blank = is_blank === true || is_blank === 1 || is_blank === '1';
  if (!blank) {
    const path = text.includes('#') ? text.slice(text.indexOf('#') + 1) : text;
    if (/^\/(?![/\\])/.test(path)) return { kind: 'route', path };
  }
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? { kind: 'window', url: text } : undefined;
}

/** Where a path of the console is, for those who know no paths: the console finds its way from there. */
export const pathDestination = (path: string) => ({ name: 'path', query: { to: path } });

function h5Of(links: string | null | undefined): { link?: unknown; is_blank?: unknown } {
  try {
    const parsed = JSON.parse(links ?? '') as { h5?: unknown } | null;
    return parsed && typeof parsed.h5 === 'object' && parsed.h5 ? parsed.h5 : {};
  } catch {
    return {};
  }
}
