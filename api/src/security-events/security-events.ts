import type { FastifyBaseLogger } from 'fastify';
import { type SecurityEvent, SECURITY_EVENTS } from './event-names';
import { type Allowance, LineBudget } from './line-budget';

/** One event may fill at most 8,700 lines a day, about 3 MB. */
const PER_EVENT: Allowance = { most: 60, refillMs: 10_000 };
/** One source cannot use up the lines of an event, so a flood does not hide what others do. */
const PER_SOURCE: Allowance = { most: 10, refillMs: 300_000 };
const MOST_SOURCES = 2_000;

/** What the log may hold of an event. Nothing here may be a secret, an email address or a network address in clear. */
export interface SecurityFacts {
  /** The account that the event is about. */
  readonly userId?: string | undefined;
  /** The pseudonym of the network that the request came from. */
  readonly network?: string | undefined;
  readonly [fact: string]: string | number | undefined;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Counts every security event of this instance and writes one log line for each, up to a bound. */
export class SecurityEvents {
  readonly #log: Log;
  readonly #clock: () => Date;
  readonly #totals = new Map<SecurityEvent, number>();
  readonly #unlogged = new Map<SecurityEvent, number>();
  readonly #budgets = new Map<string, LineBudget>();

  constructor(log: Log, clock: () => Date) {
    this.#log = log;
    this.#clock = clock;
  }

  /** `log` is the request's own, whose lines carry the request id; without a request it is left out. */
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

  /** How often each event has happened since this instance started. */
  totals(): ReadonlyMap<SecurityEvent, number> {
    return this.#totals;
  }

  /** Writes how many events got no line of their own since the last call. */
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
    return (
      this.#budget(source, PER_SOURCE, nowMs).take(nowMs) &&
      this.#budget(event, PER_EVENT, nowMs).take(nowMs)
    );
  }

  #budget(key: string, allowance: Allowance, nowMs: number): LineBudget {
    const known = this.#budgets.get(key);
    if (known) return known;
    if (this.#budgets.size >= MOST_SOURCES) this.#forgetSources();
    const budget = new LineBudget(allowance, nowMs);
    this.#budgets.set(key, budget);
    return budget;
  }

  #forgetSources(): void {
    for (const key of this.#budgets.keys()) if (key.includes(' ')) this.#budgets.delete(key);
  }

  #takeUnlogged(event: SecurityEvent): { readonly unlogged?: number } {
    const unlogged = this.#unlogged.get(event);
    this.#unlogged.delete(event);
    return unlogged === undefined ? {} : { unlogged };
  }
}
