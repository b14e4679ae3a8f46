import type { Rule } from './failure';
import { parseSpans } from './number-list';

/** Largest port (specification, section 9). */
export const maxPort = 65535;

/** One port, 1 to 65535 (specification, section 5: "Port section"). */
export const port: Rule = (value) =>
  /^[1-9]\d{0,4}$/.test(value) && Number(value) <= maxPort ? undefined : { rule: 'port', text: value };

/**
 * A port section: 1 to 65535, comma-separated, ranges with a hyphen, start not above end (specification, section 5:
 * "Port section"). The failure carries the part that is wrong.
 */
export const ports: Rule = (value) => {
  const { spans, bad } = parseSpans(value);
  if (bad !== undefined) return { rule: 'ports', text: bad.trim() };
  const wrong = spans.findIndex(({ from, to }) => from < 1 || to > maxPort || from > to);
  return wrong < 0 ? undefined : { rule: 'ports', text: value.split(',')[wrong]?.trim() };
};
