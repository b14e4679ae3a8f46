import { campaign, subsidy, subsidyDays, subsidyPercent } from './campaign';
import { beijingDay } from './time';

/** Current version of the agreement of the star plan, and the day from which it holds. */
export const starAgreementNow = { version: '1', from: '2026-06-01' } as const;

/** What may be lent: whole GB of a disk, Mbps of the upload, and per cent of what was granted. */
export const starBounds = { gb: [1, 1_000_000], mbps: [1, 10_000], share: [10, 100] } as const;

/** Part of what is free on a disk that may be lent: the rest stays for the gateway itself. */
const lendable = 0.9;

/** How an application stands. */
export const starApplicationStates = ['pending', 'approved', 'refused', 'withdrawn'] as const;

/** How the sharing of a gateway stands: `waiting` until the device said that it does as it was told. */
export const starOpenStates = ['on', 'waiting', 'failed', 'paused', 'ending'] as const;

/** Why a disk can join or not; `unreported`: its gateway never told of one. */
export const starDiskStates = ['free', 'applied', 'open', 'small', 'bad', 'full', 'unable', 'unreported'] as const;
export type StarDiskState = (typeof starDiskStates)[number];

export const starMedia = ['hdd', 'ssd', 'emmc', 'other'] as const;

export const starDisputeStates = ['open', 'answered'] as const;

/** Why a disk's day got no subsidy; empty: it got one. */
export const starUnpaid = ['', 'campaign', 'least', 'small'] as const;

const gigabyte = 2 ** 30;

/** Whole GB of so many bytes. */
export const starGb = (bytes: number): number => Math.round(bytes / gigabyte);

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
