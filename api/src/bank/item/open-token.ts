import type { BankWorld } from '../bank-world';
import { BankError } from '../provider/bank-error';
import type { Secret } from '../token/secret';
import { TokenUnusableError } from '../token/token-vault';
import type { ItemRow } from './item-row';

export function openToken(world: BankWorld, item: ItemRow): Secret {
  const owner = { userId: item.user_id, itemId: item.id };
  try {
    return world.vault.open(item.token_sealed ?? '', owner);
  } catch (error) {
    if (!(error instanceof TokenUnusableError)) throw error;
    world.log.error({ itemId: item.id, code: error.code }, error.message);
    throw new BankError({ kind: 'user', code: error.code });
  }
}
