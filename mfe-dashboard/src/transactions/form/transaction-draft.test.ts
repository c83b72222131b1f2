import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { draftProblems, draftInput, draftOf, emptyDraft } from './transaction-draft';

const TODAY = isoDate('2025-06-30');

const complete = {
  ...emptyDraft('acc-1', TODAY),
  merchant: ' Corner Market ',
  amount: cents(1_250),
};

describe('draftProblems', () => {
  it.each([
    ['a complete draft', {}, []],
    ['no date', { date: '' }, ['date']],
    ['a day that is not in the calendar', { date: '2025-02-30' }, ['date']],
    ['the last day of 1899', { date: '1899-12-31' }, ['date']],
    ['the first day of 1900', { date: '1900-01-01' }, []],
    ['a blank merchant', { merchant: '  ' }, ['merchant']],
    ['no amount', { amount: null }, ['amount']],
    ['an amount of zero', { amount: cents(0) }, ['amount']],
    ['one cent', { amount: cents(1) }, []],
  ])('finds the problems of %s', (_, part, fields) => {
    expect(Object.keys(draftProblems({ ...complete, ...part }))).toEqual(fields);
  });
});

describe('draftInput', () => {
  it('makes money out negative and trims texts', () => {
    expect(draftInput(complete)).toEqual({
      account_id: 'acc-1',
      date: '2025-06-30',
      merchant: 'Corner Market',
      category: 'Other',
      amount: -12.5,
      note: null,
    });
  });

  it('keeps money in positive', () => {
    expect(draftInput({ ...complete, direction: 'in', note: ' cash ' })).toMatchObject({
      amount: 12.5,
      note: 'cash',
    });
  });

  it('turns a draft of a transaction into the same values', () => {
    const row = transaction({ amount: cents(-4_999), note: 'birthday' });
    expect(draftInput(draftOf(row))).toEqual({
      account_id: row.accountId,
      date: row.date,
      merchant: row.merchant,
      category: row.category,
      amount: -49.99,
      note: 'birthday',
    });
  });
});
