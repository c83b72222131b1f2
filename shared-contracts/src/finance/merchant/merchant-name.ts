import type { Transaction } from '../entities';
import { cleanBankText } from './clean-bank-text';
import { hasInvisibleCharacters, tidyText } from './tidy-text';

export interface MerchantSources {
  readonly own?: string | null | undefined;
  readonly rule?: string | null | undefined;
  readonly bank?: string | null | undefined;
  readonly text: string;
}

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** Remembers results, because a long list has few different texts. */
function cleaned(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const name = cleanBankText(text);
  remembered.set(text, name);
  return name;
}

/** Returns the same string if it can, so that long lists share it. */
const named = (bank: string | null | undefined): string =>
  (bank && hasInvisibleCharacters(bank) ? tidyText(bank) : bank?.trim()) ?? '';

export function merchantName({ own, rule, bank, text }: MerchantSources): string {
  return own?.trim() || rule?.trim() || named(bank) || cleaned(text);
}

const key = (name: string): string => name.trim().toLowerCase();

export function isNamedMerchant(name: string): (row: Pick<Transaction, 'merchant'>) => boolean {
  const wanted = key(name);
  return ({ merchant }) => key(merchant) === wanted;
}
