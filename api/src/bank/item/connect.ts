import { AppError } from '../../errors';
import { bumpDataVersion } from '../../db/data-version';
import type { Db } from '../../db/database';
import { isTaken } from '../../db/dialect';
import { withinQuota } from '../../quota/within-quota';
import type { BankWorld } from '../bank-world';
import { scheduleCheck, scheduleSync } from '../job/schedule';
import { newLinkWait, CHECK_EVERY_MS } from '../job/waits';
import { newItemId } from '../mapping/row-ids';
import type { BankError } from '../provider/bank-error';
import type { Secret } from '../token/secret';
import { auditLink } from './audit';
import { type AccountMark, isDead, overlapping } from './duplicate';
import { type ItemRef, type ItemRow, UNKNOWN_BANK } from './item-row';
import { settleLink } from './settle';

/** Link gave this data to the browser. It is only used to detect duplicates early. */
export interface LinkMetadata {
  readonly institutionId: string | null;
  readonly institutionName: string | null;
  readonly accounts: readonly AccountMark[];
}

/**
 * Links a bank. The access token is stored immediately, together with the jobs for its syncs. Throws ALREADY_CONNECTED
 * if the accounts are linked already, and EXCHANGE_FAILED if the provider refuses.
 */
export async function connectBank(
  world: BankWorld,
  userId: string,
  publicToken: string,
  metadata: LinkMetadata,
): Promise<ItemRef> {
  const { institutionId, accounts } = metadata;
  await refuseActive(await overlapping(world.db, userId, institutionId, accounts));
  const { accessToken, plaidItemId } = await exchange(world, publicToken);
  const ref = { userId, itemId: newItemId() };
  await storeItem(world, ref, { plaidItemId, accessToken, metadata }).catch(
    endUnstoredLink(world, accessToken),
  );
  if (!(await settleLink(world, ref, accessToken, metadata))) {
    throw new AppError('ALREADY_CONNECTED');
  }
  return ref;
}

async function exchange(world: BankWorld, publicToken: string) {
  try {
    return await world.provider.exchange(publicToken);
  } catch (error) {
    throw new AppError('EXCHANGE_FAILED', { cause: error });
  }
}

/**
 * Ends the link of a token that cannot be stored, because nobody could end it later. If the token belongs to an
 * existing link, that link stays.
 */
function endUnstoredLink({ provider, log }: BankWorld, token: Secret) {
  return async (failure: unknown): Promise<never> => {
    if (isTaken(failure)) throw new AppError('ALREADY_CONNECTED', { cause: failure });
    await provider.remove(token).catch(({ code }: BankError) => {
      log.error({ code }, 'A link that could not be stored could not be ended either.');
    });
    throw failure;
  };
}

async function refuseActive(items: readonly ItemRow[]): Promise<void> {
  if (items.some((item) => !isDead(item))) throw new AppError('ALREADY_CONNECTED');
}

interface NewItem {
  readonly plaidItemId: string;
  readonly accessToken: Secret;
  readonly metadata: LinkMetadata;
}

async function storeItem(world: BankWorld, ref: ItemRef, linked: NewItem): Promise<void> {
  const now = world.clock();
  await withinQuota(world.db, ref.userId, async (trx) => {
    await insertItem(trx, ref, linked, {
      sealed: world.vault.seal(linked.accessToken, ref),
      at: now.toISOString(),
    });
    await scheduleSync(trx, ref, new Date(now.getTime() + newLinkWait(0)));
    await scheduleCheck(trx, ref, new Date(now.getTime() + CHECK_EVERY_MS));
    await auditLink(trx, 'bank-linked', rowOf(ref, linked), now);
    await bumpDataVersion(trx, ref.userId);
  });
}

const rowOf = ({ userId }: ItemRef, { metadata }: NewItem) => ({
  user_id: userId,
  institution_name: metadata.institutionName ?? UNKNOWN_BANK,
});

async function insertItem(
  db: Db,
  ref: ItemRef,
  linked: NewItem,
  { sealed, at }: { readonly sealed: string; readonly at: string },
): Promise<void> {
  await db
    .insertInto('items')
    .values({
      ...rowOf(ref, linked),
      id: ref.itemId,
      plaid_item_id: linked.plaidItemId,
      institution_id: linked.metadata.institutionId,
      token_sealed: sealed,
      status: 'syncing',
      cursor_version: 0,
      history: 'pending',
      connected_at: at,
      new_accounts: 0,
    })
    .execute();
}
