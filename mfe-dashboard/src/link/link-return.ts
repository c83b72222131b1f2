import { type KeyValueStore, safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { type LinkTokenAnswer, linkTokenAnswerSchema } from '@halyard/shared-contracts/wire';
import { conform, type Schema } from '../conform';

/** The sign-in page of a bank returns with this parameter. */
const OAUTH_PARAMETER = 'oauth_state_id';

/** The sign-in page of a bank can only continue with the same token. */
export interface StoredVisit {
  readonly answer: LinkTokenAnswer;
  readonly itemId: string | undefined;
}

export function storeVisit({ answer, itemId }: StoredVisit): void {
  const session = safeStorage('sessionStorage');
  session.setItem(STORAGE_KEYS.linkToken, JSON.stringify(answer));
  if (itemId === undefined) session.removeItem(STORAGE_KEYS.linkItem);
  else session.setItem(STORAGE_KEYS.linkItem, itemId);
}

export function clearVisit(): void {
  const session = safeStorage('sessionStorage');
  session.removeItem(STORAGE_KEYS.linkToken);
  session.removeItem(STORAGE_KEYS.linkItem);
}

export function isLinkReturn(search: string): boolean {
  return new URLSearchParams(search).has(OAUTH_PARAMETER);
}

const hasExpired = ({ expires_at: end }: LinkTokenAnswer, now: Date): boolean =>
  end !== undefined && new Date(end) <= now;

export async function storedVisit(now: Date): Promise<StoredVisit | null> {
  const session = safeStorage('sessionStorage');
  const answer = await readStored(session, STORAGE_KEYS.linkToken, linkTokenAnswerSchema);
  if (!answer || hasExpired(answer, now)) return null;
  return { answer, itemId: session.getItem(STORAGE_KEYS.linkItem) ?? undefined };
}

async function readStored<T>(
  storage: KeyValueStore,
  key: string,
  schema: Schema<T>,
): Promise<T | null> {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    return await conform(schema, JSON.parse(text));
  } catch {
    return null;
  }
}
