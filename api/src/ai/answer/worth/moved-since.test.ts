import type { FinancialData } from '@halyard/shared-contracts/finance';
import { add, cents } from '@halyard/shared-contracts/money';
import { lineOf } from '../../chat/answered';
import { composeByRules } from '../../chat/compose';
import { richHousehold } from '../../testing/everyday/rich-household';

const base = richHousehold();
const answerTo = (question: string, data: FinancialData): string =>
  lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;

/** In the month before, each account held $100 less and each debt was $10 smaller. */
const held = [
  ...base.accounts.map(({ id, balance }) => ({ id, value: add(balance!, cents(-100_00)) })),
  ...base.liabilities.map(({ id, balance }) => ({ id, value: cents(10_00 - balance!) })),
];
const household: FinancialData = {
  ...base,
  netWorthHistory: base.netWorthHistory.map((point, at, all) =>
    at === all.length - 2 ? { ...point, held } : point,
  ),
};

// Covers P3-A20-2.
describe('what moved since the month before', () => {
  it.each([
    ['did my investments go up or down this month', 'Your investments rose by $200.00'],
    ['am i in debt more than last month', 'Your debts rose by $50.00'],
    ['do I owe more than last month', 'Your debts rose by $50.00'],
  ])('“%s” is the sum of the accounts', (question, answer) => {
    expect(answerTo(question, household)).toContain(answer);
  });

  it('is unknown if the accounts of that month were not stored', () => {
    expect(answerTo('do I owe more than last month', base)).toContain('is not known');
  });

  it.each([
    'did I spend more on debt than last month',
    'do I owe more on the visa than last month',
    'why are my investments down this month',
  ])('“%s” asks for something else', (question) => {
    expect(answerTo(question, household)).not.toMatch(/^Your (?:debts|investments) (?:rose|fell)/);
  });
});
