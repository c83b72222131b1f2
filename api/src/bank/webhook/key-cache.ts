import type { JsonWebKey } from 'node:crypto';
import { BankError } from '../provider/bank-error';

/** A key is asked for anew after this time, so that a retired one is noticed. */
const KNOWN_FOR_MS = 24 * 3_600_000;
/** An id that is no key's stays unknown for this long. */
const UNKNOWN_FOR_MS = 5 * 60_000;
const MOST_IDS = 100;
const MOST_FETCHES_PER_MINUTE = 10;

interface Entry {
  readonly key: JsonWebKey | null;
  readonly untilMs: number;
}

/**
 * Remembers the bank's webhook keys. Whoever makes up key ids costs the bank at most ten questions a minute: past that
 * the answer is a `BankError`, and a genuine sender tries again.
 */
export class WebhookKeys {
  readonly #fetch: (keyId: string) => Promise<JsonWebKey | null>;
  readonly #clock: () => Date;
  readonly #entries = new Map<string, Entry>();
  #fetchedAtMs: number[] = [];

  constructor(fetch: (keyId: string) => Promise<JsonWebKey | null>, clock: () => Date) {
    this.#fetch = fetch;
    this.#clock = clock;
  }

  readonly find = async (keyId: string): Promise<JsonWebKey | null> => {
    const nowMs = this.#clock().getTime();
    const kept = this.#entries.get(keyId);
    if (kept && kept.untilMs > nowMs) return kept.key;
    this.#spendFetch(nowMs);
    const key = await this.#fetch(keyId);
    this.#remember(keyId, { key, untilMs: nowMs + (key ? KNOWN_FOR_MS : UNKNOWN_FOR_MS) });
    return key;
  };

  #spendFetch(nowMs: number): void {
    this.#fetchedAtMs = this.#fetchedAtMs.filter((atMs) => nowMs - atMs < 60_000);
    if (this.#fetchedAtMs.length >= MOST_FETCHES_PER_MINUTE) {
      throw new BankError({ kind: 'rate', code: 'TOO_MANY_KEY_IDS' });
    }
    this.#fetchedAtMs.push(nowMs);
  }

  /** Makes room by forgetting the oldest id that is no key's, and only then the oldest key. */
  #remember(keyId: string, entry: Entry): void {
    this.#entries.delete(keyId);
    if (this.#entries.size >= MOST_IDS) {
      const ids = [...this.#entries.keys()];
      const oldest = ids.find((id) => this.#entries.get(id)?.key === null) ?? ids[0];
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(keyId, entry);
  }
}
