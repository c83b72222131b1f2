import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transactionRow } from '../../testing/rows';
import { shownMerchant, toTransaction, transactionReader } from './transaction-row';

const PERSONAS = join(import.meta.dirname, '../../../practice-bank/personas');

interface PersonaFile {
  readonly override_accounts: readonly {
    readonly transactions?: readonly { readonly description: string }[];
  }[];
}

const textsOf = (file: string): string[] => {
  const persona: PersonaFile = JSON.parse(readFileSync(join(PERSONAS, file), 'utf8'));
  return persona.override_accounts
    .flatMap(({ transactions = [] }) => transactions)
    .map(({ description }) => description);
};

/** It matches the number of a store or a payment, the star of a processor, or two words in capital letters. */
const RAW = /#|\*|\d{3}|\b[A-Z]{5,} [A-Z]{4,}\b/;

describe('the merchant of a stored row', () => {
  const text = 'SQ *BLUE BOTTLE COFFEE SAN FRANCISCO CA';

  // Covers P3-A5-1.
  it.each([
    [
      'the name of the bank',
      { source: 'bank', merchant: 'Blue Bottle', name: text },
      'Blue Bottle',
    ],
    ['the cleaned text', { source: 'bank', merchant: text, name: text }, 'Blue Bottle Coffee'],
    ['what the user entered', { source: 'manual', merchant: 'KFC #3', name: 'KFC #3' }, 'KFC #3'],
  ] as const)('is %s', (_, row, merchant) => {
    expect(shownMerchant(row)).toBe(merchant);
    expect(toTransaction(transactionRow(row)).merchant).toBe(merchant);
    expect(toTransaction(transactionRow(row)).name).toBe(row.name);
  });

  it.each(readdirSync(PERSONAS))('is never the bank’s raw text in %s', (file) => {
    const texts = textsOf(file);
    expect(texts.length).toBeGreaterThan(100);
    const shown = texts.map((name) => shownMerchant({ source: 'bank', merchant: name, name }));
    expect(shown.filter((name) => RAW.test(name))).toEqual([]);
  });
});

it('a reader of a long list gives the same transactions as one row at a time', () => {
  const rows = Array.from({ length: 500 }, (_, at) =>
    transactionRow({ id: `txn-${at}`, amount_cents: -300 - at, merchant: `Books ${at % 40}` }),
  );
  expect(rows.map(transactionReader())).toEqual(rows.map(toTransaction));
});
