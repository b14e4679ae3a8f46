import * as v from 'valibot';

/** Name of who acts, as the customer reads it. */
export const by = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));

/** Why, in words that the customer reads. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));
