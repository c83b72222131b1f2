import type { IncomeSource } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { paystub } from '@halyard/shared-contracts/testing';
import { payFrequency, rhythmWords } from './income-words';

const source = (part: Partial<IncomeSource> = {}): IncomeSource => ({
  name: 'Social Security',
  category: 'Benefits',
  cadence: 'monthly',
  amount: cents(1_911_00),
  low: cents(0),
  high: cents(5_000_00),
  yearly: cents(22_932_00),
  ...part,
});

describe('payFrequency', () => {
  //
  it.each([
    ['Monthly', null, [source(), source({ cadence: 'weekly' })], []],
    ['Irregular', null, [source({ cadence: 'irregular' })], []],
    ['Bi-weekly', null, [source()], [paystub()]],
    ['Bi-weekly', cents(50_000_00), [], []],
    ['Unknown', null, [], []],
  ])('is %s', (expected, annualIncome, incomeSources, paystubs) => {
    expect(payFrequency({ annualIncome, incomeSources, paystubs })).toBe(expected);
  });
});

describe('rhythmWords', () => {
  it.each([
    [source(), 'Monthly · $1,911.00'],
    [
      source({ cadence: 'irregular' }),
      'Irregular · $1,911.00 in an average month ($0.00 to $5,000.00)',
    ],
  ])('says how often a source pays, and how much: %#', (each, words) => {
    expect(rhythmWords(each)).toBe(words);
  });
});
