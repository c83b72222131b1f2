import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import type { Registry } from 'prom-client';
import type { Deps } from '../../deps';
import type { App } from '../valibot';

const answer =
  (register: Registry, onFailure: (error: unknown) => void) =>
  async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch (error) {
      onFailure(error);
      response.writeHead(503).end();
    }
  };

async function metrics(app: App, { config, db, clock }: Deps): Promise<void> {
  if (config.metrics === null) return;
  const { host, port } = config.metrics;
  const { metricsOf } = await import('./registry');
  const { securityEvents: events, alarms } = app;
  const { register, requests } = metricsOf({ db, clock, events, alarms });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const route = routeOptions.url ?? 'none';
    requests.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    done();
  });
  const respond = answer(register, (error) =>
    app.log.error({ error: String(error) }, 'The metrics could not be collected.'),
  );
  const server = createServer((request, response) => void respond(request, response));
  app.addHook('onListen', async () => {
    await once(server.listen(port, host), 'listening');
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}

/** The metrics have their own port, which the balancer does not reach. */
export const metricsPlugin = fp(metrics, { name: 'metrics' });
