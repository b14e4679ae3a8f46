/** Pattern that finds what was typed anywhere in a `search` column. A MAC address may be typed with hyphens or bare. */
export function likePattern(typed: string): string {
  const text = typed.toLowerCase();
  const bare = text.replace(/[:-]/g, '');
  const isMac = /^[\da-f]{12}$/.test(bare) && text !== bare;
  const sought = isMac ? bare.replace(/..(?=.)/g, '$&:') : text;
  return `%${sought.replace(/[\\%_]/g, '\\$&')}%`;
}
