import { addDays, withinDays } from './time';

/** The subsidy campaign (specification, section 1); days in Beijing, both included: 64 of them. */
export const campaign = {
  from: '2019-08-28',
  to: '2019-10-30',
  /** How many days a device gets the subsidy from the day it joins. */
  days: 30,
  /** No subsidy after this day. */
  last: '2019-11-30',
  /** Least income of a day that is subsidised, fen. */
  leastIncome: 10,
  /** Smallest disk that takes part, GB. */
  leastDisk: 32,
  /** Largest disk of the lower tier, GB. */
  lowerTier: 256,
} as const;

/** Whether a device may join now; milliseconds since 1970. */
export const campaignOpen = (now: number): boolean => withinDays(now, campaign.from, campaign.to);

/** Per cent of the day's income that a disk (GB) earns on top: 15 from 32 to 256, 30 above, else 0. */
export const subsidyPercent = (diskGb: number): 0 | 15 | 30 => {
  if (!(diskGb >= campaign.leastDisk)) return 0;
  return diskGb <= campaign.lowerTier ? 15 : 30;
};

/**
 * Subsidy of one day in fen, from whole fen of income: 1.4 yuan at 15 per cent give 0.21. Nothing below 0.1 yuan of
 * income. Parts of a fen are not paid out.
 */
export const subsidy = (incomeFen: number, diskGb: number): number =>
  incomeFen >= campaign.leastIncome ? Math.floor((Math.trunc(incomeFen) * subsidyPercent(diskGb)) / 100) : 0;

/** First and last day of the subsidy of a device that joined on a day `YYYY-MM-DD`; nothing outside the campaign. */
export function subsidyDays(joined: string): { from: string; to: string } | undefined {
  if (joined < campaign.from || joined > campaign.to) return undefined;
  const end = addDays(joined, campaign.days - 1);
  return { from: joined, to: end < campaign.last ? end : campaign.last };
}
