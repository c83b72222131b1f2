export type Diagnosis = 'network' | 'timeout' | 'integrity' | 'intact';

/** A slower file counts as missing. */
const PATIENCE_MS = 1_500;

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/**
 * The browser does not say why a file failed. The request skips all caches, so that they do not store a changed
 * file.
 */
export async function diagnose(
  url: string,
  integrity: string | undefined,
  fetcher: typeof fetch,
): Promise<Diagnosis> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetcher(url, { cache: 'reload', signal });
    if (!response.ok) return 'network';
    const found = await sha384(await response.arrayBuffer());
    return integrity === undefined || found === integrity ? 'intact' : 'integrity';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}
