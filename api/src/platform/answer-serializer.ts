import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type * as v from 'valibot';

type Serializer = (answer: unknown) => string;

const isValibot = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema';

const isObjectSchema = (json: unknown): json is JsonSchema =>
  typeof json === 'object' && json !== null && 'properties' in json;

type Field = JsonSchema | boolean;

/**
 * Joins the values of a discriminator, such as 'none' and 'target'. Any other field has to be the same in each
 * shape.
 */
function oneField(before: Field | undefined, next: Field): Field {
  if (before === undefined || JSON.stringify(before) === JSON.stringify(next)) return next;
  const ofOne = [before, next].flatMap((json) =>
    typeof json === 'object' ? (json.enum ?? [json.const]) : [],
  );
  if (!ofOne.every((value) => typeof value === 'string')) {
    throw new Error('The shapes of an answer give one name to two kinds of fields');
  }
  return { type: 'string', enum: [...new Set(ofOne)] };
}

/** Returns one shape with the fields of all shapes, so that the serializer need not guess. */
function merged(shapes: readonly JsonSchema[]): JsonSchema {
  const properties: NonNullable<JsonSchema['properties']> = {};
  for (const shape of shapes) {
    for (const [name, field] of Object.entries(shape.properties ?? {})) {
      properties[name] = oneField(properties[name], field);
    }
  }
  return { type: 'object', properties };
}

/** The converter refuses records, and a nullable or varying shape would make the serializer guess. */
function override(schema: unknown, json: JsonSchema): JsonSchema | null {
  if (!isValibot(schema)) return null;
  if (schema.type === 'record' && 'value' in schema && isValibot(schema.value)) {
    return { type: 'object', additionalProperties: toJson(schema.value) };
  }
  const shapes = schema.type === 'variant' ? (json.oneOf ?? json.anyOf) : undefined;
  if (shapes?.every(isObjectSchema)) return merged(shapes);
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
