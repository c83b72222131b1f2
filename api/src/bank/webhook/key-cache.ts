import type { JsonWebKey } from 'node:crypto';
import { BankError } from '../provider/bank-error';
import type { KeyStore } from './key-store';

/** A key is fetched again after this time, so that a retired key is noticed. */
const KNOWN_FOR_MS = 24 * 3_600_000;
/** An unknown id stays unknown for this time. */
const UNKNOWN_FOR_MS = 5 * 60_000;
const MAX_IDS = 100;

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
 * Lookups of unknown key ids are limited; over the limit it throws a `BankError`, and a genuine sender tries again.
 * Stored keys and networks that sent genuine webhooks do not count.
 */
export class WebhookKeys {
  readonly #world: KeyWorld;
  readonly #budget = new LookupBudget();
  readonly #entries = new Map<string, Entry>();

  constructor(world: KeyWorld) {
    this.#world = world;
  }

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
    return this.#fetch(keyId, nowMs, stored !== null);
  }

  noteGenuine(network: string): void {
    this.#budget.noteGenuine(network);
  }

  async #fetch(keyId: string, nowMs: number, isStored: boolean): Promise<JsonWebKey | null> {
    const { fetch, store } = this.#world;
    const key = await fetch(keyId);
    if (key) await store.write(keyId, { key, fetchedAtMs: nowMs });
    else if (isStored) await store.forget(keyId);
    return this.#remember(keyId, key, nowMs);
  }

  /** Removes the oldest unknown id first, and only then the oldest key. */
  #remember(keyId: string, key: JsonWebKey | null, fetchedAtMs: number): JsonWebKey | null {
    this.#entries.delete(keyId);
    if (this.#entries.size >= MAX_IDS) {
      const ids = [...this.#entries.keys()];
      const oldest = ids.find((id) => this.#entries.get(id)?.key === null) ?? ids[0];
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(keyId, { key, untilMs: fetchedAtMs + (key ? KNOWN_FOR_MS : UNKNOWN_FOR_MS) });
    return key;
  }
}

const LOOKUPS_OF_STRANGERS = 10;
const LOOKUPS_OF_ONE_STRANGER = 3;
const LOOKUPS_OF_KNOWN_SENDERS = 10;
const MINUTE_MS = 60_000;
const MAX_KNOWN_SENDERS = 100;

interface Lookup {
  readonly atMs: number;
  readonly network: string;
}

/** Limits the lookups of unknown keys per minute, without a limit by strangers for genuine senders. */
class LookupBudget {
  readonly #knownSenders = new Set<string>();
  #lookups: Lookup[] = [];

  noteGenuine(network: string): void {
    this.#knownSenders.delete(network);
    this.#knownSenders.add(network);
    const [oldest] = this.#knownSenders;
    if (this.#knownSenders.size > MAX_KNOWN_SENDERS && oldest !== undefined)
      this.#knownSenders.delete(oldest);
  }

  take(network: string, nowMs: number): boolean {
    this.#lookups = this.#lookups.filter(({ atMs }) => Math.abs(nowMs - atMs) < MINUTE_MS);
    const isKnown = this.#knownSenders.has(network);
    const shared = this.#lookups.filter((each) => this.#knownSenders.has(each.network) === isKnown);
    const own = shared.filter((each) => each.network === network);
    if (shared.length >= (isKnown ? LOOKUPS_OF_KNOWN_SENDERS : LOOKUPS_OF_STRANGERS)) return false;
    if (!isKnown && own.length >= LOOKUPS_OF_ONE_STRANGER) return false;
    this.#lookups.push({ atMs: nowMs, network });
    return true;
  }
}
