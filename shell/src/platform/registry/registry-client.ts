import {
  type KeyRing,
  NO_QUARANTINE,
  parseRegistry,
  type Quarantine,
  type Registry,
  verifyRegistry,
} from '@halyard/shared-contracts/remote/registry';
import { ClockError, isClockWrong } from './clock-error';
import { type Documents, pageDocuments, serverDocuments, type SignedText } from './documents';
import type { SavedRegistry } from './saved-registry';

export interface RegistryState {
  readonly registry: Registry;
  readonly quarantine: Quarantine;
  readonly origin: 'page' | 'server' | 'saved';
}

export interface RegistryClient {
  /** It is not verified, so it may name screens but never load one. */
  unverified(): Registry | null;
  current(): Promise<RegistryState>;
  latest(): RegistryState | null;
  refresh(): Promise<RegistryState>;
  onChange(listener: () => void): () => void;
}

export interface RegistryWorld {
  readonly page: Document;
  readonly fetch: typeof fetch;
  readonly saved: SavedRegistry;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function unverified(page: Document): Registry | null {
  try {
    return parseRegistry(JSON.parse(pageDocuments(page)?.signed.text ?? ''));
  } catch {
    return null;
  }
}

function verifier({ saved, keys, now }: RegistryWorld) {
  const verify = async (
    { text, signature }: SignedText,
    highestSeq: number,
    serverMs: number | null = null,
  ): Promise<Registry> => {
    const options = { now: now(), highestSeq };
    const judged = await verifyRegistry(bytesOf(text), signature, keys, options);
    if (judged.verdict === 'ok') return judged.registry;
    if (judged.verdict === 'expired' && isClockWrong(options.now.getTime(), serverMs))
      throw new ClockError('the clock of this device is wrong');
    throw new Error(`the registry of remotes is refused: ${judged.verdict}`);
  };
  return {
    async fresh(origin: 'page' | 'server', documents: Documents): Promise<RegistryState> {
      const registry = await verify(documents.signed, saved.highestSeq(), documents.serverMs);
      saved.write(documents.signed, registry.seq);
      return { registry, quarantine: documents.quarantine, origin };
    },
    async savedOr(error: unknown): Promise<RegistryState> {
      const signed = saved.read();
      if (!signed) throw error;
      try {
        const registry = await verify(signed, 0);
        return { registry, quarantine: NO_QUARANTINE, origin: 'saved' };
      } catch (expired) {
        throw error instanceof ClockError ? error : expired;
      }
    },
  };
}

export function registryClient(world: RegistryWorld): RegistryClient {
  const verified = verifier(world);
  let known: Promise<RegistryState> | null = null;
  let latest: RegistryState | null = null;
  const listeners = new Set<() => void>();

  const ask = async (): Promise<RegistryState> =>
    verified.fresh('server', await serverDocuments(world.fetch));

  const announce = (state: RegistryState): void => {
    latest = state;
    for (const listener of listeners) listener();
  };

  const keep = (asked: Promise<RegistryState>): Promise<RegistryState> => {
    known = asked;
    asked.then(announce, () => {
      if (known === asked) known = null;
    });
    return asked;
  };

  const start = async (): Promise<RegistryState> => {
    const documents = pageDocuments(world.page);
    const fromPage = documents ? verified.fresh('page', documents) : Promise.reject(new Error());
    return fromPage.catch(ask).catch(verified.savedOr);
  };

  return {
    unverified: () => unverified(world.page),
    latest: () => latest,
    current: () => known ?? keep(start()),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh() {
      const last = known;
      // A failed refresh keeps the current registry active.
      return keep(ask().catch((error: unknown) => last ?? verified.savedOr(error)));
    },
  };
}
