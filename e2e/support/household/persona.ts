import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PersonaFile {
  readonly override_accounts: readonly {
    readonly type: string;
    readonly subtype: string;
    readonly starting_balance: number;
    readonly transactions?: readonly { readonly amount: number; readonly date_posted: string }[];
  }[];
}

const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/**
 * Computes the sums of a persona's own file in cents, without code of the product. Every screen must agree with
 * them.
 */
export function personaSums(name: string) {
  const path = join(import.meta.dirname, '../../../api/practice-bank/personas', `${name}.json`);
  const file: PersonaFile = JSON.parse(readFileSync(path, 'utf8'));
  const accounts = file.override_accounts;
  const isDebt = (type: string) => type === 'credit' || type === 'loan';
  const assets = sum(
    accounts.filter(({ type }) => !isDebt(type)).map((each) => cents(each.starting_balance)),
  );
  const debt = sum(
    accounts.filter(({ type }) => isDebt(type)).map((each) => cents(each.starting_balance)),
  );
  const rows = accounts.flatMap((each) => each.transactions ?? []);
  return {
    assets,
    debt,
    netWorth: assets - debt,
    accountCount: accounts.length,
    transactionCount: rows.length,
    /** Money in is positive in the product and negative at the bank. */
    flow: -sum(rows.map(({ amount }) => cents(amount))),
  };
}

/** Formats cents as the screens print them: $1,234.56, with a true minus sign. */
export function usd(amount: number): string {
  const digits = (Math.abs(amount) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? '−' : ''}$${digits}`;
}
