import {
  type KeyRing,
  NO_QUARANTINE,
  parseRegistry,
  type Quarantine,
  type Registry,
  verifyRegistry,
} from '@halyard/shared-contracts/remote/registry';
import { type Documents, pageDocuments, serverDocuments, type SignedText } from './documents';
import type { SavedRegistry } from './saved-registry';

/** What is in force: a registry whose signature held, and what has been taken out of use since. */
export interface RegistryState {
  readonly registry: Registry;
  readonly quarantine: Quarantine;
  /** `saved` when neither the page nor the server had one that holds. */
  readonly origin: 'page' | 'server' | 'saved';
}

/** Where the shell learns which version of which remote serves which routes. */
export interface RegistryClient {
  /** What came with the page, not verified yet: good for naming screens, never for loading one. */
  unverified(): Registry | null;
  /** What is in force; rejects when no registry that holds can be had. */
  current(): Promise<RegistryState>;
  /** The active registry, once it is known. */
  latest(): RegistryState | null;
  /** Asks the server again: after a failure a remote may have moved to another version. */
  refresh(): Promise<RegistryState>;
}

/** What a client works with. */
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
  const verify = async ({ text, signature }: SignedText, highestSeq: number): Promise<Registry> => {
    const options = { now: now(), highestSeq };
    const judged = await verifyRegistry(bytesOf(text), signature, keys, options);
    if (judged.verdict === 'ok') return judged.registry;
    throw new Error(`the registry of remotes is refused: ${judged.verdict}`);
  };
  return {
    async fresh(origin: 'page' | 'server', documents: Documents): Promise<RegistryState> {
      const registry = await verify(documents.signed, saved.highestSeq());
      saved.write(documents.signed, registry.seq);
      return { registry, quarantine: documents.quarantine, origin };
    },
    /** The registry of an earlier visit: as good as its signature, and no longer than it said. */
    async savedOr(error: unknown): Promise<RegistryState> {
      const signed = saved.read();
      if (!signed) throw error;
      return { registry: await verify(signed, 0), quarantine: NO_QUARANTINE, origin: 'saved' };
    },
  };
}

export function registryClient(world: RegistryWorld): RegistryClient {
  const verified = verifier(world);
  let known: Promise<RegistryState> | null = null;
  let latest: RegistryState | null = null;

  const ask = async (): Promise<RegistryState> =>
    verified.fresh('server', await serverDocuments(world.fetch));

  const keep = (asked: Promise<RegistryState>): Promise<RegistryState> => {
    known = asked;
    asked.then(
      (state) => (latest = state),
      () => {
        if (known === asked) known = null;
      },
    );
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
    refresh() {
      const last = known;
      // A registry that cannot be had changes nothing: what was in force goes on.
      return keep(ask().catch((error: unknown) => last ?? verified.savedOr(error)));
    },
  };
}
