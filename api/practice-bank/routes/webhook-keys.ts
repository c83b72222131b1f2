import type { FastifyInstance } from 'fastify';
import type { WebhookVerificationKeyGetResponse } from 'plaid';
import * as v from 'valibot';
import type { Answer } from '../plaid-wire';
import { read } from '../request-body';
import { publicKey } from '../webhooks/keys';
import type { Context } from './context';

const keyBody = v.object({ key_id: v.string() });

export function webhookKeyRoutes(app: FastifyInstance, { bank }: Context): void {
  app.post(
    '/webhook_verification_key/get',
    async ({ body }): Promise<Answer<WebhookVerificationKeyGetResponse>> => ({
      key: publicKey(bank.state.mail.keys, read(keyBody, body).key_id),
    }),
  );
}
