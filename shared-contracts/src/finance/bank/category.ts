import { type BuiltInCategory, toCategory } from '../category';
import { detailedCategory } from './detailed-category';

const FIRST: ReadonlyMap<string, BuiltInCategory> = new Map([
  ['Bank Fees', 'Fees'],
  ['Cash Advance', 'Transfer'],
  ['Food and Drink', 'Dining Out'],
  ['Healthcare', 'Medical'],
  ['Interest', 'Interest Income'],
  ['Recreation', 'Entertainment'],
  ['Shops', 'Shopping'],
  ['Tax', 'Taxes'],
] satisfies [string, BuiltInCategory][]);

const PATHS: ReadonlyMap<string, BuiltInCategory> = new Map([
  ['Community > Education', 'Education'],
  ['Interest > Interest Charged', 'Loan Interest'],
  ['Payment > Credit Card', 'Transfer'],
  ['Payment > Loan', 'Transfer'],
  ['Payment > Rent', 'Rent'],
  ['Service > Insurance', 'Insurance'],
  ['Shops > Supermarkets and Groceries', 'Groceries'],
  ['Transfer > Payroll', 'Salary'],
  ['Travel > Gas Stations', 'Gas'],
  ['Travel > Taxi', 'Transportation'],
  ['Travel > Parking', 'Transportation'],
  ['Travel > Public Transportation Services', 'Transportation'],
  ['Travel > Tolls and Fees', 'Transportation'],
  ['Service > Utilities', 'Utilities'],
] satisfies [string, BuiltInCategory][]);

/** Reads Plaid's legacy list: a known path, or else its first entry, or else 'Other' (P1-7-29). */
function legacyCategory(path: readonly string[]): BuiltInCategory {
  const first = path[0] ?? '';
  return PATHS.get(path.slice(0, 2).join(' > ')) ?? FIRST.get(first) ?? toCategory(first);
}

interface BankCategory {
  readonly pfcDetailed?: string | null | undefined;
  readonly pfcPrimary?: string | null | undefined;
  readonly legacy?: readonly string[] | null | undefined;
  readonly name?: string | null | undefined;
  readonly recurring?: boolean | undefined;
}

/** Uses the detailed code, or else the primary code, or else the legacy list, or else 'Other'. */
export function mapCategory(bank: BankCategory): BuiltInCategory {
  const code = bank.pfcDetailed ?? bank.pfcPrimary;
  const hints = { name: bank.name ?? '', recurring: bank.recurring ?? false };
  return code ? detailedCategory(code.toUpperCase(), hints) : legacyCategory(bank.legacy ?? []);
}
