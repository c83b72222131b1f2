import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type * as v from 'valibot';

type Serializer = (answer: unknown) => string;

const isValibot = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema';

/** The converter refuses records, and a nullable shape would make the serializer guess. */
function override(schema: unknown, json: JsonSchema): JsonSchema | null {
  if (!isValibot(schema)) return null;
  if (schema.type === 'record' && 'value' in schema && isValibot(schema.value)) {
    return { type: 'object', additionalProperties: toJson(schema.value) };
  }
  const [inner, other] = schema.type === 'nullable' ? (json.anyOf ?? []) : [];
  return typeof inner === 'object' && typeof inner.type === 'string' && other
    ? { ...inner, type: [inner.type, 'null'], ...(inner.enum && { enum: [...inner.enum, null] }) }
    : null;
}

function toJson(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) => override(valibotSchema, jsonSchema),
  });
}

const serializers = new WeakMap<v.GenericSchema, Serializer>();

/** Writes only the fields that the schema names. */
export function serializerOf(schema: v.GenericSchema): Serializer {
  const known = serializers.get(schema);
  if (known) return known;
  const serializer: Serializer = fastJsonStringify(toJson(schema) as object);
  serializers.set(schema, serializer);
  return serializer;
}
