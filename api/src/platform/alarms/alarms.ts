import type { FastifyBaseLogger } from 'fastify';

interface Thresholds {
  readonly raiseAt: number;
  /** A value around one threshold would fill the log. */
  readonly clearBelow: number;
}

export function isRaised(wasRaised: boolean, value: number, thresholds: Thresholds): boolean {
  return wasRaised ? value >= thresholds.clearBelow : value >= thresholds.raiseAt;
}

export interface Measured extends Thresholds {
  readonly name: string;
  readonly unit: string;
  readonly measure: () => number;
}

export interface AlarmState {
  readonly name: string;
  readonly isRaised: boolean;
}

export class Alarms {
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly #measured: readonly Measured[];
  readonly #raised = new Set<string>();

  constructor(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, measured: readonly Measured[]) {
    this.#log = log;
    this.#measured = measured;
  }

  check(): void {
    for (const each of this.#measured) this.#checkOne(each);
  }

  states(): AlarmState[] {
    return this.#measured.map(({ name }) => ({ name, isRaised: this.#raised.has(name) }));
  }

  #checkOne({ name, unit, measure, ...thresholds }: Measured): void {
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
