import fp from 'fastify-plugin';
import { AppError } from '../../errors';
import type { App } from '../../platform/valibot';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import { keepWebhook } from './inbox';
import { WebhookKeys } from './key-cache';
import { isGenuine } from './verify';

const PATH = '/api/plaid/webhook';
const HEADER = 'plaid-verification';
const MOST_BYTES = 65_536;

/**
 * Where the bank tells of news. The bytes are verified as they arrive, what is worth doing is put into the queue, and the
 * answer goes out before any of it is done. Own scope: only here is JSON taken as bytes.
 */
export async function webhookRoute(app: App, world: BankWorld): Promise<void> {
  const keys = new WebhookKeys((keyId) => world.provider.webhookKey(keyId), world.clock);
  const route = async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(PATH, { bodyLimit: MOST_BYTES }, async ({ body, headers }) => {
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const token = headers[HEADER];
      await refuseForged(world, keys, rawBody, typeof token === 'string' ? token : undefined);
      await keepWebhook(world.db, rawBody, world.clock());
      return { success: true };
    });
  };
  await app.register(fp(route, { name: 'webhook', encapsulate: true }));
}

/** Throws WEBHOOK_REFUSED for what the bank did not sign; BANK_UNAVAILABLE, to be sent again, when its key is not at hand. */
async function refuseForged(
  world: BankWorld,
  keys: WebhookKeys,
  rawBody: Buffer,
  token: string | undefined,
): Promise<void> {
  try {
    if (await isGenuine({ rawBody, token, now: world.clock() }, keys.find)) return;
  } catch (error) {
    if (error instanceof BankError) throw new AppError('BANK_UNAVAILABLE', { cause: error });
    throw error;
  }
  throw new AppError('WEBHOOK_REFUSED', { facts: { bytes: rawBody.length } });
}
