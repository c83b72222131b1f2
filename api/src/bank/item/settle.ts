import { oneAtATime } from '../../db/transaction';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import type { Secret } from '../token/secret';
import { type AccountMark, isDead, marksText, overlapping } from './duplicate';
import type { ItemRef } from './item-row';
import { findItem, updateItem } from './item-store';
import { openToken } from './open-token';
import { forgetItem } from './removal';

/** Which accounts a link is to: as the bank says, or as Link said where the bank does not answer. */
interface Said {
  readonly institutionId: string | null;
  readonly marks: readonly AccountMark[];
}

/**
 * Looks for duplicates once more with what the bank itself says. Of links to the same accounts that are made at the same
 * moment, on any instance, the first one to come here stays: they come one at a time, and each leaves its accounts for the
 * next one to see. A new link gives way to a living one, and takes the place of a dead one. Answers whether it stays.
 */
function settle(world: BankWorld, ref: ItemRef, said: Said): Promise<boolean> {
  return oneAtATime(world.db, [`link ${ref.userId}`], async (trx) => {
    const same = await overlapping(trx, ref.userId, said.institutionId, said.marks);
    const others = same.filter((item) => item.id !== ref.itemId);
    const inTrx = { ...world, db: trx };
    if (others.some((item) => !isDead(item))) {
      await forgetItem(inTrx, ref);
      return false;
    }
    await updateItem(trx, ref, {
      institution_id: said.institutionId,
      account_marks: marksText(said.marks),
    });
    for (const item of others) {
      await forgetItem(inTrx, { userId: ref.userId, itemId: item.id }, 'bank-replaced');
    }
    return true;
  });
}

async function askBank({ provider }: BankWorld, token: Secret): Promise<Said> {
  const [{ institutionId }, { accounts }] = await Promise.all([
    provider.item(token),
    provider.accounts(token),
  ]);
  return { institutionId, marks: accounts };
}

/** Settles which link stays after a bank was linked; what Link said counts where the bank does not answer. */
export async function settleLink(
  world: BankWorld,
  ref: ItemRef,
  token: Secret,
  {
    institutionId,
    accounts,
  }: { readonly institutionId: string | null; readonly accounts: readonly AccountMark[] },
): Promise<boolean> {
  const said = await askBank(world, token).catch((error: unknown) => {
    if (error instanceof BankError) return { institutionId, marks: accounts };
    throw error;
  });
  return settle(world, ref, said);
}

/**
 * Settles it for a link whose instance was killed before it could, and answers whether the link stays. One that was
 * settled, or read, before stays. Throws a `BankError` when the bank does not answer.
 */
export async function settleLeftLink(world: BankWorld, ref: ItemRef): Promise<boolean> {
  const item = await findItem(world.db, ref);
  const isSettled = item?.account_marks !== null || item.last_success_at !== null;
  if (isSettled || item.token_sealed === null) return true;
  return settle(world, ref, await askBank(world, openToken(world, item)));
}
