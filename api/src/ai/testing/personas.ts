import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  type Category,
  type FinancialData,
  isoDate,
  isoMonth,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing/builders';

/** The names of this invented person must never leave the server. */
export interface Persona {
  readonly financialData: FinancialData;
  /** Each of these texts would reveal the person. */
  readonly secrets: readonly string[];
}

const PEOPLE = [
  ['Quillon Abernathy', 'Topeka, Kansas', 'Granite Harbor Bank', '4471'],
  ['Zephyrine Okonkwo', 'Missoula, Montana', 'Lantern Credit Union', '9032'],
  ['Thaddeus Vanterpool', 'Savannah, Georgia', 'Bluebonnet Savings', '7718'],
] as const;

const SPENT: readonly (readonly [Category, string, number])[] = [
  ['Rent', 'Oak Street Homes', 1],
  ['Groceries', 'Corner Market', 9],
  ['Dining Out', 'Noodle House', 6],
  ['Gas', 'Fuel Stop', 3],
  ['Utilities', 'City Power', 1],
  ['Shopping', 'General Store', 4],
  ['Travel', 'Rail Line', 1],
  ['Subscriptions', 'Streamly', 1],
];
const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'];

/** Returns the same numbers for a seed on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function month(name: string, next: (below: number) => number): Transaction[] {
  const on = () => isoDate(`${name}-${String(1 + next(28)).padStart(2, '0')}`);
  const spent = SPENT.flatMap(([category, merchant, times]) =>
    Array.from({ length: times }, () =>
      transaction({ category, merchant, date: on(), amount: cents(-(500 + next(90_000))) }),
    ),
  );
  const pay = transaction({
    category: 'Salary',
    merchant: 'Acme Studio',
    date: isoDate(`${name}-15`),
    amount: cents(300_000 + next(200_000)),
  });
  return [...spent, pay];
}

function made(index: number, [name, place, bank, mask]: (typeof PEOPLE)[number]): Persona {
  const next = numbers(index + 7);
  const transactions = MONTHS.flatMap((each) => month(each, next)).sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
  const [first, last] = name.split(' ');
  const held = (part: Parameters<typeof account>[0]) =>
    account({ institution: bank, mask, balance: cents(10_000 + next(3_000_000)), ...part });
  const base = financialData();
  return {
    secrets: [name, first!, last!, place, bank, mask, `${last} Everyday`, `${last} Nest Egg`],
    financialData: {
      ...base,
      today: isoDate('2025-06-30'),
      profile: { ...base.profile, name, location: place },
      accounts: [
        held({ name: `${last} Everyday` }),
        held({ name: `${last} Nest Egg`, type: 'savings' }),
      ],
      liabilities: [
        liability({
          name: `${last} Platinum`,
          institution: bank,
          mask,
          balance: cents(20_000 + next(500_000)),
          aprPercent: 10 + next(1_500) / 100,
          monthlyPayment: cents(25_000),
        }),
      ],
      transactions,
      netWorthHistory: ['2025-05', '2025-06'].map((date) => ({
        date: isoMonth(date),
        value: cents(next(1_000_000)),
        assets: cents(0),
        liabilities: cents(0),
      })),
    },
  };
}

/** Returns the sample as own data and three people made from a seed. */
export function personas(): Persona[] {
  const demo: FinancialData = { ...demoHousehold(), source: 'own' };
  const secrets = [
    ...(demo.profile.name?.split(' ') ?? []),
    ...[...demo.accounts, ...demo.liabilities].flatMap(({ id, name, mask }) => [
      id,
      name,
      mask ?? '',
    ]),
  ].filter((secret) => secret.length > 2);
  return [{ financialData: demo, secrets }, ...PEOPLE.map((each, index) => made(index, each))];
}
