import fp from 'fastify-plugin';
import { AppError } from '../../errors';
import { networkOf } from '../../limits/network-of';
import type { App } from '../../platform/valibot';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import { keepWebhook } from './inbox';
import { WebhookKeys } from './key-cache';
import { keyStore } from './key-store';
import { isGenuine } from './verify';

const PATH = '/api/plaid/webhook';
const HEADER = 'plaid-verification';
const MOST_BYTES = 65_536;

/**
 * Where the bank tells of news. The bytes are verified as they arrive, what is worth doing is put into the queue, and the
 * answer goes out before any of it is done. Own scope: only here is JSON taken as bytes.
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
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(PATH, { bodyLimit: MOST_BYTES }, async ({ body, headers, ip }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const token = headers[HEADER];
      await refuseForged(world, keys, {
        rawBody,
        token: typeof token === 'string' ? token : undefined,
        network: networkOf(ip),
      });
      await keepWebhook(world.db, rawBody, world.clock());
      return { success: true };
    });
  };
  await app.register(fp(route, { name: 'webhook', encapsulate: true }));
}

interface Arrived {
  readonly rawBody: Buffer;
  readonly token: string | undefined;
  readonly network: string;
}

/** Throws WEBHOOK_REFUSED for what the bank did not sign; BANK_UNAVAILABLE, to be sent again, when its key is not at hand. */
async function refuseForged(
  world: BankWorld,
  keys: WebhookKeys,
  { rawBody, token, network }: Arrived,
): Promise<void> {
  const keyOf = (keyId: string) => keys.find(keyId, network);
  try {
    if (await isGenuine({ rawBody, token, now: world.clock() }, keyOf)) {
      keys.noteGenuine(network);
      return;
    }
  } catch (error) {
    if (error instanceof BankError) throw new AppError('BANK_UNAVAILABLE', { cause: error });
    throw error;
  }
  throw new AppError('WEBHOOK_REFUSED', { facts: { bytes: rawBody.length } });
}
