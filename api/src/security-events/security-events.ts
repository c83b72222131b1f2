import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type SecurityEvent, SECURITY_EVENTS } from './event-names';
import { type Allowance, LineBudget } from './line-budget';

/** These allow at most 8,700 lines a day per event, about 3 MB. */
const PER_EVENT: Allowance = { most: 60, refillMs: 10_000 };
/** A flood from one source does not hide the events of others. */
const PER_SOURCE: Allowance = { most: 10, refillMs: 300_000 };
const MAX_SOURCES = 2_000;

/** It contains no secret, email address, or network address in clear text. */
export interface SecurityFacts {
  readonly userId?: string | undefined;
  readonly network?: string | undefined;
  readonly [fact: string]: string | number | undefined;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

export class SecurityEvents {
  readonly #log: Log;
  readonly #clock: () => Date;
  readonly #totals = new Map<SecurityEvent, number>();
  readonly #unlogged = new Map<SecurityEvent, number>();
  readonly #eventBudgets = new Map<SecurityEvent, LineBudget>();
  readonly #sourceBudgets = new LRUCache<string, LineBudget>({ max: MAX_SOURCES });

  constructor(log: Log, clock: () => Date) {
    this.#log = log;
    this.#clock = clock;
  }

  record(event: SecurityEvent, facts: SecurityFacts, log: Log = this.#log): void {
    this.#totals.set(event, (this.#totals.get(event) ?? 0) + 1);
    if (this.#mayWrite(event, facts)) {
      log.warn(
        { securityEvent: event, ...facts, ...this.#takeUnlogged(event) },
        SECURITY_EVENTS[event],
      );
    } else {
      this.#unlogged.set(event, (this.#unlogged.get(event) ?? 0) + 1);
    }
  }

  totals(): ReadonlyMap<SecurityEvent, number> {
    return this.#totals;
  }

  summarize(): void {
    for (const event of this.#unlogged.keys()) {
      const count = this.#takeUnlogged(event);
      this.#log.warn(
        { securityEvent: event, ...count },
        'More of these events were counted than written.',
      );
    }
  }

  #mayWrite(event: SecurityEvent, { userId, network }: SecurityFacts): boolean {
    const nowMs = this.#clock().getTime();
    const source = `${event} ${userId ?? network ?? ''}`;
    const ofSource = this.#sourceBudgets.get(source) ?? new LineBudget(PER_SOURCE, nowMs);
    const ofEvent = this.#eventBudgets.get(event) ?? new LineBudget(PER_EVENT, nowMs);
    this.#sourceBudgets.set(source, ofSource);
    this.#eventBudgets.set(event, ofEvent);
    return ofSource.take(nowMs) && ofEvent.take(nowMs);
  }

  #takeUnlogged(event: SecurityEvent): { readonly unlogged?: number } {
    const unlogged = this.#unlogged.get(event);
    this.#unlogged.delete(event);
    return unlogged === undefined ? {} : { unlogged };
  }
}
