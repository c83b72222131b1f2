import type { Transaction } from '../entities';
import { cleanBankText } from './clean-bank-text';
import { hasUnseen, tidyText } from './tidy-text';

/** Everything that can name the merchant of a row; empty texts name nobody. */
export interface MerchantSources {
  /** The name that the user gave the row. */
  readonly own?: string | null | undefined;
  /** The name that a rule of the user gives the row. */
  readonly rule?: string | null | undefined;
  /** The name that the bank gives the merchant beside its text. */
  readonly bank?: string | null | undefined;
  /** The bank's original text. */
  readonly text: string;
}

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** Few texts of a long list differ. */
function cleaned(text: string): string {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const name = cleanBankText(text);
  remembered.set(text, name);
  return name;
}

/** A name that is shown as it is stays the same object, so that long lists can share it. */
const named = (bank: string | null | undefined): string =>
  (bank && hasUnseen(bank) ? tidyText(bank) : bank?.trim()) ?? '';

/** The one decision about the name of a row's merchant, for every screen, the API, and the assistant. */
export function merchantName({ own, rule, bank, text }: MerchantSources): string {
  return own?.trim() || rule?.trim() || named(bank) || cleaned(text);
}

const key = (name: string): string => name.trim().toLowerCase();

/** Whether a row is from the merchant of a name, in any case, as lists show it. */
export function isNamedMerchant(name: string): (row: Pick<Transaction, 'merchant'>) => boolean {
  const wanted = key(name);
  return ({ merchant }) => key(merchant) === wanted;
}
