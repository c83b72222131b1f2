import * as v from 'valibot';

/** The serializer of answers cannot write a schema of alternatives, such as conditions, so these are sent unchecked. */
const body = v.unknown();

export const ruleAnswer = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  when: body,
  then: body,
  order: v.number(),
});

export const rulesAnswer = v.object({ rules: v.array(ruleAnswer) });
