import { nothing } from './units';

/** A number with thousands separators: `12,345`; at most `decimals` behind the point. */
export const number = (n: number | null | undefined, decimals = 0): string =>
  isNumber(n) ? n.toLocaleString('zh-CN', { maximumFractionDigits: decimals }) : nothing;

/** A share of 1 as per cent with one decimal unless told: `95.5%`. */
export const percent = (share: number | null | undefined, decimals = 1): string =>
  isNumber(share) ? `${(share * 100).toFixed(decimals)}%` : nothing;

const isNumber = (n: number | null | undefined): n is number => typeof n === 'number' && Number.isFinite(n);
