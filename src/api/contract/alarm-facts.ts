import * as v from 'valibot';

/** What the sentence of an alarm is made of. */
export const alarmFacts = v.optional(
  v.nullable(
    v.object({
      subject: v.optional(v.string()),
      detail: v.optional(v.string()),
      name: v.optional(v.string()),
      threshold: v.optional(v.number()),
      hold: v.optional(v.number()),
    }),
  ),
);
