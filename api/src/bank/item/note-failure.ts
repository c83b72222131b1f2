import { bumpDataVersion } from '../../db/data-version';
import type { BankWorld } from '../bank-world';
import type { BankError } from '../provider/bank-error';
import type { ItemRow } from './item-row';
import { changeByFailure, isWithdrawn } from './item-status';
import { updateItem } from './item-store';

/** Writes what a failure means for the link: who must act, or that access is over and its token worthless. */
export async function noteFailure(
  world: BankWorld,
  item: ItemRow,
  error: { readonly kind: BankError['kind']; readonly code: string },
): Promise<void> {
  const ref = { userId: item.user_id, itemId: item.id };
  const change = changeByFailure(error);
  const withdrawn = isWithdrawn(error.code) ? { token_sealed: null } : {};
  await updateItem(world.db, ref, { ...change, ...withdrawn });
  const { status = item.status } = change;
  const isNews = status !== item.status || item.status_code === null;
  if (isNews) await bumpDataVersion(world.db, ref.userId);
}
