import type { Category } from '../category';
import { detailedCategory } from './detailed-category';
import { legacyCategory } from './legacy-category';

/** What the bank says about a transaction's category; any part may be missing. */
export interface BankCategory {
  readonly pfcDetailed?: string | null | undefined;
  readonly pfcPrimary?: string | null | undefined;
  readonly legacy?: readonly string[] | null | undefined;
  readonly name?: string | null | undefined;
  readonly recurring?: boolean | undefined;
}

/**
 * A bank transaction's category: the detailed code, else the primary one, else the legacy list's
 * first entry. Everything unknown is 'Other'; a person's own choice is applied elsewhere and wins.
 */
export function mapCategory(bank: BankCategory): Category {
  const code = bank.pfcDetailed ?? bank.pfcPrimary;
  const hints = { name: bank.name ?? '', recurring: bank.recurring ?? false };
  return code ? detailedCategory(code.toUpperCase(), hints) : legacyCategory(bank.legacy ?? []);
}
