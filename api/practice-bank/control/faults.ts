import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { isFaultCode, PlaidFault } from '../plaid-fault';
import { itemBody } from '../request-body';

const text = v.pipe(v.string(), v.minLength(1));

/**
 * A fault is a deliberate failure on a path, for one Item or for all. The key of `effect` names the kind of the
 * fault.
 */
export const faultSchema = v.object({
  path: text,
  item_id: v.nullish(text),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  effect: v.union([
    v.object({
      error: v.pipe(v.string(), v.guard(isFaultCode, 'is not an error code the bank knows')),
    }),
    v.object({ status: v.number(), body: v.string() }),
    v.object({ delay_ms: v.number() }),
    v.object({ reset: v.literal(true) }),
    v.object({ truncate: v.literal(true) }),
  ]),
});

type Fault = v.InferOutput<typeof faultSchema>;

export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  clear(): void {
    this.#waiting = [];
  }

  take(path: string, itemId: string | undefined): Fault | undefined {
    const fault = this.#waiting.find(
      (one) => one.path === path && (!one.item_id || one.item_id === itemId),
    );
    if (fault) fault.times -= 1;
    this.#waiting = this.#waiting.filter((one) => one.times > 0);
    return fault;
  }
}

export function applyFaults(app: FastifyInstance, bank: Bank, faults: Faults): void {
  app.addHook('preHandler', async ({ url, body }, reply) => {
    const parsed = v.safeParse(itemBody, body);
    const accessToken = parsed.success ? parsed.output.access_token : null;
    const item = bank.state.items.find((one) => one.accessToken === accessToken);
    const fault = faults.take(url, item?.itemId);
    if (fault) await applyFault(fault, reply);
  });
}

async function applyFault({ effect }: Fault, reply: FastifyReply): Promise<void> {
  if ('error' in effect) throw new PlaidFault(effect.error);
  if ('delay_ms' in effect) await wait(effect.delay_ms);
  else if ('status' in effect)
    await reply.status(effect.status).type('text/html').send(effect.body);
  else breakConnection(reply, 'truncate' in effect);
}

const DECLARED_BYTES = 4096;

function breakConnection(reply: FastifyReply, inTheMiddle: boolean): void {
  reply.hijack();
  if (!inTheMiddle) {
    reply.raw.socket?.destroy();
    return;
  }
  reply.raw.writeHead(200, {
    'content-type': 'application/json',
    'content-length': DECLARED_BYTES,
  });
  reply.raw.write('{"accounts":[{"acc', () => reply.raw.socket?.destroy());
}
