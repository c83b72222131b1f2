import {
  annualIncome,
  budgetTotals,
  type FinancialData,
  monthLabel,
  healthInsights,
  shownSavingsRate,
  spendableAccounts,
  tenths,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { type PlainFigures, plainFigures } from '@halyard/shared-contracts/testing/plain-figures';
import { randomUsers } from '@halyard/shared-contracts/testing/random-users';
import {
  decodeAssumptions,
  decodeBudget,
  decodeHome,
  decodeIncome,
  financeAnswer,
  NO_ASSUMPTIONS,
} from '@halyard/shared-contracts/wire';
import { composeByRules } from '../../ai/chat/compose';
import { summaryDocument } from '../summary/summary-document';

const USERS = randomUsers(40);

const answerTo = (question: string, user: FinancialData): string =>
  composeByRules(question, user)
    .blocks.flatMap((block) => (block.kind === 'sentence' ? block.text : []))
    .join(' ');

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  return ['text', 'stack', 'columns', 'table', 'body'].flatMap((key) =>
    key in node ? textsIn(Reflect.get(node, key)) : [],
  );
}

const NO_PLAN = {
  context: { choices: decodeAssumptions(NO_ASSUMPTIONS), family: null },
  household: null,
  summary: { results: [], gaps: [], steps: [] },
};

const NO_FACTS = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

function budgetWords({ budgeted, spending }: PlainFigures): string {
  if (budgeted === null) return 'You have no budget';
  const left = subtract(budgeted, spending);
  return left === 0 ? 'exactly all' : sizeOf(left);
}

const noAmountBecause = (user: FinancialData): string =>
  spendableAccounts(user).held.length === 0
    ? 'no checking or savings account'
    : 'less than four weeks';

const sizeOf = (amount: Cents): string => formatUsd(abs(amount));

describe.each(USERS)('the figures of random user %i', (_, user) => {
  const plain = plainFigures(user);
  const month = monthLabel(plain.month);

  //
  it('are the plain sums in the answers of the data service', () => {
    const home = decodeHome(financeAnswer('home', user));
    expect(home.netWorth).toMatchObject({
      current: plain.netWorth,
      assets: plain.assets,
      liabilities: plain.debt,
    });
    const { setAside } = plain;
    expect(home.spending).toMatchObject({ month: plain.month, total: plain.spending, setAside });
    const income = decodeIncome(financeAnswer('income', user));
    expect(income).toMatchObject({ received: plain.income, spent: plain.spending, setAside });
    const budget = budgetTotals(decodeBudget(financeAnswer('budget', user)));
    expect(budget).toMatchObject({ spent: plain.spending, setAside, budgeted: plain.budgeted });
    expect(income.budgeted).toBe(plain.budgeted ?? 0);
  });

  //
  it('are the plain sums in the answers of the assistant', () => {
    expect(answerTo('What is my net worth?', user)).toContain(formatUsd(plain.netWorth));
    const spent = answerTo(`How much did I spend in ${month}?`, user);
    const [, amount] = /^You spent (nothing|\S+)/.exec(spent) ?? [];
    expect(amount === 'nothing' ? '$0.00' : amount).toBe(formatUsd(plain.spending));
    const [aside] = /\S+(?= of it was put aside)/.exec(spent) ?? ['$0.00'];
    expect(aside).toBe(formatUsd(plain.setAside));
    const flow = answerTo(`What is my net cash flow in ${month}?`, user);
    expect(flow).toContain(
      `You received ${formatUsd(plain.income)} and spent ${formatUsd(plain.spending)}`,
    );
    const net = subtract(plain.income, plain.spending);
    expect(flow).toContain(net === 0 ? 'Nothing was left' : sizeOf(net));
    const rate = answerTo('What is my savings rate?', user);
    expect(rate).toContain(
      plain.savingsRate === null
        ? 'no savings rate'
        : `${Math.abs(shownSavingsRate(plain.savingsRate))}%`,
    );
    const budget = answerTo(`How much is left in my budget for ${month}?`, user);
    expect(budget).toContain(budgetWords(plain));
  });

  //
  it('are the same in the assistant as on the screens, even if they are not sums of rows', () => {
    const home = decodeHome(financeAnswer('home', user));
    const safe = home.safeToSpend;
    const safeAnswer = answerTo('How much is safe to spend?', user);
    expect(safeAnswer).toContain(
      safe === null
        ? noAmountBecause(user)
        : safe.amount === 0
          ? 'nothing looks safe to spend'
          : sizeOf(safe.amount),
    );
    const score = answerTo('What is my financial score?', user);
    expect(score).toContain(home.score.current === null ? 'not enough' : ` ${home.score.current} `);
    const yearly = annualIncome(user);
    const income = answerTo('What is my income a year?', user);
    expect(income).toContain(yearly === null ? 'No regular income' : formatUsd(yearly));
    const debts = answerTo('What are my debts?', user);
    expect(debts).toContain(plain.debt === 0 ? 'You have no debt' : formatUsd(plain.debt));
    expect(answerTo('What are my assets?', user)).toContain(formatUsd(plain.assets));
    const fund = healthInsights(user).find(({ kind }) => kind === 'emergency_fund');
    const months = answerTo('How long would my emergency fund last?', user);
    expect(months).toContain(
      fund?.kind === 'emergency_fund' ? ` ${tenths(fund.months)} month` : 'no spending yet',
    );
  });

  //
  it('are the plain sums in the summary as PDF', () => {
    const { content } = summaryDocument(user, {
      plan: NO_PLAN,
      facts: NO_FACTS,
      preparedOn: user.today,
      timeZone: 'UTC',
    });
    const texts = textsIn(content);
    const after = (label: string) => texts[texts.indexOf(label) + 1];
    const yearly = annualIncome(user);
    expect(['Assets', 'Liabilities', 'Net Worth'].map(after)).toEqual([
      formatUsd(plain.assets),
      formatUsd(plain.debt),
      formatUsd(plain.netWorth),
    ]);
    if (yearly === null) expect(texts).not.toContain('Annual income');
    else expect(after('Annual income')).toBe(formatUsd(yearly));
    const title = texts.indexOf(`Monthly spending by category (${month})`);
    const total = texts.indexOf('Total', title);
    expect(texts[total + 2]).toBe(formatUsd(plain.spending));
    const aside = texts.find((text) => text.endsWith(' of it put aside')) ?? '$0.00';
    expect(aside.split(' ')[0]).toBe(formatUsd(plain.setAside));
  });
});
