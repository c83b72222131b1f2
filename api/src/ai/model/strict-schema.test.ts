import { querySchema } from '@halyard/shared-contracts/wire';
import { strictSchema } from './strict-schema';

function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap(objectsIn);
  return 'type' in schema && schema.type === 'object' ? [{ ...schema }, ...inside] : inside;
}

it('allows no further property in any object of a query, as strict functions demand', () => {
  const objects = objectsIn(strictSchema(querySchema));
  expect(objects.length).toBeGreaterThan(5);
  expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
});

it('leaves out the keywords that strict functions do not take', () => {
  const text = JSON.stringify(strictSchema(querySchema));
  expect(text).not.toMatch(/\$schema|minLength|maxLength|"oneOf"/);
});
