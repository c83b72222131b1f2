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

/** A part with hooks is a named plugin instead. */
export type Routes = (app: App, deps: Deps) => void;

const validatorOf = (schema: v.GenericSchema) => (value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success
    ? { value: result.output }
    : { error: new Error(firstProblem(result.issues)) };
};

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

interface RouteSchema {
  readonly schema: v.GenericSchema;
}

/**
 * Responses are written from the schema, so only fields of the contract can leave. Fastify's own compilers would take
 * most of the start time.
 */
export const valibotSchemas: SchemaController = Object.assign<SchemaController, object>(
  {},
  {
    // Fastify's types allow only ajv validators here.
    compilersFactory: {
      buildValidator: () => (route: RouteSchema) => validatorOf(route.schema),
      buildSerializer: () => (route: RouteSchema) => (answer: unknown) =>
        serializerOf(route.schema)(answer),
    },
  },
);

/** Leaves out the value, which may be secret. */
function firstProblem([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const path = v.getDotPath(issue);
  const ours = issue.message.startsWith('Invalid ') ? 'valid' : issue.message;
  return `${path ? `${path} ` : ''}must be ${issue.expected ?? ours}`;
}
