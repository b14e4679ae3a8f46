import * as v from 'valibot';
import { asText } from '../../rules/text';

// What a device sends of itself is taken as far as it fits: a terminal with an odd name must not cost the report of its
// gateway. What a person sends is refused whole, so that they can mend it.

/** A field that is left out where it does not fit. */
export const reported = <S extends v.GenericSchema>(schema: S) => v.fallback(v.optional(schema), undefined);

/** Rows, at most so many, without those that do not fit. */
export const reportedRows = <S extends v.GenericSchema>(row: S, most: number) =>
  v.pipe(
    v.array(v.fallback(v.nullable(row), null)),
    v.maxLength(most),
    v.transform((rows) => rows.filter((one) => one !== null)),
  );

/** Text, cut after so many characters, with a mark where it holds what is none. */
export const reportedText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => asText(text.slice(0, most))),
  );

/** A name, an address, a version. */
export const name = reportedText(120);

/** A counter, which devices may tell in fractions. */
export const count = v.pipe(v.number(), v.minValue(0), v.transform(Math.floor), v.maxValue(Number.MAX_SAFE_INTEGER));

export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Seconds: no machine runs longer than a hundred years. */
export const mostUptime = 100 * 366 * 24 * 3600;
