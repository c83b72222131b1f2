import { appApi, type AppStore } from '@halyard/shared-contracts/store';

interface Definition {
  readonly type?: string;
  readonly query?: (arg: undefined) => unknown;
}

type Read = typeof appApi.endpoints.accounts;

const isRead = (endpoint: unknown): endpoint is Read => 'initiate' in Object(endpoint);

/** Returns the exact path and query of a read without an argument, or null for all other endpoints. */
function addressOf({ type, query }: Definition): string | null {
  if (type !== 'query') return null;
  try {
    const { url, params } = Object(query?.(undefined));
    return `${url}?${new URLSearchParams(JSON.parse(JSON.stringify(params)))}`;
  } catch {
    return null;
  }
}

function readsByAddress(): ReadonlyMap<string | null, Read> {
  const found = new Map<string | null, Read>();
  for (const [name, endpoint] of Object.entries<unknown>(appApi.endpoints)) {
    const note = (definition: Definition) => {
      if (isRead(endpoint)) found.set(addressOf(definition), endpoint);
    };
    appApi.enhanceEndpoints({ endpoints: { [name]: note } });
  }
  return found;
}

/** Puts the answers of these reads into the store. Returns `false` if one of them fails or has no endpoint. */
export async function startReads(store: AppStore, paths: readonly string[]): Promise<boolean> {
  const reads = readsByAddress();
  const answers = paths.map(async (path) => {
    const read = reads.get(path);
    if (!read) return false;
    const { isSuccess } = await store.dispatch(read.initiate(undefined, { subscribe: false }));
    return isSuccess;
  });
  return (await Promise.all(answers)).every(Boolean);
}
