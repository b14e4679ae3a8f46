import { formatText } from './format.text';
import { nothing, withThousands } from './number';

/** Fen as yuan with two decimals: `1,386.42 元`. */
export const yuan = (fen: number | null | undefined): string =>
  fen === null || fen === undefined || !Number.isFinite(fen) ? nothing : `${inYuan(fen)} ${formatText.yuan}`;

/** Fen as yuan with two decimals, for columns that name their unit: `1,386.42`. */
export const plainYuan = (fen: number | null | undefined): string =>
  fen === null || fen === undefined || !Number.isFinite(fen) ? nothing : inYuan(fen);

/** The same for prices, whose yuan are mostly whole: `18`, `9.90`. */
export const shortYuan = (fen: number): string => inYuan(fen).replace(/\.00$/, '');

/** Fen with the sign in front, for prices and big numbers: `¥386.42`. */
export const price = (fen: number | null | undefined): string =>
  fen === null || fen === undefined || !Number.isFinite(fen)
    ? nothing
    : `${fen < 0 ? '-' : ''}¥${inYuan(Math.abs(fen))}`;

/** Fen as yuan without thousands and unit, for inputs: `1386.42`. Whole fen in, so nothing is rounded. */
export const fenToYuan = (fen: number): string => {
  const digits = String(Math.abs(Math.trunc(fen))).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Yuan as typed, at most two decimals, to fen; nothing when it is no amount. Works on the digits, not on fractions. */
export function yuanToFen(text: string): number | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/,/g, ''));
  if (!match) return undefined;
  const fen = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && fen ? -fen : fen;
}

const inYuan = (fen: number): string => (fen < 0 ? '-' : '') + withThousands(fenToYuan(Math.round(Math.abs(fen))));
