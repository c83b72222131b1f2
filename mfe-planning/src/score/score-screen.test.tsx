import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  factorsOf,
  score,
  SCORE_GOAL,
  scoreFactors,
  scoreInputs,
  scoreSteps,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { controlsOf } from './controls';
import { ScoreScreen } from './score-screen';
import { FACTOR_NAMES, stepWords } from './step-words';

const household = demoHousehold();
const inputs = scoreInputs(household);

const show = (data = household) => renderScreen(<ScoreScreen />, { backend: fakeBackend(data) });

const card = (name: RegExp | string) => screen.findByRole('region', { name });

describe('ScoreScreen', () => {
  // Covers P3-C5-1, P3-C5-2.
  it('begins with the score of home, follows each factor, and goes back', async () => {
    show();
    const tryIt = await card('Try it out');
    const now = String(score(scoreFactors(household)));
    expect(within(tryIt).getAllByText(now)).toHaveLength(2);
    expect(within(tryIt).getByText(/Halyard’s own score.*No lender uses it/)).toBeVisible();
    fireEvent.change(within(tryIt).getByLabelText('Owed on cards'), { target: { value: '0' } });
    const paid = controlsOf(inputs)
      .find(({ key }) => key === 'credit_utilization')!
      .set(0);
    expect(within(tryIt).getByText(String(score(factorsOf(paid))))).toBeVisible();
    fireEvent.click(within(tryIt).getByRole('button', { name: 'Back to today' }));
    expect(within(tryIt).getAllByText(now)).toHaveLength(2);
    expect(document.body.textContent).not.toMatch(/fico/i);
  });

  // Covers P3-C5-3.
  it('shows which change of each single factor reaches a score', async () => {
    show();
    const steps = await card(/^What would 85 take/);
    for (const step of scoreSteps(inputs, 85)) {
      const name = within(steps).getByText(FACTOR_NAMES[step.key]);
      expect(name.parentElement).toHaveTextContent(stepWords(step));
    }
    fireEvent.change(within(steps).getByLabelText('Score'), { target: { value: '1' } });
    expect(await within(steps).findByText('Your score is there already.')).toBeVisible();
  });

  it('shows the steps to the maximum when the usual goal is reached', async () => {
    const rich = {
      ...household,
      liabilities: [],
      accounts: household.accounts.map((each) => ({ ...each, balance: cents(90_000_00) })),
    };
    expect(score(scoreFactors(rich))).toBeGreaterThanOrEqual(SCORE_GOAL);
    show(rich);
    expect(await card('What would 100 take?')).toBeVisible();
  });

  it('says what is missing while there is no score', async () => {
    show({ ...household, accounts: [], liabilities: [], transactions: [] });
    expect(await screen.findByText('No score yet')).toBeVisible();
  });
});

describe('controlsOf', () => {
  // Covers P3-C5-2.
  it.each([
    [10_00, 60_00],
    [60_00, 60_00],
    [90_00, 100_00],
  ])('with payments of %d cents, a slider to %d cents reaches them', (payments, most) => {
    const debt = { payments: cents(payments), income: cents(100_00) };
    const [control] = controlsOf({ ...inputs, debt });
    expect(control).toMatchObject({ key: 'debt_to_income', value: payments / 100 });
    expect(control!.most).toBe(Math.ceil(most / 100 / 25) * 25);
  });
});

describe('stepWords', () => {
  it.each([
    ['debt_to_income', 100_01, '$101 less a month in payments of debts'],
    ['savings_rate', 100_00, '$100 more saved a month'],
    ['payment_history', 1, '1 more payment in six months'],
    ['payment_history', 2, '2 more payments in six months'],
    ['credit_utilization', 50, '$1 less owed on cards'],
    ['emergency_fund', 0, 'Nothing more'],
    ['investment_diversity', null, 'Not by itself: 80 at most'],
  ] as const)('of %s by %s', (key, change, words) => {
    expect(stepWords({ key, change: change as never, score: 80 })).toBe(words);
  });
});
