import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import { LRUCache } from 'lru-cache';

/** Each outcome takes about 150 bytes. */
const MAX_OUTCOMES = 50_000;

const outcomeOf = (page: string, { remote, version, failure }: TelemetryEvent): string =>
  `${page} ${remote}@${version} ${failure === null ? 'loaded' : 'failed'}`;

/** Counts a page load once as loaded and once as failed for each version. */
export class CountedOnce {
  readonly #seen = new LRUCache<string, true>({ max: MAX_OUTCOMES });

  newOf(page: string, events: readonly TelemetryEvent[]): TelemetryEvent[] {
    return events.filter((event) => this.#isNew(outcomeOf(page, event)));
  }

  #isNew(outcome: string): boolean {
    const isNew = !this.#seen.has(outcome);
    if (isNew) this.#seen.set(outcome, true);
    return isNew;
  }
}
