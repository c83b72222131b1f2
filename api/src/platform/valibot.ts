import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyServerOptions,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../deps';
import { serializerOf } from './answer-serializer';

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

/** Some routes of the api. What adds hooks of its own is a plugin instead, and has a name: Fastify searches for one. */
export type Routes = (app: App, deps: Deps) => void;

const validatorOf = (schema: v.GenericSchema) => (value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? { value: result.output } : { error: new Error(told(result.issues)) };
};

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

interface RouteSchema {
  readonly schema: v.GenericSchema;
}

/**
 * One schema for both sides of HTTP. What comes in is checked by the valibot schema itself, so that its checks and
 * transforms run as they do in the browser and unknown fields are dropped; what goes out is written by Fastify's own
 * serialiser from the schema as JSON Schema, so that only fields that the contract names can leave. A serialiser is made
 * when its first answer leaves, and Fastify's own compilers are not even read: both would be most of the api's start.
 */
export const valibotSchemas: SchemaController = Object.assign<SchemaController, object>(
  {},
  {
    // Fastify's types take no other validator here than one that ajv made; setValidatorCompiler would take it, too late.
    compilersFactory: {
      buildValidator: () => (route: RouteSchema) => validatorOf(route.schema),
      buildSerializer: () => (route: RouteSchema) => (answer: unknown) =>
        serializerOf(route.schema)(answer),
    },
  },
);

/** The first thing that is wrong and where, without the value itself: valibot's own sentences repeat it. */
function told([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  const ours = issue.message.startsWith('Invalid ') ? 'valid' : issue.message;
  return `${path ? `${path} ` : ''}must be ${issue.expected ?? ours}`;
}
