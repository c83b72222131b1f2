import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../deps';

/** Lets a route's valibot schemas type its params, query, body and answer. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema
    ? v.InferOutput<this['schema']>
    : unknown;
  readonly serializer: this['schema'] extends v.GenericSchema
    ? v.InferInput<this['schema']>
    : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ValibotTypeProvider
>;

/** A part of the api: routes, with the world passed as options. Registered by name in app.ts. */
export type ApiPlugin = FastifyPluginAsync<Deps, RawServerDefault, ValibotTypeProvider>;

const isValibot = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'kind' in schema && schema.kind === 'schema';

/** Shapes that the converter refuses, or that would make the serialiser guess at run time. */
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

/**
 * One schema for both sides of HTTP. What comes in is checked by the valibot schema itself, so that its checks and
 * transforms run as they do in the browser and unknown fields are dropped; what goes out is written by Fastify's own
 * serialiser from the schema as JSON Schema, so that only fields that the contract names can leave.
 */
export function speakValibot(app: App): void {
  app.setValidatorCompiler<v.GenericSchema>(({ schema }) => (value: unknown) => {
    const result = v.safeParse(schema, value);
    return result.success ? { value: result.output } : { error: new Error(told(result.issues)) };
  });
  app.addHook('onRoute', (route) => {
    const answers = Object.entries(route.schema?.response ?? {});
    const response = answers.map(([status, each]) => [
      status,
      isValibot(each) ? toJson(each) : each,
    ]);
    if (route.schema) route.schema = { ...route.schema, response: Object.fromEntries(response) };
  });
}

/** The first thing that is wrong and where, without the value itself: valibot's own sentences repeat it. */
function told([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  const ours = issue.message.startsWith('Invalid ') ? 'valid' : issue.message;
  return `${path ? `${path} ` : ''}must be ${issue.expected ?? ours}`;
}
