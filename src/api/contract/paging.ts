import * as v from 'valibot';
import { isDay } from '../../domain/calendar-day';

/** Page fields of every list call: pages count from 1, 50 rows unless told (specification, section 9). */
export const paging = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  per_page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 50),
};

/** `data` of a list call: the rows of this page, and how many rows match in all. */
export const listOf = <R extends v.GenericSchema>(row: R) => v.object({ list: v.array(row), total: v.number() });

/** True: where history is kept does not answer, and this is what is known without it. */
export const missing = v.optional(v.boolean());

/** `data` of a list of what happened. */
export const historyOf = <R extends v.GenericSchema>(row: R) => v.object({ ...listOf(row).entries, missing });

/** Direction of a sort. */
export const order = v.optional(v.picklist(['asc', 'desc']));

/** An id or another short word. */
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** What somebody typed into a search box. */
export const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)));

/** How far at most what a search finds is counted, for who can do without the exact number; unless told, to the end. */
export const most = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(1_000_000)));

/** Beside totals and counts: a number above this one stands for more, which were not counted. */
export const counted = v.optional(v.number());

/**
 * Words of the server beside it as data, to be said in the reader's language; null, or not there: a device or a person chose
 * them.
 */
export const saidBeside = v.optional(
  v.nullable(v.object({ reason: v.string(), params: v.optional(v.record(v.string(), v.unknown())) })),
);

/** A point in time, ISO 8601 in UTC. */
export const time = v.string();

/**
 * The same as somebody gives it: a moment that calendars know. Zones are written in more ways than JavaScript reads, and
 * are farther away than PostgreSQL takes: whoever uses it gets it in UTC.
 */
export const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);

/** A day in China time, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.check(isDay));

/** A moment, or a day for when it begins in UTC. */
export const dayOrMoment = v.union([day, moment]);

/** A whole number from 0 that every column of the store takes. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
