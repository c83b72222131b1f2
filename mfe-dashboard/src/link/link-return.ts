import { safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { type LinkTokenAnswer, linkTokenAnswerSchema } from '@halyard/shared-contracts/wire';
import { readStored } from '../stored-json';

/** A bank with its own sign-in page sends the user back with this parameter in the address. */
const OAUTH_PARAMETER = 'oauth_state_id';

/** What has to outlive a stay on the bank's own page: only the same token can go on there. */
export interface KeptVisit {
  readonly answer: LinkTokenAnswer;
  /** The bank that is repaired, undefined when one is added. */
  readonly itemId: string | undefined;
}

export function keepVisit({ answer, itemId }: KeptVisit): void {
  const session = safeStorage('sessionStorage');
  session.setItem(STORAGE_KEYS.linkToken, JSON.stringify(answer));
  if (itemId === undefined) session.removeItem(STORAGE_KEYS.linkItem);
  else session.setItem(STORAGE_KEYS.linkItem, itemId);
}

export function forgetVisit(): void {
  const session = safeStorage('sessionStorage');
  session.removeItem(STORAGE_KEYS.linkToken);
  session.removeItem(STORAGE_KEYS.linkItem);
}

/** Whether the address is that of a return from a bank. */
export function isLinkReturn(search: string): boolean {
  return new URLSearchParams(search).has(OAUTH_PARAMETER);
}

/** The stored visit while its token is valid at `now`, or null. */
export async function keptVisit(now: Date): Promise<KeptVisit | null> {
  const session = safeStorage('sessionStorage');
  const answer = await readStored(session, STORAGE_KEYS.linkToken, linkTokenAnswerSchema);
  if (!answer || new Date(answer.expires_at) <= now) return null;
  return { answer, itemId: session.getItem(STORAGE_KEYS.linkItem) ?? undefined };
}
