import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** The strict mode of a provider rejects these keywords. Our own schema checks them later. */
const UNSUPPORTED = new Set(['$schema', 'minLength', 'maxLength']);

const isObjectSchema = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

/** Returns the part of a JSON Schema that strict functions accept. */
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
