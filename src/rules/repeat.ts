import { linesOf } from './combine';
import type { Rule } from './failure';

/**
 * No line twice (specification, section 5: "No-repeat"); `same` makes two spellings equal, such as `normalMac`. The
 * failure carries the line that comes again.
 */
export const noRepeat =
  (same: (text: string) => string = (text) => text): Rule =>
  (value) => {
    const seen = new Set<string>();
    for (const { line, text } of linesOf(value)) {
      const key = same(text);
      if (seen.has(key)) return { rule: 'repeat', line, text };
      seen.add(key);
    }
    return undefined;
  };

/** Not one of those that exist already (specification, section 5: "No-repeat"). */
export const notAmong =
  (existing: Iterable<string>, same: (text: string) => string = (text) => text): Rule =>
  (value) => {
    for (const other of existing) if (same(other) === same(value)) return { rule: 'repeat', text: value };
    return undefined;
  };
