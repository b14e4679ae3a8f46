import { campaign, subsidy, subsidyDays, subsidyPercent } from './campaign';
import type { starUnpaid } from './star';
import { beijingDay } from './time';

/** Part of what is free on a disk that may be lent: the rest stays for the gateway itself. */
const lendable = 0.9;

/** Most whole GB of a disk that may be lent: nothing of one below the campaign's smallest. */
export const mostShared = (sizeGb: number, usedGb: number): number =>
  sizeGb < campaign.leastDisk ? 0 : Math.max(0, Math.floor((sizeGb - usedGb) * lendable));

/** The subsidy of a disk for a day, by how it was found; fen. `joined`: the day on which its gateway joined. */
export function starSubsidy(
  incomeFen: number,
  diskGb: number,
  joined: string,
  day: string,
): { percent: number; fen: number; unpaid: (typeof starUnpaid)[number] } {
  const percent = subsidyPercent(diskGb);
  const days = subsidyDays(joined);
  if (!days || day < days.from || day > days.to) return { percent: 0, fen: 0, unpaid: 'campaign' };
  if (percent === 0) return { percent, fen: 0, unpaid: 'small' };
  if (incomeFen < campaign.leastIncome) return { percent, fen: 0, unpaid: 'least' };
  return { percent, fen: subsidy(incomeFen, diskGb), unpaid: '' };
}

/** The last day of the subsidy of a gateway that joined at a moment; undefined: it gets none. */
export const subsidyUntil = (joinedAt: number): string | undefined => subsidyDays(beijingDay(joinedAt))?.to;
