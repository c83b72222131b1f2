import type { FastifyBaseLogger } from 'fastify';
import { isRaised, type Thresholds } from './alarm';

/** A value that is measured again and again, such as the memory of the process. */
export interface Measured extends Thresholds {
  readonly name: string;
  readonly unit: string;
  /** Called once for each look. */
  readonly measure: () => number;
}

/** Whether an alarm stands, with the last value that was measured. */
export interface AlarmState {
  readonly name: string;
  readonly isRaised: boolean;
}

/** Writes one line when a value crosses its threshold, and one when it is back. */
export class Alarms {
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #measured: readonly Measured[];
  readonly #raised = new Set<string>();

  constructor(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, measured: readonly Measured[]) {
    this.#log = log;
    this.#measured = measured;
  }

  look(): void {
    for (const each of this.#measured) this.#lookAt(each);
  }

  states(): AlarmState[] {
    return this.#measured.map(({ name }) => ({ name, isRaised: this.#raised.has(name) }));
  }

  #lookAt({ name, unit, measure, ...thresholds }: Measured): void {
    const value = measure();
    const before = this.#raised.has(name);
    const after = isRaised(before, value, thresholds);
    if (after === before) return;
    const facts = { alarm: name, state: after ? 'raised' : 'cleared', value, unit };
    if (after) {
      this.#raised.add(name);
      this.#log.error(facts, 'An alarm was raised.');
    } else {
      this.#raised.delete(name);
      this.#log.warn(facts, 'An alarm was cleared.');
    }
  }
}
