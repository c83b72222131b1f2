import { demoHousehold } from '@halyard/shared-contracts/demo';
import { annualIncome, type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import { decodeAssumptions, type FactFinder, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';
import { definitionOf } from './layout';
import { section } from './section';
import { summaryDocument } from './summary-document';

const FACTS: FactFinder = {
  personal: { fullName: null, dob: null, address: null, maritalStatus: null },
  employment: { employer: null, title: null, baseSalary: null, bonus: null },
  goals: [],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

const PLAN = {
  context: { choices: decodeAssumptions(NO_ASSUMPTIONS), family: null },
  household: null,
  summary: { results: [], gaps: [], steps: [] },
};

const sample = demoHousehold();
const [checking, savings] = sample.accounts;
const { profile } = sample;

const own = (part: Partial<FinancialData> = {}): FinancialData => ({
  ...sample,
  source: 'own',
  today: isoDate('2025-07-15'),
  ...part,
});

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  return ['text', 'stack', 'columns', 'table', 'body'].flatMap((key) =>
    key in node ? textsIn(Reflect.get(node, key)) : [],
  );
}

function document(financialData: FinancialData, facts: FactFinder = FACTS) {
  const made = summaryDocument(financialData, {
    plan: PLAN,
    facts,
    preparedOn: isoDate('2025-07-15'),
    timeZone: 'America/New_York',
  });
  return { texts: textsIn(made.content), mark: textsIn(definitionOf(made).header(1, 1)) };
}

it.each([
  ['an amount', '−$1,234.56', true],
  ['a sentence in the place of an amount', 'cannot be computed: no values are known', false],
])('%s stays on one line: %s → %s', (_, value, noWrap) => {
  const made = section({ title: '', source: '', layout: 'listed', rows: [['a', 'b', value]] });
  expect(JSON.stringify(made)).toContain(
    JSON.stringify({ text: value, bold: false, alignment: 'right', noWrap }),
  );
});

describe('summaryDocument', () => {
  it('marks sample data and states its date', () => {
    const { texts, mark } = document(sample);
    expect(mark).toEqual(['Halyard', 'Sample data']);
    expect(texts).toContain('Sample data, as of June 30, 2025');
    expect(texts).toContain(
      'Prepared on July 15, 2025 for Maya Ellison. Figures of June 30, 2025.',
    );
  });

  it('does not mark own data as a sample', () => {
    const accounts = [
      { ...checking!, source: 'bank' as const, asOf: '2025-07-14T03:30:00.000Z' },
      { ...savings!, source: 'manual' as const },
    ];
    const financialData = own({ accounts, liabilities: [], asOf: '2025-07-14T03:30:00.000Z' });
    const { texts, mark } = document(financialData);
    expect([...texts, ...mark].join(' ')).not.toMatch(/sample/i);
    // It is half past eleven in New York on the day before.
    expect(texts).toContain('Bank, as of July 13, 2025');
    expect(texts).toContain('As you entered it');
    expect(texts).toContain('From your fact finder');
  });

  it.each([
    ['what the profile says', 78_000_00, 'Annual income is before tax.'],
    ['deposits', null, 'Annual income is estimated from your regular deposits, after tax.'],
  ])('explains an income from %s', (_, income, note) => {
    const financialData = own({
      profile: { ...profile, income: income === null ? null : cents(income) },
    });
    const { texts } = document(financialData);
    expect(texts[texts.indexOf('Annual income') + 1]).toBe(formatUsd(annualIncome(financialData)!));
    expect(texts).toContain(note);
  });

  it('prefers the fact finder to the profile, and names it as the source', () => {
    const personal = { ...FACTS.personal, fullName: 'Ann Lee', dob: '1990-07-01' };
    const employment = { ...FACTS.employment, baseSalary: 50_000.5, bonus: 1 };
    const { texts } = document(sample, { ...FACTS, personal, employment });
    expect(texts).toContain('From your fact finder, and sample data where it is silent');
    const after = (label: string) => texts[texts.indexOf(label) + 1];
    expect(['Name', 'Age', 'Job', 'Annual income'].map(after)).toEqual([
      'Ann Lee',
      '34',
      'Product designer',
      '$50,001.50',
    ]);
  });

  it('has no rows for unanswered questions', () => {
    const unknown = { name: null, age: null, occupation: null, location: null, income: null };
    const financialData = own({
      profile: { ...profile, ...unknown },
      accounts: [],
      liabilities: [],
      transactions: [],
      policies: [],
    });
    const { texts } = document(financialData);
    for (const label of ['Name', 'Age', 'Annual income', 'Will', 'Notes']) {
      expect(texts).not.toContain(label);
    }
    expect(texts.filter((text) => text === 'Nothing answered yet')).toHaveLength(2);
    expect(texts.filter((text) => text === '$0.00')).toHaveLength(6);
    expect(texts).toEqual(
      expect.arrayContaining(['No goals yet', 'No policies yet', 'Nothing spent in July 2025']),
    );
    expect(texts).toContain('Prepared on July 15, 2025. Figures of July 15, 2025.');
  });

  it('counts the rows that its totals leave out', () => {
    const accounts = [
      checking!,
      { ...savings!, closed: true },
      { ...savings!, currency: 'EUR' },
      { ...savings!, balance: null },
    ];
    const { texts } = document(own({ accounts }));
    expect(texts).toContain(
      'Left out of the total: 3 closed, in another currency, of an unknown kind or without a balance.',
    );
    expect(document(own()).texts.join(' ')).not.toContain('Left out');
  });

  it('shows an overdrawn account as negative, and excludes it from the total', () => {
    const { texts } = document(own({ accounts: [{ ...checking!, balance: cents(-12_34) }] }));
    expect(texts).toContain('−$12.34');
    expect(texts).toContain('An amount below zero adds nothing to the total.');
    expect(document(own()).texts.join(' ')).not.toContain('below zero');
  });

  it('prints goals and estate planning word for word', () => {
    const names = ['Buy a home', '{ "text": "no markup" }'];
    const [made, by] = [isoDate('2025-06-01'), isoDate('2027-06-30')];
    const rest = { promises: [], contributions: [], madeOn: made };
    const goals = [
      ...names.map((name, order) => ({ ...rest, id: name, name, target: null, date: null, order })),
      { ...rest, id: 'trip', name: 'Trip', target: cents(2_400_00), date: by, order: 2 },
    ];
    const estate = { ...FACTS.estate, healthCareProxy: 'My sister' };
    const { texts } = document({ ...sample, goals }, { ...FACTS, estate });
    const trip = 'Trip, $2,400 by June 30, 2027: $0 set aside, $96 a month short';
    expect(texts).toEqual(expect.arrayContaining([...names, trip, 'My sister']));
  });

  it('creates a new object each time, because the printer changes it', () => {
    const made = () =>
      summaryDocument(sample, {
        plan: PLAN,
        facts: FACTS,
        preparedOn: isoDate('2025-07-15'),
        timeZone: 'UTC',
      }).content;
    expect(made()).toEqual(made());
    made().forEach((node, index) => expect(made()[index]).not.toBe(node));
  });
});
