import { cents } from '@halyard/shared-contracts/money';
import { transferProblems, transferInput } from './transfer-form';

const draft = {
  fromId: 'acc-1',
  toId: 'acc-2',
  amount: cents(1_000),
  date: '2025-06-30',
  note: ' rent share ',
};

describe('transferProblems', () => {
  it.each([
    ['a complete draft', {}, []],
    ['the same account twice', { toId: 'acc-1' }, ['toId']],
    ['no amount', { amount: null }, ['amount']],
    ['an amount of zero', { amount: cents(0) }, ['amount']],
    ['one cent', { amount: cents(1) }, []],
    ['no date', { date: '' }, ['date']],
  ])('finds the problems of %s', (_, part, fields) => {
    expect(Object.keys(transferProblems({ ...draft, ...part }))).toEqual(fields);
  });
});

describe('transferInput', () => {
  it('contains dollars and a trimmed note', () => {
    expect(transferInput(draft)).toEqual({
      from_account_id: 'acc-1',
      to_account_id: 'acc-2',
      amount: 10,
      date: '2025-06-30',
      note: 'rent share',
    });
  });
});
