import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { BankTransaction } from '../provider/provider';
import { transactionRow } from './transaction-row';

const REPORTED: BankTransaction = {
  transactionId: 't',
  accountId: 'a',
  amount: cents(-1_234),
  date: isoDate('2026-11-20'),
  authorizedDate: null,
  name: 'SHOP 0042',
  merchant: 'Shop',
  pending: false,
  pendingId: null,
  currency: 'USD',
  pfcPrimary: null,
  pfcDetailed: null,
  legacyCategory: null,
};

const row = (change: Partial<BankTransaction>) =>
  transactionRow(
    { ...REPORTED, ...change },
    { userId: 'u', itemId: 'i', accountRowId: 'acc-1', at: '2026-11-20T00:00:00.000Z' },
  );

describe('a bank’s transaction', () => {
  // Covers P1-5-12, P1-7-30.
  it.each([
    ['the merchant’s name', {}, 'Shop'],
    ['the name if there is no merchant', { merchant: null }, 'SHOP 0042'],
    ['the word Unknown if there is neither', { merchant: null, name: null }, 'Unknown'],
  ])('takes its merchant from %s', (_, change, merchant) => {
    expect(row(change).merchant).toBe(merchant);
  });

  // Covers P1-7-28.
  it.each([
    ['debit', -1],
    ['credit', 0],
    ['credit', 1],
  ])('is a %s if its amount is %i cents', (type, amount) => {
    expect(row({ amount: cents(amount) }).type).toBe(type);
  });

  // Covers P1-5-12, P1-7-29, R-3.5.
  it.each([
    ['the detailed code', { pfcDetailed: 'TRAVEL_FLIGHTS', legacyCategory: ['Rent'] }, 'Travel'],
    [
      'the first legacy entry if there is no code',
      { legacyCategory: ['Travel', 'Rent'] },
      'Travel',
    ],
    ['the default Other if there is neither', {}, 'Other'],
    [
      'a word of the bank text that the merchant lacks',
      {
        pfcDetailed: 'GENERAL_SERVICES_INSURANCE',
        merchant: 'Progressive',
        name: 'PROGRESSIVE AUTO INSURANCE',
      },
      'Auto Insurance',
    ],
  ])('has its category from %s', (_, change, category) => {
    expect(row(change).category).toBe(category);
  });
});
