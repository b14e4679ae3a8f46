/** Text messages that are sold in one piece, and what they cost, integer fen. */
export const smsPacks = [
  { id: 'sms_100', amount: 100, price_fen: 800 },
  { id: 'sms_500', amount: 500, price_fen: 3_500 },
  { id: 'sms_2000', amount: 2_000, price_fen: 12_000 },
  { id: 'sms_10000', amount: 10_000, price_fen: 50_000 },
] as const;

/** Days that a pack lasts at the pace of the last seven; undefined: nothing was used. */
export const daysLeft = (balance: number, usedInWeek: number): number | undefined =>
  usedInWeek > 0 ? Math.floor((balance * 7) / usedInWeek) : undefined;
