import fp from 'fastify-plugin';
import { AppError } from '../../errors';
import { networkOf } from '../../limits/network-of';
import type { App } from '../../platform/valibot';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import { storeWebhook } from './inbox';
import { WebhookKeys } from './key-cache';
import { keyStore } from './key-store';
import { isSignedByBank } from './verify';

const PATH = '/api/plaid/webhook';
const HEADER = 'plaid-verification';
const MAX_BYTES = 65_536;

/**
 * Verifies webhooks and puts them into the queue. The route has its own scope, because only here is JSON read as
 * bytes.
 */
export async function webhookRoute(app: App, world: BankWorld): Promise<void> {
  const keys = new WebhookKeys({
    fetch: (keyId) => world.provider.webhookKey(keyId),
    store: keyStore(world.db),
    clock: world.clock,
  });
  const route = async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(PATH, { bodyLimit: MAX_BYTES }, async ({ body, headers, ip }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const token = headers[HEADER];
      await verify(world, keys, {
        rawBody,
        token: typeof token === 'string' ? token : undefined,
        network: networkOf(ip),
      });
      await storeWebhook(world.db, rawBody, world.clock());
      return { success: true };
    });
  };
  await app.register(fp(route, { name: 'webhook', encapsulate: true }));
}

interface Delivery {
  readonly rawBody: Buffer;
  readonly token: string | undefined;
  readonly network: string;
}

/** Throws WEBHOOK_REFUSED for an unsigned webhook, and BANK_UNAVAILABLE if the key cannot be fetched. */
async function verify(
  world: BankWorld,
  keys: WebhookKeys,
  { rawBody, token, network }: Delivery,
): Promise<void> {
  const keyOf = (keyId: string) => keys.find(keyId, network);
  try {
    if (await isSignedByBank({ rawBody, token, now: world.clock() }, keyOf)) {
      keys.noteGenuine(network);
      return;
    }
  } catch (error) {
    if (error instanceof BankError) throw new AppError('BANK_UNAVAILABLE', { cause: error });
    throw error;
  }
  throw new AppError('WEBHOOK_REFUSED', { facts: { bytes: rawBody.length } });
}
