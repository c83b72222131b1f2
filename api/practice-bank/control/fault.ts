import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isFaultCode, PlaidFault } from '../plaid-fault';

const text = v.pipe(v.string(), v.minLength(1));

/**
 * One deliberate fault: on which path, for which Item (all by default), how many times, and its effect. The key of the
 * effect says its kind.
 */
export const faultSchema = v.object({
  path: text,
  item_id: v.nullish(text),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  effect: v.union([
    v.object({
      error: v.pipe(v.string(), v.check(isFaultCode, 'is not an error code the bank knows')),
    }),
    v.object({ status: v.number(), body: v.string() }),
    v.object({ delay_ms: v.number() }),
    v.object({ reset: v.literal(true) }),
    v.object({ truncate: v.literal(true) }),
  ]),
});

export type Fault = v.InferOutput<typeof faultSchema>;

/** Lets a fault happen to a request. A delay is over when it resolves; after anything else the request is answered. */
export async function happen({ effect }: Fault, reply: FastifyReply): Promise<void> {
  if ('error' in effect) throw new PlaidFault(knownCode(effect.error));
  if ('delay_ms' in effect) await wait(effect.delay_ms);
  else if ('status' in effect)
    await reply.status(effect.status).type('text/html').send(effect.body);
  else breakOff(reply, 'truncate' in effect);
}

function knownCode(code: string) {
  return isFaultCode(code) ? code : 'INTERNAL_SERVER_ERROR';
}

const PROMISED_BYTES = 4096;

/** Closes the connection: before a word, or in the middle of one. */
function breakOff(reply: FastifyReply, afterSomeBytes: boolean): void {
  reply.hijack();
  if (!afterSomeBytes) {
    reply.raw.socket?.destroy();
    return;
  }
  reply.raw.writeHead(200, {
    'content-type': 'application/json',
    'content-length': PROMISED_BYTES,
  });
  reply.raw.write('{"accounts":[{"acc', () => reply.raw.socket?.destroy());
}
