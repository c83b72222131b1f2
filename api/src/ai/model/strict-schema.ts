import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Keywords that a provider's strict mode does not take; our own schema checks them afterwards. */
const UNSUPPORTED = new Set(['$schema', 'minLength', 'maxLength']);

const isObjectSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

/** A schema in the part of JSON Schema that strict functions of a provider take. */
export function strictSchema(schema: v.GenericSchema): Record<string, unknown> {
  const text = JSON.stringify(
    toJsonSchema(schema, { errorMode: 'ignore' }),
    (key, value: unknown) => {
      if (UNSUPPORTED.has(key)) return undefined;
      return isObjectSchema(value) ? { ...value, additionalProperties: false } : value;
    },
  );
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'));
}
