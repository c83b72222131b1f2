import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';

/** Outcomes that are remembered; the oldest are forgotten first. Each takes about 150 bytes. */
const MOST = 50_000;

const outcomeOf = (page: string, { remote, version, failure }: TelemetryEvent): string =>
  `${page} ${remote}@${version} ${failure === null ? 'loaded' : 'failed'}`;

/** Lets each page load report once that a version loaded and once that it failed, however often it is asked. */
export class CountedOnce {
  readonly #seen = new Set<string>();

  /** The events that this page has not reported before. */
  newOf(page: string, events: readonly TelemetryEvent[]): TelemetryEvent[] {
    return events.filter((event) => this.#isNew(outcomeOf(page, event)));
  }

  #isNew(outcome: string): boolean {
    if (this.#seen.has(outcome)) return false;
    this.#seen.add(outcome);
    for (const oldest of this.#seen) {
      if (this.#seen.size <= MOST) break;
      this.#seen.delete(oldest);
    }
    return true;
  }
}
