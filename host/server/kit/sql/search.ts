/** Pattern that finds what was typed anywhere in lower-case text. */
export const likePattern = (typed: string): string => `%${sought(typed).replace(/[\\%_]/g, '\\$&')}%`;

/** The same for a `search` column, where every character outside ASCII stands three times (see `searchable`, SQL). */
export const searchPattern = (typed: string): string => likePattern(typed).replace(/[^\0-\x7f]/gu, '$&$&$&');

/** A MAC address may be typed with hyphens. */
function sought(typed: string): string {
  const text = typed.toLowerCase();
  const bare = text.replace(/[:-]/g, '');
  const isMac = /^[\da-f]{12}$/.test(bare) && text !== bare;
  return isMac ? bare.replace(/..(?=.)/g, '$&:') : text;
}
