import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { wholeTransaction } from './whole-transaction';

const food = transaction({ id: 'txn-1~1', amount: cents(-4_000), category: 'Groceries' });
const soap = transaction({ id: 'txn-1~2', amount: cents(-250), category: 'Shopping' });
const other = transaction({ id: 'txn-12' });
const otherPart = transaction({ id: 'txn-12~1' });

describe('wholeTransaction', () => {
  it('joins the parts of a split', () => {
    const whole = wholeTransaction(soap, [other, otherPart, food, soap]);
    expect(whole.row).toMatchObject({ id: 'txn-1', amount: -4_250, category: 'Groceries' });
    expect(whole.parts).toEqual([food, soap]);
  });

  it('returns the row itself when it is not split', () => {
    expect(wholeTransaction(other, [other, food, soap])).toEqual({ row: other, parts: [] });
  });
});
