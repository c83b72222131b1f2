/** Questions to the bank about keys that nobody knows, a minute: for all strangers together, and for one network. */
const FOR_STRANGERS = 10;
const FOR_A_NETWORK = 3;
/** For networks that have sent a genuine webhook before. Strangers cannot use it up. */
const FOR_KNOWN_SENDERS = 10;
const MINUTE_MS = 60_000;
const MOST_KNOWN_SENDERS = 100;

interface Lookup {
  readonly atMs: number;
  readonly network: string;
}

/** Who may have the bank asked for a webhook key, so that made-up key ids cost the bank little and genuine senders nothing. */
export class LookupBudget {
  readonly #knownSenders = new Set<string>();
  #lookups: Lookup[] = [];

  /** Notes that a network sent what the bank signed. */
  noteGenuine(network: string): void {
    this.#knownSenders.delete(network);
    this.#knownSenders.add(network);
    const [oldest] = this.#knownSenders;
    if (this.#knownSenders.size > MOST_KNOWN_SENDERS && oldest !== undefined)
      this.#knownSenders.delete(oldest);
  }

  /** Takes one question out of the budget; false when there is none left for this network. */
  take(network: string, nowMs: number): boolean {
    this.#lookups = this.#lookups.filter(({ atMs }) => Math.abs(nowMs - atMs) < MINUTE_MS);
    const isKnown = this.#knownSenders.has(network);
    const shared = this.#lookups.filter((each) => this.#knownSenders.has(each.network) === isKnown);
    const own = shared.filter((each) => each.network === network);
    if (shared.length >= (isKnown ? FOR_KNOWN_SENDERS : FOR_STRANGERS)) return false;
    if (!isKnown && own.length >= FOR_A_NETWORK) return false;
    this.#lookups.push({ atMs: nowMs, network });
    return true;
  }
}
