import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { PlaidFault } from './plaid-fault';

const practiceKeys = { clientId: 'practice', secret: 'practice' } as const;

const inBody = v.object({ client_id: v.nullish(v.string()), secret: v.nullish(v.string()) });

export function requireKeys(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => checkKeys(request));
}

function checkKeys({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): void {
  const parsed = v.safeParse(inBody, body);
  const fallback = parsed.success ? parsed.output : {};
  const clientId = headers['plaid-client-id'] ?? fallback.client_id;
  const secret = headers['plaid-secret'] ?? fallback.secret;
  const missing = [clientId ? [] : ['client_id'], secret ? [] : ['secret']].flat();
  if (missing.length > 0)
    throw new PlaidFault(
      'MISSING_FIELDS',
      `the following required fields are missing: ${missing.join(', ')}`,
    );
  if (!isSecret(clientId, practiceKeys.clientId) || !isSecret(secret, practiceKeys.secret))
    throw new PlaidFault('INVALID_API_KEYS');
}

const hash = (text: string) => createHash('sha256').update(text).digest();

export function isSecret(given: string | string[] | null | undefined, secret: string): boolean {
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(secret));
}
