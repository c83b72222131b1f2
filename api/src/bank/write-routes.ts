import {
  DEMO_USER_ID,
  exchangeAnswerSchema,
  linkTokenAnswerSchema,
  PATHS,
} from '@halyard/shared-contracts/wire';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors';
import { requireProvedEmail } from '../identity/account-guards';
import type { App } from '../platform/valibot';
import type { BankWorld } from './bank-world';
import { connectBank } from './item/connect';
import { disconnectBanks } from './item/disconnect';
import { createLinkToken } from './item/link-token';
import { refreshBanks } from './item/refresh';
import { syncItem } from './sync/sync';
import { withErrorCode, withTimeLimit } from '../platform/guarded-work';
import { requireRoom } from '../quota/within-quota';
import { exchangeBody, itemBody, linkTokenBody, refreshAnswer, successAnswer } from './wire';

const FIRST_SYNC_MS = 8000;

/** Limits calls per minute by user, and by address for visitors, who share one user until they link a bank. */
const limited = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: 60_000,
    keyGenerator: ({ person, ip }: FastifyRequest) =>
      person.userId === DEMO_USER_ID ? ip : person.userId,
  },
});

/** Links, refreshes and disconnects banks (P1-7-5 to P1-7-8). */
export function bankWrites(app: App, world: BankWorld): void {
  app.post(
    PATHS.bank.createLinkToken,
    {
      config: limited(10),
      schema: { body: linkTokenBody, response: { 200: linkTokenAnswerSchema } },
    },
    (request, reply) =>
      withErrorCode('LINK_TOKEN_FAILED', async () => {
        await requireProvedEmail(world.db, request.person);
        const { userId } = await request.ensurePerson(reply);
        if (request.body.itemId === null) await requireRoom(world.db, userId);
        const token = await createLinkToken(world, userId, request.body.itemId);
        return {
          link_token: token.linkToken,
          script_url: token.scriptUrl,
          ...(token.scriptIntegrity ? { script_integrity: token.scriptIntegrity } : {}),
          expires_at: token.expiresAt,
        };
      }),
  );

  app.post(
    PATHS.bank.exchangeToken,
    {
      config: limited(10),
      schema: { body: exchangeBody, response: { 200: exchangeAnswerSchema } },
    },
    (request, reply) =>
      withErrorCode('EXCHANGE_FAILED', async () => {
        await requireProvedEmail(world.db, request.person);
        const { userId } = await request.ensurePerson(reply);
        const { public_token: publicToken, institution, accounts } = request.body;
        const ref = await connectBank(world, userId, publicToken, {
          institutionId: institution?.institution_id ?? null,
          institutionName: institution?.name ?? null,
          accounts: accounts ?? [],
        });
        await withTimeLimit(FIRST_SYNC_MS, syncItem(world, ref), (error) =>
          world.log.warn({ itemId: ref.itemId, code: codeOf(error) }, 'A first sync failed.'),
        );
        return { item_id: ref.itemId };
      }),
  );

  app.post(
    PATHS.bank.refresh,
    { config: limited(6), schema: { body: itemBody, response: { 200: refreshAnswer } } },
    ({ person, body }) =>
      withErrorCode('REFRESH_FAILED', async () => ({
        success: true as const,
        ...(await refreshBanks(world, person.userId, body?.itemId ?? null)),
      })),
  );

  app.delete(
    PATHS.bank.item,
    { schema: { body: itemBody, response: { 200: successAnswer } } },
    ({ person, body }) =>
      withErrorCode('DISCONNECT_FAILED', async () => {
        const itemId = body?.itemId ?? null;
        const count = await disconnectBanks(world, person.userId, itemId);
        if (itemId !== null && count === 0) throw new AppError('NOT_FOUND');
        return { success: true as const };
      }),
  );
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : 'UNFORESEEN';
