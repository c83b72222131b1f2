import { amortise } from '@halyard/shared-contracts/finance';
import { cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';
import { interestOfNextYear } from './yearly-interest';

const household = richHousehold();
const answerTo = (question: string): string =>
  lineOf(composeByRules(question, household), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('the interest of a year', () => {
  it.each([
    'how much interest are we paying on the mortgage each year roughly?',
    'mortgage interest a year',
    'how much mortgage interest this year',
    'what will the mortgage cost us in interest next year',
  ])('“%s” is what the next twelve payments hold', (question) => {
    const { schedule } = amortise(cents(312_400_00), 5.25, cents(2_150_00)) as Exclude<
      ReturnType<typeof amortise>,
      'never'
    >;
    const year = sum(schedule.slice(0, 12).map(({ interest }) => interest));
    expect(answerTo(question)).toContain(
      `Home Mortgage costs about ${formatUsd(year)} of interest in the next 12 months`,
    );
  });

  it('is unknown for a debt that its payment never ends', () => {
    const debt = {
      balance: cents(1_000_00),
      aprPercent: 24,
      monthlyPayment: cents(20_00),
      minimumPayment: null,
    };
    expect(interestOfNextYear(debt)).toBeNull();
    expect(interestOfNextYear({ ...debt, monthlyPayment: null })).toBeNull();
  });

  it.each([
    'how much interest did i earn this year',
    'how much interest could i save a year by refinancing',
    'what interest rate do i pay on the mortgage this year',
  ])('“%s” asks for something else', (question) => {
    expect(answerTo(question)).not.toContain('of interest in the next 12 months');
  });
});

describe('the loans', () => {
  it.each(['all my loans', 'how much do we owe on all our loans', 'list my loans'])(
    '“%s” are the debts without the cards',
    (question) => {
      expect(answerTo(question)).toMatch(/^You owe \$340,100\.00 on 3 debts/);
    },
  );

  it.each(['all my loans and cards', 'total debt', 'what do i owe on loans and credit cards'])(
    '“%s” have the cards',
    (question) => {
      expect(answerTo(question)).not.toContain('$340,100.00');
    },
  );
});
