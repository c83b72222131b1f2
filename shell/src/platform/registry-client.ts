import {
  parseRegistry,
  type Registry,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
} from '@halyard/shared-contracts/remote/registry';

const TIMEOUT_MS = 5_000;

/** Where the shell learns which version of which remote serves which routes. */
export interface RegistryClient {
  /** The registry that came with the page, if it did. */
  inlined(): Registry | null;
  /** The registry that came with the page, or the first answer of the server. */
  current(): Promise<Registry>;
  /** Asks the server again: after a failure a remote may have moved to another version. */
  refresh(): Promise<Registry>;
}

function readInlined(page: Document): Registry | null {
  const text = page.getElementById(REGISTRY_ELEMENT_ID)?.textContent?.trim();
  if (!text) return null;
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return null;
  }
}

async function fetched(fetcher: typeof fetch): Promise<Registry> {
  const response = await fetcher(REGISTRY_URL, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the registry of remotes answered ${response.status}`);
  return parseRegistry(await response.json());
}

export function registryClient(page: Document, fetcher: typeof fetch): RegistryClient {
  const first = readInlined(page);
  let known: Promise<Registry> | null = first ? Promise.resolve(first) : null;

  const refresh = (): Promise<Registry> => {
    const last = known;
    const asked = fetched(fetcher).catch((error: unknown) => {
      // A registry that cannot be read changes nothing: what was known goes on.
      if (!last) throw error;
      return last;
    });
    known = asked;
    asked.catch(() => {
      if (known === asked) known = null;
    });
    return asked;
  };

  return { inlined: () => first, current: () => known ?? refresh(), refresh };
}
