import { campaign, subsidy, subsidyDays, subsidyPercent } from './campaign';
import type { starUnpaid } from './star';
import { beijingDay } from './time';

/** Bytes of a GB as disks are sold; the plan counts in no other. */
export const gigabyte = 1_000_000_000;

/** Bytes from which a disk counts as the campaign's smallest: flash that is sold as 32 GB has a little less. */
export const leastBytes = 29_500_000_000;

/** Whole GB of a disk, as it is sold. */
export function soldGb(bytes: number): number {
  const gb = Math.round(bytes / gigabyte);
  return bytes >= leastBytes && gb < campaign.leastDisk ? campaign.leastDisk : gb;
}

/** Part of what is free on a disk that may be lent: the rest stays for the gateway itself. */
const lendable = 0.9;

/** Most whole GB of a disk (bytes) that may be lent: nothing of one below the campaign's smallest. */
export const mostShared = (size: number, used: number): number =>
  size < leastBytes ? 0 : Math.max(0, Math.floor(((size - used) / gigabyte) * lendable));

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
