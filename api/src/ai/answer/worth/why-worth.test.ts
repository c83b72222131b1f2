import { addMonths, type FinancialData, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { composeByRules } from '../../chat/compose';
import { lineOf } from '../../chat/answered';
import { richHousehold } from '../../testing/everyday/rich-household';

const plain = richHousehold();
const month = isoMonth('2026-11');
const [first] = plain.accounts;

const household: FinancialData = {
  ...plain,
  netWorthHistory: [addMonths(month, -1), month].map((date) => ({
    date,
    value: cents(0),
    assets: cents(0),
    liabilities: cents(0),
    held: [
      ...plain.accounts.map(({ id, balance }) => ({
        id,
        value: cents(Math.max(0, (balance ?? 0) - (id === first!.id ? 123_45 : 0))),
      })),
      ...plain.liabilities.map(({ id, balance }) => ({ id, value: cents(-(balance ?? 0)) })),
    ],
  })),
  scoreHistory: [
    { date: addMonths(month, -1), score: 99, factors: [{ key: 'debt_to_income', lost: 0 }] },
  ],
};

const contentOf = (question: string, data = household): string =>
  lineOf(composeByRules(question, data), { isSample: false, origin: 'rules' }).content;

// Covers P3-A20-2.
describe('“why” about a figure of the user', () => {
  it('names the accounts that moved the net worth, to the cent', () => {
    const content = contentOf('why did my net worth change');
    expect(content).toContain(`${first!.name} raised it the most, by $123.45.`);
    expect(content).toContain(`${first!.name}, +$123.45`);
  });

  it('links each part of a net worth to its account', () => {
    const { blocks } = composeByRules('why did my net worth change', household);
    const table = blocks.find((block) => block.kind === 'table');
    expect(JSON.stringify(table)).toContain(first!.id);
  });

  it('names no accounts if earlier balances were not recorded', () => {
    expect(contentOf('why did my net worth change', plain)).not.toContain('the most, by');
  });

  it('says how much each part takes off the score, and what moved it', () => {
    const content = contentOf('why did my score drop');
    expect(content).toMatch(/Emergency fund: \d+ of 100, which takes [\d.]+ off the score/);
    expect(content).toContain('At the end of October 2026 it was 99. These parts moved it');
    expect(content).toMatch(/- Debt to income: −[\d.]+/);
  });
});
