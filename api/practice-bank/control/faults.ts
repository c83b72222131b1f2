import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Bank } from '../bank/bank';
import { type Fault, happen } from './fault';

/** The faults that are still to happen. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ ...fault });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The next fault for a call, counted as used. */
  take(path: string, itemId: string | undefined): Fault | undefined {
    const fault = this.#waiting.find(
      (one) => one.path === path && (!one.item_id || one.item_id === itemId),
    );
    if (fault) fault.times -= 1;
    this.#waiting = this.#waiting.filter((one) => one.times > 0);
    return fault;
  }
}

const tokenInBody = v.object({ access_token: v.string() });

/** Before a Plaid endpoint answers, lets the fault happen that waits for it. */
export function letFaultsHappen(app: FastifyInstance, bank: Bank, faults: Faults): void {
  app.addHook('preHandler', async ({ url, body }, reply) => {
    const parsed = v.safeParse(tokenInBody, body);
    const accessToken = parsed.success ? parsed.output.access_token : null;
    const item = bank.state.items.find((one) => one.accessToken === accessToken);
    const fault = faults.take(url, item?.itemId);
    if (fault) await happen(fault, reply);
  });
}
