/** Pattern that finds what was typed anywhere in lower-case text. */
export const likePattern = (typed: string): string => patternOf(soughtIn(typed));

/** Patterns of which one finds what was typed: as it is or, where it may be one, as (part of) a MAC address. */
export const likePatterns = (typed: string): string[] =>
  [...new Set([soughtIn(typed), ...macsOf(typed)])].map(patternOf);

/** The same for a `search` column, where every character outside ASCII stands three times (see `searchable`, SQL). */
export const searchPatterns = (typed: string): string[] =>
  likePatterns(typed).map((pattern) => pattern.replace(/[^\0-\x7f]/gu, '$&$&$&'));

/** Condition that a column holds one of these; where every row is asked, one pattern costs less than a list of one. */
export const carries = (column: string, patterns: readonly string[], param: (value: unknown) => string): string =>
  patterns.length === 1 ? `${column} LIKE ${param(patterns[0])}` : `${column} LIKE ANY(${param(patterns)}::text[])`;

/** The MAC address that was typed whole, in any notation, as those of terminals are stored; nothing for anything else. */
export function wholeMac(typed: string): string | undefined {
  const bare = typed.trim().toUpperCase().replace(/[:.-]/g, '');
  return /^[\dA-F]{12}$/.test(bare) ? paired(bare) : undefined;
}

const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What lower-case text is to hold: as it was typed, but a MAC address may be typed with hyphens. */
export function soughtIn(typed: string): string {
  const text = typed.toLowerCase();
  const bare = text.replace(/[:-]/g, '');
  const isMac = /^[\da-f]{12}$/.test(bare) && text !== bare;
  return isMac ? paired(bare) : text;
}

/** How a MAC address that holds what was typed, in any notation, would be stored. */
function macsOf(typed: string): string[] {
  const text = typed.trim().toLowerCase();
  const bare = text.replace(/[:.-]/g, '');
  if (!/^[\da-f]{4,12}$/.test(bare)) return [];
  // Two digits a pair, or four between dots; other dots are those of an address.
  if (/[:-]/.test(text)) return /^[\da-f]{2}([:-][\da-f]{2})*[:-]?[\da-f]?$/.test(text) ? [paired(bare)] : [];
  if (text.includes('.')) return /^[\da-f]{4}(\.[\da-f]{4})*(\.[\da-f]{1,3})?$/.test(text) ? [paired(bare)] : [];
  // A few digits are more often a number than a MAC, and may begin in the middle of a pair when they are more.
  if (bare.length < 6) return /[a-f]/.test(bare) ? [paired(bare)] : [];
  return bare.length < 12 ? [paired(bare), `${bare[0]}:${paired(bare.slice(1))}`] : [paired(bare)];
}

const paired = (bare: string): string => bare.replace(/..(?=.)/g, '$&:');
