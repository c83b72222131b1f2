import { oneAtATime } from '../../db/transaction';
import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import type { Secret } from '../token/secret';
import { type AccountMark, isDead, marksText, overlapping } from './duplicate';
import type { ItemRef } from './item-row';
import { findItem, updateItem } from './item-store';
import { openToken } from './open-token';
import { forgetItem } from './removal';

/** These are the accounts of a link according to the bank, or according to Link if the bank does not answer. */
interface LinkAccounts {
  readonly institutionId: string | null;
  readonly marks: readonly AccountMark[];
}

/**
 * Detects duplicates with the data of the bank. Links of one user are settled one at a time: the first one stays, a
 * new one yields to a working one and replaces a dead one. Returns whether the link stays.
 */
function settle(world: BankWorld, ref: ItemRef, accounts: LinkAccounts): Promise<boolean> {
  return oneAtATime(world.db, [`link ${ref.userId}`], async (trx) => {
    const same = await overlapping(trx, ref.userId, accounts.institutionId, accounts.marks);
    const others = same.filter((item) => item.id !== ref.itemId);
    const inTrx = { ...world, db: trx };
    if (others.some((item) => !isDead(item))) {
      await forgetItem(inTrx, ref);
      return false;
    }
    await updateItem(trx, ref, {
      institution_id: accounts.institutionId,
      account_marks: marksText(accounts.marks),
    });
    for (const item of others) {
      await forgetItem(inTrx, { userId: ref.userId, itemId: item.id }, 'bank-replaced');
    }
    return true;
  });
}

async function readAccounts({ provider }: BankWorld, token: Secret): Promise<LinkAccounts> {
  const [{ institutionId }, { accounts }] = await Promise.all([
    provider.item(token),
    provider.accounts(token),
  ]);
  return { institutionId, marks: accounts };
}

/** Settles a new link, with the data of Link if the bank does not answer. */
export async function settleLink(
  world: BankWorld,
  ref: ItemRef,
  token: Secret,
  {
    institutionId,
    accounts,
  }: { readonly institutionId: string | null; readonly accounts: readonly AccountMark[] },
): Promise<boolean> {
  const fromBank = await readAccounts(world, token).catch((error: unknown) => {
    if (error instanceof BankError) return { institutionId, marks: accounts };
    throw error;
  });
  return settle(world, ref, fromBank);
}

/**
 * Settles a link whose instance stopped before it could. Returns whether the link stays. Throws a `BankError` if the
 * bank does not answer.
 */
export async function settleLeftLink(world: BankWorld, ref: ItemRef): Promise<boolean> {
  const item = await findItem(world.db, ref);
  const isSettled = item?.account_marks !== null || item.last_success_at !== null;
  if (isSettled || item.token_sealed === null) return true;
  return settle(world, ref, await readAccounts(world, openToken(world, item)));
}
