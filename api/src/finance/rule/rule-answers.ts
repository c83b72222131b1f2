import * as v from 'valibot';

/** Our serializer takes no schema with a choice, such as conditions, so it writes these unchecked. */
const body = v.unknown();

export const ruleAnswer = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  when: body,
  then: body,
  order: v.number(),
});

export const rulesAnswer = v.object({ rules: v.array(ruleAnswer) });
