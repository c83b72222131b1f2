import type { Query } from '@halyard/shared-contracts/wire';
import { own } from '../../testing/everyday/judge';
import { anyWording, numbers, variantsOf } from '../../testing/variants';
import { understand } from '../understand';

const read = (question: string): string => {
  const found = understand(question, own);
  if (found.kind !== 'query') return found.kind;
  const { measure, subjects, amount, target }: Query = found.query;
  const names = subjects.map(({ name }) => name).join('+');
  return [measure, names, amount === null ? '' : String(amount / 100), target ?? '']
    .filter((part) => part !== '')
    .join(' ');
};

const MEANT: readonly (readonly [reading: string, ...questions: readonly string[]])[] = [
  [
    'retirement_age',
    'When can I retire?',
    'How soon can we retire?',
    'At what age can I retire?',
    'When will I be able to stop working?',
    'Do I have enough to retire?',
    'Can I afford to retire early?',
    'How many years until I can retire?',
    'What is the earliest I could retire?',
  ],
  ['retirement_age 62', 'Can I retire at 62?', 'What if I retire at 62?'],
  ['retirement_age 60', 'Will my money last if I retire at 60?'],
  [
    'money_lasts',
    'Will my money last?',
    'Will our savings last in retirement?',
    'How long will my money last in retirement?',
    'Will I outlive my savings?',
    'Am I saving enough for retirement?',
    'Am I on track for retirement?',
    'Will I run out of money in retirement?',
  ],
  [
    'life_cover',
    'Am I covered?',
    'Do I have enough life insurance?',
    'How much life insurance do I need?',
    'Is my life insurance enough?',
    'Am I underinsured?',
    'Is my family covered if I die?',
    'Would my kids be ok without me?',
    'What is my protection gap?',
  ],
  [
    'extra_payment 200',
    'What if I pay $200 more?',
    'What if I pay an extra $200 a month?',
    'What would happen if I put 200 dollars more towards my debts each month?',
    'What happens if I throw $200 extra at my loans every month?',
  ],
  [
    'extra_payment Capitol City Visa 200',
    'What if I pay $200 more on my card?',
    'What if I pay $200 extra on my visa each month?',
  ],
  [
    'extra_saving 300',
    'What if I save $300 more a month?',
    'What if I put away an extra $300 every month?',
    'If I save $300 more each month, what happens?',
  ],
  [
    'investment_return',
    'What did my investments return?',
    'What is the rate of return of my portfolio?',
    'How have my investments performed?',
  ],
  ['investment_return Roth IRA', 'What did my Roth IRA return?'],
  [
    'social_security',
    'How much Social Security will I get?',
    'What is my estimated social security benefit?',
    'How much social security can I expect?',
    'How much will my social security be?',
  ],
  ['social_security 62', 'How much social security will I get at 62?'],
  [
    'score_steps',
    'What would raise my score?',
    'How can I improve my score?',
    'What would make my financial score better?',
  ],
  [
    'score_steps 90',
    'What would it take to get my score to 90?',
    'What would 90 take for my score?',
  ],
  [
    'tax_estimate',
    'How much tax will I pay?',
    'How much income tax will I have to pay this year?',
    'What will my taxes be?',
    'How much federal tax will I pay on my salary?',
    'Estimate my taxes',
  ],
];

const CASES = MEANT.flatMap(([reading, ...questions]) =>
  questions.map((question) => [question, reading] as const),
);

describe('a question about the years ahead, protection, the score, or taxes', () => {
  it.each(CASES)('“%s” asks for %s', (question, reading) => {
    expect(read(question)).toBe(reading);
  });

  it('is understood correctly or not at all in other words, another order, and with spelling mistakes', () => {
    const wordings = CASES.flatMap(([question, reading], at) =>
      [
        ...variantsOf(question),
        ...Array.from({ length: 6 }, (_, by) => anyWording(question, numbers(at * 6 + by))),
      ].map((wording) => ({ wording, reading, found: read(wording) })),
    );
    const right = wordings.filter(({ reading, found }) => found === reading);
    const others = wordings.filter(({ reading, found }) => found !== reading);
    const wrong = others.filter(({ found }) => /^[a-z]+_|^[a-z]+ |^spending|^income/.test(found));
    expect(right.length / wordings.length).toBeGreaterThanOrEqual(0.93);
    expect(wrong.filter(({ found }) => found !== 'unknown_name' && found !== 'other_time')).toEqual(
      [],
    );
  });

  it.each([
    ['When can my wife retire?'],
    ['When did I retire?'],
    ['Should I retire?'],
    ['How much do I need to retire?'],
    ['When can I retire my car loan?'],
    ['Can I retire at 7?'],
    ['Can I retire at 62 or 65?'],
    ['Am I covered for dental?'],
    ['Is my rent covered?'],
    ['Is my car insurance enough?'],
    ['Am I covered this month?'],
    ['What if I pay $200 less?'],
    ['What if I pay $200 more for rent?'],
    ['What if I pay $200 more once?'],
    ['What if I pay $200 more on my mortgage?'],
    ['What if I pay more?'],
    ['What if I spend $300 more a month?'],
    ['What if I save $300 more a year?'],
    ['What if I save $300 less a month?'],
    ['What will my investments return?'],
    ['What did I return to Target?'],
    ['What return did my investments have compared to the market?'],
    ['How much Social Security does my husband get?'],
    ['What would raise my credit score?'],
    ['What would raise my FICO score?'],
    ['What would raise my rent?'],
    ['Why did my score go down?'],
    ['How much sales tax will I pay?'],
    ['How much will I pay in taxes if I move to Texas?'],
  ])('“%s” asks for something else', (question) => {
    const found = understand(question, own);
    const measure = found.kind === 'query' ? found.query.measure : null;
    expect(MEANT.map(([reading]) => reading.split(' ')[0])).not.toContain(measure);
  });

  it.each([
    ['Do I have life insurance?', 'policies'],
    ['How much do I pay for life insurance?', 'policies'],
    ['How much tax did I pay last year?', 'spending Taxes'],
    ['How much social security did I get last month?', 'income Benefits'],
    ['When will I get my social security?', 'expected_income Benefits'],
    ['Will my money last until payday?', 'expected_balance'],
    ['How long would my savings last?', 'emergency_fund'],
    ['How much did I save last month?', 'saved'],
    ['What is my score?', 'score'],
    ['When will I be debt free with $100 more a month?', 'debt_free 100'],
  ])('“%s” still asks for %s', (question, reading) => {
    expect(read(question)).toBe(reading);
  });
});
