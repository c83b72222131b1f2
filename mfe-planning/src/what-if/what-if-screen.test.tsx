import { demoHousehold } from '@halyard/shared-contracts/demo';
import { NO_CHANGES, whatIfFigures } from '@halyard/shared-contracts/long-run';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import {
  decodeAssumptions,
  firstFactFinder,
  NO_ASSUMPTIONS,
  PLAN_PATHS,
  type ScenarioInput,
} from '@halyard/shared-contracts/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WhatIfScreen } from './what-if-screen';

const household = demoHousehold();

type Stored = ScenarioInput & { readonly id: string };

function show(saved: readonly Stored[] = [], full = false) {
  let scenarios = saved;
  const backend = fakeBackend(household, {
    [`GET ${PLAN_PATHS.assumptions}`]: NO_ASSUMPTIONS,
    [`GET ${PLAN_PATHS.factFinder}`]: firstFactFinder(household),
    [`GET ${PLAN_PATHS.scenarios}`]: () => ({ scenarios }),
    [`POST ${PLAN_PATHS.scenarios}`]: async (request: Request) => {
      if (full)
        return Response.json(
          { success: false, code: 'TOO_MANY_ENTRIES', error: 'There is no room for more of these' },
          { status: 409 },
        );
      const scenario = { id: 'scenario-1', ...(await request.json()) };
      scenarios = [...scenarios, scenario];
      return { scenario };
    },
    [`DELETE ${PLAN_PATHS.scenarios}/scenario-1`]: () => {
      scenarios = [];
      return { success: true };
    },
  });
  renderScreen(<WhatIfScreen />, { backend });
  return { stored: () => scenarios };
}

const chip = (name: string) => screen.findByRole('button', { name });
const row = (name: RegExp) => screen.getByText(name, { selector: 'th' }).closest('tr')!;

const figures = (changes: Partial<typeof NO_CHANGES>) => {
  const context = { choices: decodeAssumptions(NO_ASSUMPTIONS), family: null };
  return whatIfFigures(household, context, { ...NO_CHANGES, ...changes });
};

describe('WhatIfScreen', () => {
  // Covers P3-C3-1.
  it('compares debts, goals, score, protection, and retirement before and after', async () => {
    show();
    expect(
      await screen.findByText('Choose what changes to compare it with today'),
    ).toBeInTheDocument();
    fireEvent.click(await chip('Pay more'));
    expect(screen.getByLabelText('Extra payment a month')).toHaveValue('200.00');
    expect(await screen.findByText(/^Free of debt .* sooner$/)).toBeInTheDocument();
    for (const name of [/^Emergency/, /^Money lasts/, /^Halyard’s score/, /10 years/])
      expect(row(name)).toBeInTheDocument();
    await waitFor(() => expect(row(/^Money lasts/)).toHaveTextContent(/\d+ of 100/));
    expect(row(/^Free of debt/)).toHaveTextContent('better');
    expect(figures({ extra: cents(200_00) }).debtFree < figures({}).debtFree).toBe(true);
  });

  it('says what it lacks instead of a row without figures', async () => {
    show();
    expect(await screen.findByText(/^What others would need is known once/)).toBeVisible();
    expect(screen.queryByText(/^Not covered/)).toBeNull();
  });

  it('takes a change back with the same button', async () => {
    show();
    fireEvent.click(await chip('Stocks fall'));
    expect(await chip('Stocks fall')).toHaveAttribute('aria-pressed', 'true');
    expect(row(/10 years/)).toHaveTextContent('worse');
    fireEvent.click(await chip('Stocks fall'));
    expect(row(/10 years/)).toHaveTextContent('same');
  });

  it('says what the accounts lack for a home', async () => {
    show();
    fireEvent.click(await chip('Buy a home'));
    fireEvent.change(screen.getByLabelText('Price of the home'), { target: { value: '9000000' } });
    fireEvent.change(screen.getByLabelText('Down payment'), { target: { value: '9000000' } });
    expect(await screen.findByText(/Your accounts outside retirement lack \$/)).toBeVisible();
  });

  // Covers P3-C3-4.
  it('saves what is compared, opens it again, and removes it', async () => {
    const { stored } = show();
    fireEvent.click(await chip('Retire at'));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Earlier' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    await waitFor(() => expect(stored()).toMatchObject([{ name: 'Earlier', retirement_age: 63 }]));
    expect(await chip('Save changes')).toBeInTheDocument();
    fireEvent.click(await chip('Remove Earlier'));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing saved yet')).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'What changes' })).toBeInTheDocument();
  });

  it('says why a scenario cannot be saved and keeps it', async () => {
    show([], true);
    fireEvent.click(await chip('Lose pay'));
    fireEvent.click(screen.getByRole('button', { name: 'Save scenario' }));
    expect(await screen.findByText(/There is no room/)).toBeVisible();
    expect(screen.getByLabelText('Months without pay')).toHaveValue(6);
  });
});
