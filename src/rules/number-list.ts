/** A span of whole numbers, both ends included; a single number has equal ends. */
export interface Span {
  from: number;
  to: number;
}

/** Parses `1,5-9`: comma-separated numbers and ranges without leading zeros. Gives the first part that is neither. */
export function parseSpans(value: string): { spans: Span[]; bad?: string } {
  const spans: Span[] = [];
  for (const text of value.split(',')) {
    const match = /^\s*([1-9]\d{0,9}|0)(?:-([1-9]\d{0,9}|0))?\s*$/.exec(text);
    if (!match) return { spans, bad: text };
    const from = Number(match[1]);
    spans.push({ from, to: match[2] === undefined ? from : Number(match[2]) });
  }
  return { spans };
}

/** Prints spans as they are typed: `1,5-9`. */
export const printSpans = (spans: readonly Span[]): string => spans.map(printSpan).join(',');

/** Prints one span: `5` or `5-9`. */
export const printSpan = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}-${to}`);
