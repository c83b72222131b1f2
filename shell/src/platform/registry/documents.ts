import {
  NO_QUARANTINE,
  parseQuarantine,
  type Quarantine,
  QUARANTINE_ELEMENT_ID,
  QUARANTINE_URL,
  REGISTRY_ELEMENT_ID,
  REGISTRY_URL,
  SIGNATURE_ELEMENT_ID,
  SIGNATURE_URL,
} from '@halyard/shared-contracts/remote/registry';

/** It is not verified yet. */
export interface SignedText {
  readonly text: string;
  readonly signature: unknown;
}

export interface Documents {
  readonly signed: SignedText;
  readonly quarantine: Quarantine;
  /** It is null for the documents of a page, which may be old. */
  readonly serverMs: number | null;
}

const TIMEOUT_MS = 5_000;

function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

export function pageDocuments(page: Document): Documents | null {
  const textOf = (id: string) => page.getElementById(id)?.textContent?.trim() ?? '';
  const text = textOf(REGISTRY_ELEMENT_ID);
  if (text === '') return null;
  const signature: unknown = orElse(() => JSON.parse(textOf(SIGNATURE_ELEMENT_ID)), null);
  const quarantine = orElse(
    () => parseQuarantine(JSON.parse(textOf(QUARANTINE_ELEMENT_ID))),
    NO_QUARANTINE,
  );
  return { signed: { text, signature }, quarantine, serverMs: null };
}

function dateOf({ headers }: Response): number | null {
  const ms = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? null : ms;
}

export async function serverDocuments(fetcher: typeof fetch): Promise<Documents> {
  const ask = async (url: string) => {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetcher(url, options);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  };
  const [{ text, serverMs }, signature, quarantine] = await Promise.all([
    ask(REGISTRY_URL).then(async (response) => ({
      text: await response.text(),
      serverMs: dateOf(response),
    })),
    ask(SIGNATURE_URL).then((response): Promise<unknown> => response.json()),
    ask(QUARANTINE_URL).then((response): Promise<unknown> => response.json()),
  ]);
  return { signed: { text, signature }, quarantine: parseQuarantine(quarantine), serverMs };
}
