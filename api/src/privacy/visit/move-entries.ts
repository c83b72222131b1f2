import type { VisitEntry } from '@halyard/shared-contracts/wire';
import type { BankWorld } from '../../bank/bank-world';
import { recordAudit } from '../../db/audit';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { withinQuota } from '../../quota/within-quota';
import { moveAccounts } from './move-accounts';
import { moveBank } from './move-bank';
import { bringCategories } from './bring-categories';
import { deleteOtherRows, moveOtherRows } from './other-rows';
import type { Move } from './move';
import { OTHER, visitEntries } from './visit-contents';

/** Throws NOT_FOUND for an unknown entry, and ALREADY_CONNECTED for a bank that is linked to both. */
function chosenEntries(entries: readonly VisitEntry[], ids: readonly string[]): VisitEntry[] {
  const chosen = entries.filter(({ id }) => ids.includes(id));
  if (chosen.length < new Set(ids).size) throw new AppError('NOT_FOUND');
  if (chosen.some(({ duplicate }) => duplicate === 'linked')) {
    throw new AppError('ALREADY_CONNECTED');
  }
  return chosen;
}

async function refuseSameIds(trx: Db, { to }: Move, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const same = await trx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', to)
    .where('id', 'in', ids)
    .executeTakeFirst();
  if (same) throw new AppError('ALREADY_HERE');
}

/**
 * Moves the chosen entries of a visit into a user's account, and returns how many accounts were moved. Throws NOT_FOUND,
 * ALREADY_CONNECTED, ALREADY_HERE, DATA_CHANGING, or QUOTA_REACHED.
 */
export function moveEntries(world: BankWorld, move: Move, ids: readonly string[]): Promise<number> {
  const now = world.clock();
  return withinQuota(world.db, move.to, async (trx) => {
    const chosen = chosenEntries(await visitEntries(trx, move), ids);
    const manual = chosen.filter(({ kind }) => kind === 'account').map(({ id }) => id);
    await refuseSameIds(trx, move, manual);
    for (const { id } of chosen.filter(({ kind }) => kind === 'bank')) {
      await moveBank(world, trx, move, id);
    }
    await moveAccounts(trx, move, manual);
    await bringCategories(trx, move);
    if (ids.includes(OTHER)) {
      await moveOtherRows(trx, move);
      await deleteOtherRows(trx, move.from);
    }
    const count = chosen.reduce((sum, { accounts }) => sum + accounts, 0);
    const detail = chosen
      .map(({ name }) => name)
      .filter(Boolean)
      .join(', ');
    await recordAudit(trx, move.to, 'visit-brought', now, { detail: detail || null });
    await bumpDataVersion(trx, move.from);
    await bumpDataVersion(trx, move.to);
    return count;
  });
}
