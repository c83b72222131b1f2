import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type * as v from 'valibot';

export interface Registered {
  readonly method: string;
  readonly url: string;
  readonly body: v.GenericSchema | null;
  readonly query: v.GenericSchema | null;
  readonly answers: readonly v.GenericSchema[];
}

const CREATED = 'fastify.initialization';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const schemaOf = (value: unknown) => (isSchema(value) ? value : null);

const registered = ({ method, url, schema }: RouteOptions): Registered[] =>
  [method].flat().map((each) => ({
    method: each,
    url,
    body: schemaOf(schema?.body),
    query: schemaOf(schema?.querystring),
    answers: Object.values(schema?.response ?? {}).filter(isSchema),
  }));

/** Fastify publishes each instance on this channel. */
export async function withRoutes<T>(
  make: () => Promise<T>,
): Promise<{ readonly api: T; readonly routes: readonly Registered[] }> {
  const routes: Registered[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(...registered(route)));
  };
  subscribe(CREATED, listen);
  try {
    const api = await make();
    return {
      api,
      routes: routes.filter(({ url, method }) => url.startsWith('/api') && method !== 'HEAD'),
    };
  } finally {
    unsubscribe(CREATED, listen);
  }
}
