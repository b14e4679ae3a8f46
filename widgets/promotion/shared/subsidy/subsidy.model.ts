import { campaign, subsidy, subsidyDays, subsidyPercent } from '../../../../src/domain/campaign';
import { yuanToFen } from '../../../../src/format';

/** What somebody typed into the calculator. */
export interface Typed {
  disk: string;
  income: string;
  /** `YYYY-MM-DD`. */
  joined: string;
}

/** What comes out of it. */
export interface Result {
  /** The field holds no number. */
  badDisk: boolean;
  badIncome: boolean;
  /** Fen. */
  subsidy: number;
  percent: 0 | 15 | 30;
  /** Nothing outside the campaign. */
  days: { from: string; to: string } | undefined;
  smallDisk: boolean;
  smallIncome: boolean;
}

/** The campaign's rules on what was typed (specification, section 1); nothing is paid outside the campaign. */
export function calculate({ disk, income, joined }: Typed): Result {
  const size = /^\d+(\.\d+)?$/.test(disk.trim()) ? Number(disk) : undefined;
  const fen = yuanToFen(income);
  const badIncome = fen === undefined || fen < 0;
  const days = subsidyDays(joined);
  return {
    badDisk: size === undefined,
    badIncome,
    subsidy: days && size !== undefined && !badIncome ? subsidy(fen, size) : 0,
    percent: subsidyPercent(size ?? 0),
    days,
    smallDisk: size !== undefined && size < campaign.leastDisk,
    smallIncome: !badIncome && fen < campaign.leastIncome,
  };
}
