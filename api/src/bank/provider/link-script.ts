import { createHash } from 'node:crypto';
import type { BankConfig } from '../../config/config';
import { toBankError, unreadable } from './bank-error';
import type { LinkToken } from './provider';

const TIMEOUT_MS = 10_000;

async function hashOf(url: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { redirect: 'error', signal });
    if (!answer.ok) throw unreadable();
    const bytes = Buffer.from(await answer.arrayBuffer());
    return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  } catch (error) {
    throw toBankError(error);
  }
}

/**
 * The script of the practice bank has a hash for the integrity policy of the page. Plaid changes its script without
 * notice, so it has none.
 */
export async function linkScript({
  mode,
  linkScriptUrl,
}: BankConfig): Promise<Pick<LinkToken, 'scriptUrl' | 'scriptIntegrity'>> {
  if (mode !== 'practice') return { scriptUrl: linkScriptUrl };
  return { scriptUrl: linkScriptUrl, scriptIntegrity: await hashOf(linkScriptUrl) };
}
