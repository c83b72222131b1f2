import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors';

/** It is one of several requests that a browser may send for one input, all with the same key. */
export interface Attempt {
  readonly key: string;
  readonly requestHash: string;
  readonly at: Date;
}

const LONGEST = 64;

type Sent = Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'body'>;

/**
 * Returns null for a request without the header Idempotency-Key, which may or may not be in quotes. Throws BAD_REQUEST
 * for a key that is too long.
 */
export function attemptOf({ headers, method, url, body }: Sent, at: Date): Attempt | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const key = String(header).replaceAll('"', '');
  if (key === '' || key.length > LONGEST) {
    throw new AppError('BAD_REQUEST', {
      message: `The header Idempotency-Key has 1 to ${LONGEST} characters`,
    });
  }
  const [path] = url.split('?');
  const request = JSON.stringify([method, path, body]);
  return { key, requestHash: createHash('sha256').update(request).digest('hex'), at };
}
