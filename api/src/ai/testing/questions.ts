import type { Persona } from './personas';
import { type Truth, truthOf, usd } from './truth';

type Result = Record<string, unknown>;

/** A question with the tool a good model would use, ways to answer it, and what the answer has to say. */
export interface Posed {
  readonly message: string;
  readonly tool: string;
  readonly args: object;
  /** The figure of the answer, as the tool printed it. */
  figure(result: Result): string;
  /** True answers; `%` is replaced by the figure. */
  readonly ways: readonly string[];
  /** The figure by plain arithmetic. */
  readonly truth: string;
}

const NAMES = ['', 'January', 'February', 'March', 'April', 'May', 'June'];
const named = (month: string): string => `${NAMES[Number(month.slice(5))]} 2025`;
const text = (value: unknown): string => String(value);
const rows = (value: unknown): Result[] => (Array.isArray(value) ? value : []);

const onCategory = (truth: Truth, category: string, month: string): Posed => ({
  message: `How much did I spend on ${category} in ${named(month)}?`,
  tool: 'spending_by_category',
  args: { month },
  figure: ({ categories }) =>
    text(rows(categories).find((row) => row.category === category)?.spent),
  ways: [
    `You spent % on ${category} in ${named(month)}.`,
    `In ${named(month)}, ${category} came to %. That is all I see.`,
    `${category} cost you % in ${named(month)}, as your transactions say.`,
  ],
  truth: usd(truth.spent(month, category)),
});

/** The questions for every persona: the figure from a tool, and from arithmetic without tools. */
export function questionsFor({ financialData }: Persona): Posed[] {
  const truth = truthOf(financialData);
  const [first] = financialData.accounts;
  const [debt] = financialData.liabilities;
  const largest = financialData.transactions
    .filter(
      ({ amount, date, category }) =>
        amount < 0 && date.startsWith('2025-06') && category !== 'Transfer',
    )
    .sort((a, b) => a.amount - b.amount)[0];
  return [
    onCategory(truth, 'Groceries', '2025-06'),
    onCategory(truth, 'Dining Out', '2025-05'),
    {
      message: 'How much did I spend this month?',
      tool: 'cash_flow',
      args: { month: '2025-06' },
      figure: ({ total_spending }) => text(total_spending),
      ways: ['You spent % in June 2025.', 'In June you spent % in total.', 'Total spending: %.'],
      truth: usd(truth.spent('2025-06')),
    },
    {
      message: 'How much came in during May?',
      tool: 'cash_flow',
      args: { month: '2025-05' },
      figure: ({ income }) => text(income),
      ways: [
        'Your income in May 2025 was %.',
        '% came in during May 2025.',
        'In May, you earned %.',
      ],
      truth: usd(truth.earned('2025-05')),
    },
    {
      message: 'What is my net worth?',
      tool: 'net_worth',
      args: {},
      figure: ({ net_worth }) => text(net_worth),
      ways: ['Your net worth is %.', 'Right now you are worth % net.', 'Net worth: %. Keep going.'],
      truth: usd(truth.worth),
    },
    {
      message: 'What is the balance of my first account?',
      tool: 'get_accounts',
      args: {},
      figure: ({ accounts }) => text(rows(accounts)[0]?.balance),
      ways: ['Checking 1 holds %.', 'There is % in Checking 1.', 'The balance of Checking 1 is %.'],
      truth: usd(first?.balance ?? 0),
    },
    {
      message: 'What was my largest payment in June 2025?',
      tool: 'list_transactions',
      args: {
        month: '2025-06',
        category: null,
        kind: 'spending',
        merchant: null,
        order: 'largest',
        limit: 3,
      },
      figure: ({ transactions }) => text(rows(transactions)[0]?.amount),
      ways: [
        'The largest payment was %.',
        'It was % at the most.',
        'Your largest payment in June was %.',
      ],
      truth: usd(largest?.amount ?? 0),
    },
    {
      message: 'How does June compare with May?',
      tool: 'compare_months',
      args: { month: '2025-06', with: '2025-05', category: null },
      figure: ({ total }) => text(Object(total).difference),
      ways: [
        'The difference between June and May is %.',
        'June differs from May by %.',
        'Compared with May 2025, the total of June 2025 moved by %.',
      ],
      truth: usd(truth.spent('2025-06') - truth.spent('2025-05')),
    },
    {
      message: 'How much do I owe on my card?',
      tool: 'get_debts',
      args: {},
      figure: ({ debts }) =>
        text(rows(debts).find(({ name }) => name === 'Credit card 1')?.balance),
      ways: [
        'You owe % on Credit card 1.',
        'Credit card 1 stands at %.',
        'The debt on Credit card 1 is %.',
      ],
      truth: usd(
        financialData.liabilities.find(({ type }) => type === 'credit_card')?.balance ??
          debt?.balance ??
          0,
      ),
    },
  ];
}
