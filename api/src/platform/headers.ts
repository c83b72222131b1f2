import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { Deps } from '../deps';
import { contentSecurityPolicy } from './content-security-policy';
import type { App } from './valibot';

const YEAR_S = 31_536_000;

/** Abilities of a browser that no screen of ours uses. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

async function headers(app: App, { config }: Deps): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(config.bank),
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // A bank's own sign-in opens in a window of its own and must find its way back to Link.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:')
      ? { maxAge: YEAR_S, includeSubDomains: true }
      : false,
  });
  app.addHook('onSend', async ({ url }, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}

/** Security headers on every answer; answers of the api are kept by nobody. */
export const headersPlugin = fp(headers, { name: 'headers' });
