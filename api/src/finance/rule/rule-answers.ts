import * as v from 'valibot';

/** A serializer of our servers takes no schema that leaves a choice, as conditions do, so it writes these as they are. */
const body = v.unknown();

export const ruleAnswer = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  when: body,
  then: body,
  order: v.number(),
});

export const rulesAnswer = v.object({ rules: v.array(ruleAnswer) });
