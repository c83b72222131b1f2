import type { Db } from '../../db/database';
import type { TokenVault } from './token-vault';

/**
 * Seals all tokens with the current key, so that the old key can be deleted. Skips tokens that do not open. Returns
 * the number of resealed tokens.
 */
export async function resealTokens(db: Db, vault: TokenVault): Promise<number> {
  const items = await db
    .selectFrom('items')
    .select(['user_id', 'id', 'token_sealed'])
    .where('token_sealed', 'is not', null)
    .execute();
  let count = 0;
  for (const { user_id: userId, id: itemId, token_sealed: sealed } of items) {
    if (sealed === null || !vault.isStale(sealed)) continue;
    const fresh = resealed(vault, sealed, { userId, itemId });
    if (fresh === null) continue;
    const { numUpdatedRows } = await db
      .updateTable('items')
      .set({ token_sealed: fresh })
      .where('user_id', '=', userId)
      .where('id', '=', itemId)
      .where('token_sealed', '=', sealed)
      .executeTakeFirst();
    count += Number(numUpdatedRows);
  }
  return count;
}

function resealed(vault: TokenVault, sealed: string, owner: { userId: string; itemId: string }) {
  try {
    return vault.seal(vault.open(sealed, owner), owner);
  } catch {
    return null;
  }
}
