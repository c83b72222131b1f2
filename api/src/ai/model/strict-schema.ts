import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Keywords that a provider's strict mode does not take; our own schema checks them afterwards. */
const UNSUPPORTED = new Set(['$schema', 'minLength', 'maxLength']);

/** A schema in the part of JSON Schema that strict functions of a provider take. */
export function strictSchema(schema: v.GenericSchema): Record<string, unknown> {
  const text = JSON.stringify(
    toJsonSchema(schema, { errorMode: 'ignore' }),
    (key, value: unknown) => (UNSUPPORTED.has(key) ? undefined : value),
  );
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'));
}
