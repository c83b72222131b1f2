import type { JsonWebKey } from 'node:crypto';
import { BankError } from '../provider/bank-error';
import type { KeyStore } from './key-store';
import { LookupBudget } from './lookup-budget';

/** The bank is asked for a key again after this time, so that a retired one is noticed. */
const KNOWN_FOR_MS = 24 * 3_600_000;
/** An id that is no key's stays unknown for this long. */
const UNKNOWN_FOR_MS = 5 * 60_000;
const MOST_IDS = 100;

interface Entry {
  readonly key: JsonWebKey | null;
  readonly untilMs: number;
}

interface KeyWorld {
  readonly fetch: (keyId: string) => Promise<JsonWebKey | null>;
  readonly store: KeyStore;
  readonly clock: () => Date;
}

/**
 * The bank's webhook keys. Made-up key ids cost the bank at most ten questions a minute; past that the answer is a
 * `BankError`, and a genuine sender tries again. Keys that were seen before, on any instance, and networks that have sent
 * genuine webhooks are outside of that budget: nobody can take it from them.
 */
export class WebhookKeys {
  readonly #world: KeyWorld;
  readonly #budget = new LookupBudget();
  readonly #entries = new Map<string, Entry>();

  constructor(world: KeyWorld) {
    this.#world = world;
  }

  /** The key of an id that a request from `network` names; null where it is none. */
  async find(keyId: string, network: string): Promise<JsonWebKey | null> {
    const nowMs = this.#world.clock().getTime();
    const entry = this.#entries.get(keyId);
    if (entry && entry.untilMs > nowMs) return entry.key;
    const stored = await this.#world.store.read(keyId);
    if (stored && nowMs - stored.fetchedAtMs < KNOWN_FOR_MS) {
      return this.#remember(keyId, stored.key, stored.fetchedAtMs);
    }
    if (!stored && !this.#budget.take(network, nowMs)) {
      throw new BankError({ kind: 'rate', code: 'TOO_MANY_KEY_IDS' });
    }
    return this.#ask(keyId, nowMs, stored !== null);
  }

  /** Notes that a network sent what the bank signed. */
  noteGenuine(network: string): void {
    this.#budget.noteGenuine(network);
  }

  async #ask(keyId: string, nowMs: number, isStored: boolean): Promise<JsonWebKey | null> {
    const { fetch, store } = this.#world;
    const key = await fetch(keyId);
    if (key) await store.write(keyId, { key, fetchedAtMs: nowMs });
    else if (isStored) await store.forget(keyId);
    return this.#remember(keyId, key, nowMs);
  }

  /** Makes room by forgetting the oldest id that is no key's, and only then the oldest key. */
  #remember(keyId: string, key: JsonWebKey | null, fetchedAtMs: number): JsonWebKey | null {
    this.#entries.delete(keyId);
    if (this.#entries.size >= MOST_IDS) {
      const ids = [...this.#entries.keys()];
      const oldest = ids.find((id) => this.#entries.get(id)?.key === null) ?? ids[0];
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(keyId, { key, untilMs: fetchedAtMs + (key ? KNOWN_FOR_MS : UNKNOWN_FOR_MS) });
    return key;
  }
}
