import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import { networkOf } from '../limits/network-of';
import { type Pseudonym, pseudonyms } from '../limits/pseudonym';
import type { App } from '../platform/valibot';
import type { SecurityEvent } from './event-names';
import { type SecurityFacts, SecurityEvents } from './security-events';

declare module 'fastify' {
  interface FastifyInstance {
    readonly securityEvents: SecurityEvents;
    readonly pseudonym: Pseudonym;
  }
}

const SUMMARY_MS = 60_000;

async function securityEvents(app: App, { config, clock }: Deps): Promise<void> {
  const events = new SecurityEvents(app.log, clock);
  app.decorate('securityEvents', events);
  app.decorate('pseudonym', pseudonyms(config));
  const timer = setInterval(() => events.summarize(), SUMMARY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    events.summarize();
  });
}

/** docs/operations.md lists the events. */
export const securityEventsPlugin = fp(securityEvents, { name: 'security-events' });

const LOGGED_NETWORK_CHARACTERS = 16;

/** Do not call it for an `AppError` in `EVENT_OF_ERROR`, which is recorded automatically. */
export function recordSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  const { server, log, ip, method, routeOptions, person } = request;
  const network = server.pseudonym('network', networkOf(ip)).slice(0, LOGGED_NETWORK_CHARACTERS);
  const signedIn = person?.email ? person.userId : undefined;
  const common = { userId: signedIn, network, method, route: routeOptions.url };
  server.securityEvents.record(event, { ...common, ...facts }, log);
}
