import { accountTypeFacts } from '../account/account-types';
import { debtTypeFacts, isLiabilityType } from '../debt/debt-types';
import type { Account, Liability } from '../entities';
import { FILLER_WORDS, type NamedType, namedType } from './transfer-words';

/** A `TransferAccount` has the words and digits by which a bank's text names an account or a debt. */
export interface TransferAccount {
  readonly id: string;
  readonly type: NamedType | null;
  readonly isDebt: boolean;
  readonly mask: string | null;
  /** They are the words of its name and of its bank, without general words. */
  readonly names: ReadonlySet<string>;
  readonly bank: ReadonlySet<string>;
}

type Owned = Pick<Account | Liability, 'id' | 'name' | 'institution' | 'type' | 'mask'>;

const WORDS = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(WORDS) ?? []).filter((word) => !FILLER_WORDS.has(word)));

const ownWords = (text: string): Set<string> =>
  new Set([...wordsOf(text)].filter((word) => !namedType(word)));

function namedTypeOf(type: Owned['type']): NamedType | null {
  if (isLiabilityType(type)) return debtTypeFacts(type).isCard ? 'card' : 'loan';
  if (type === 'checking' || type === 'savings') return type;
  return accountTypeFacts(type).isInvested ? 'invested' : null;
}

export function transferAccount({ id, name, institution, type, mask }: Owned): TransferAccount {
  return {
    id,
    type: namedTypeOf(type),
    isDebt: isLiabilityType(type),
    mask: mask && mask.slice(-4),
    names: ownWords(name),
    bank: ownWords(institution),
  };
}
