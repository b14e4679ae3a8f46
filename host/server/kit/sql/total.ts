/**
 * How many rows match, given one page of them. A page that is not full tells it without counting: a search for
 * something rare reads everything once, one for something common stops early and counts.
 */
export async function totalOf(
  rows: number,
  { page, per_page }: { page: number; per_page: number },
  count: () => Promise<number>,
): Promise<number> {
  const before = (page - 1) * per_page;
  return rows < per_page && (rows > 0 || before === 0) ? before + rows : count();
}
