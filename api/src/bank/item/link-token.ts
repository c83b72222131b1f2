import { AppError } from '../../errors';
import type { BankWorld } from '../bank-world';
import type { LinkToken } from '../provider/provider';
import { isDead } from './duplicate';
import { findItem } from './item-store';
import { openToken } from './open-token';

/**
 * Creates a link token for a new bank or, with `itemId`, for the repair of a linked bank. A link that cannot be
 * repaired is linked again. Throws NOT_FOUND for a bank of another user, and LINK_TOKEN_FAILED if the provider
 * refuses.
 */
export async function createLinkToken(
  world: BankWorld,
  userId: string,
  itemId: string | null,
): Promise<LinkToken> {
  const update = itemId === null ? null : await updateMode(world, userId, itemId);
  try {
    return await world.provider.createLinkToken({ userId, ...(update ? { update } : {}) });
  } catch (error) {
    throw new AppError('LINK_TOKEN_FAILED', { cause: error });
  }
}

async function updateMode(world: BankWorld, userId: string, itemId: string) {
  const item = await findItem(world.db, { userId, itemId });
  if (!item || item.status === 'removing') throw new AppError('NOT_FOUND');
  if (isDead(item)) return null;
  const selectAccounts = item.new_accounts === 1 || item.status_code === 'NO_ACCOUNTS';
  return { accessToken: openToken(world, item), selectAccounts };
}
