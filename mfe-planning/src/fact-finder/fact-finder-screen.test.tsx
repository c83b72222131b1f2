import { appApi, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  failure,
  type FakeBackend,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { FactFinderScreen } from './fact-finder-screen';

const PATH = '/api/finance/fact-finder';

const facts: FactFinder = {
  personal: { fullName: 'Maya Ellison', dob: null, address: null, maritalStatus: 'Single' },
  employment: { employer: null, title: 'Designer', baseSalary: 78_000, bonus: null },
  goals: ['Buy a home'],
  estate: { will: null, trust: null, healthCareProxy: null, notes: null },
};

/** Builds a backend that stores each PUT. */
function writable(first: FactFinder) {
  const saved: unknown[] = [];
  const backend = fakeBackend(financialData(), {
    [`GET ${PATH}`]: first,
    [`PUT ${PATH}`]: async (request: Request) => {
      const body: object = await request.json();
      saved.push(body);
      return body;
    },
  });
  return { backend, saved };
}

const show = (backend: FakeBackend) =>
  renderScreen(
    <>
      <FactFinderScreen />
      <ToastRegion />
    </>,
    { backend },
  );

const showInRouter = (backend: FakeBackend) =>
  renderScreen(
    <Routes>
      <Route
        path="/"
        element={
          <>
            <FactFinderScreen />
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        }
      />
      <Route path="/elsewhere" element={<Link to="/">Back</Link>} />
    </Routes>,
    { backend },
  );

async function leaveAndReturn(user: UserEvent) {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
}

const store = (answers: object) =>
  localStorage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(answers));
const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.onboardingAnswers) ?? 'null');

beforeEach(() => localStorage.clear());

describe('FactFinderScreen', () => {
  it('says that it is loading', async () => {
    show(writable(facts).backend);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await screen.findByLabelText('Full name');
  });

  // Covers P2-2.fact-finder-6, P2-5-1.
  it('asks for pay in numeric inputs and for the birthday in a date input', async () => {
    show(writable(facts).backend);
    expect(await screen.findByLabelText('Base salary')).toHaveAttribute('type', 'number');
    expect(screen.getByLabelText('Base salary')).toHaveValue(78_000);
    expect(screen.getByLabelText('Bonus')).toHaveAttribute('type', 'number');
    expect(screen.getByLabelText('Date of birth')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Marital status')).toHaveValue('Single');
  });

  // Covers P2-2.fact-finder-7, P2-3-4, R-3.1.
  it('saves everything, shows a message and preserves the input', async () => {
    const { backend, saved } = writable(facts);
    const { user } = show(backend);
    await user.type(await screen.findByLabelText('Date of birth'), '1996-02-11');
    await user.type(screen.getByLabelText('Employer'), 'Juniper');
    await user.type(screen.getByLabelText('Bonus'), '1500.50');
    await user.click(screen.getByRole('button', { name: 'Add goal' }));
    await user.type(screen.getByLabelText('Goal 2'), 'See Japan');
    await user.type(screen.getByLabelText('Will'), 'Signed in 2024');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fact finder saved')).toBeInTheDocument();
    expect(screen.getByText('All changes saved')).toBeInTheDocument();
    expect(saved).toEqual([
      {
        personal: { ...facts.personal, dob: '1996-02-11' },
        employment: { ...facts.employment, employer: 'Juniper', bonus: 1500.5 },
        goalsBefore: ['Buy a home'],
        goals: ['Buy a home', 'See Japan'],
        estate: { ...facts.estate, will: 'Signed in 2024' },
      },
    ]);
    expect(screen.getByLabelText('Employer')).toHaveValue('Juniper');
    await user.type(screen.getByLabelText('Employer'), ' Studio');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  it('folds a section, and says how much of it is answered', async () => {
    const { user } = show(writable(facts).backend);
    const name = await screen.findByLabelText('Full name');
    const personal = screen.getByRole('region', { name: 'Personal' });
    expect(personal).toHaveTextContent('2 of 4');
    await user.type(screen.getByLabelText('Address'), 'Austin');
    expect(personal).toHaveTextContent('3 of 4');
    expect(screen.getByRole('progressbar', { name: 'Answered so far' })).toHaveAttribute(
      'aria-valuetext',
      '6 of 14',
    );
    await user.click(screen.getByRole('button', { name: 'Hide personal' }));
    expect(name).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show personal' }));
    expect(name).toBeVisible();
    expect(name).toHaveValue('Maya Ellison');
  });

  it('keeps the focus in the list when a goal is removed', async () => {
    const { user } = show(writable({ ...facts, goals: ['A home', 'A trip', 'A boat'] }).backend);
    await user.click(await screen.findByRole('button', { name: 'Remove goal 2' }));
    await waitFor(() => expect(screen.getByLabelText('Goal 1')).toHaveFocus());
    expect(screen.getByLabelText('Goal 2')).toHaveValue('A boat');
  });

  it('restores unsaved input after a visit to another screen', async () => {
    const { user } = showInRouter(writable(facts).backend);
    await user.type(await screen.findByLabelText('Employer'), 'Juniper');
    await user.click(screen.getByRole('button', { name: 'Add goal' }));
    await user.type(screen.getByLabelText('Goal 2'), 'See Japan');
    await leaveAndReturn(user);
    expect(await screen.findByDisplayValue('Juniper')).toBe(screen.getByLabelText('Employer'));
    expect(screen.getByLabelText('Goal 2')).toHaveValue('See Japan');
    expect(screen.getByLabelText('Full name')).toHaveValue('Maya Ellison');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes saved');
    await leaveAndReturn(user);
    expect(await screen.findByLabelText('Employer')).toHaveValue('');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('preserves unsaved input until the user logs out, whatever else changes in the session', async () => {
    const visit = showInRouter(writable(facts).backend);
    await visit.user.type(await screen.findByLabelText('Employer'), 'Juniper');
    await visit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    visit.store.dispatch(appApi.util.invalidateTags(['Session', 'Finance']));
    await visit.user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Employer')).toHaveValue('Juniper');
    await visit.user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    visit.store.dispatch(appApi.util.resetApiState());
    await visit.user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByLabelText('Employer')).toHaveValue('');
  });

  it('makes the browser warn before the page is left only when there is unsaved input', async () => {
    const { user } = show(writable(facts).backend);
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const employer = await screen.findByLabelText('Employer');
    const form = employer.closest('form');
    expect(isWarned()).toBe(false);
    expect(form).not.toHaveAttribute('data-edited');
    await user.type(employer, 'J');
    expect(isWarned()).toBe(true);
    expect(form).toHaveAttribute('data-edited');
    await user.clear(employer);
    expect(isWarned()).toBe(false);
    expect(form).not.toHaveAttribute('data-edited');
  });

  it('shows what is wrong and saves nothing until it is corrected', async () => {
    const { backend, saved } = writable(facts);
    const { user } = show(backend);
    await user.type(await screen.findByLabelText('Date of birth'), '2030-01-01');
    await user.clear(screen.getByLabelText('Base salary'));
    await user.type(screen.getByLabelText('Base salary'), '-5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/cannot be in the future|18 or older/)).toBeInTheDocument();
    expect(screen.getByText('Enter an amount of zero or more')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveFocus());
    expect(saved).toEqual([]);
  });

  it('preserves unsaved text after a failed save', async () => {
    const { backend, saved } = writable(facts);
    const keep = (request: Request) => writable(facts).backend.fetch(request);
    backend.on(`PUT ${PATH}`, () => failure(503, 'Try again in a minute.'));
    const { user } = show(backend);
    await user.type(await screen.findByLabelText('Address'), 'Austin, Texas');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your answers could not be saved. Try again in a minute. What you typed is still here.',
    );
    expect(screen.getByLabelText('Address')).toHaveValue('Austin, Texas');
    expect(saved).toEqual([]);
    backend.on(`PUT ${PATH}`, keep);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fact finder saved')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes a goal', async () => {
    const { backend, saved } = writable(facts);
    const { user } = show(backend);
    await user.click(await screen.findByRole('button', { name: 'Remove goal 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Fact finder saved');
    expect(saved).toEqual([{ ...facts, goals: [], goalsBefore: ['Buy a home'] }]);
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const { backend } = writable(facts);
    backend.on(`GET ${PATH}`, () => failure(401, 'Log in first.'));
    const { user } = show(backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on(`GET ${PATH}`, facts);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Full name')).toHaveValue('Maya Ellison');
  });

  it('links to the summary', async () => {
    show(writable(facts).backend);
    expect(await screen.findByRole('link', { name: 'View summary' })).toHaveAttribute(
      'href',
      '/fact-finder-summary',
    );
  });
});

describe('Initial Questionnaire Responses', () => {
  const block = () => screen.findByRole('region', { name: 'Initial Questionnaire Responses' });

  // Covers P2-2.fact-finder-1.
  it('is hidden without onboarding answers', async () => {
    show(writable(facts).backend);
    await screen.findByLabelText('Full name');
    expect(screen.queryByText('Initial Questionnaire Responses')).not.toBeInTheDocument();
  });

  // Covers P2-2.fact-finder-1, P2-2.fact-finder-2, P2-3-12.
  it('holds six answers, five goals and the traits', async () => {
    store({ q1: 'A piggy bank', q7_20: 'Retired', personalityTraits: ['dreamer'] });
    show(writable(facts).backend);
    const section = await block();
    const fields = within(section).getAllByRole('textbox');
    expect(fields).toHaveLength(6 + 5);
    expect(fields[0]).toHaveValue('A piggy bank');
    expect(within(section).getByLabelText('In 20 years')).toHaveValue('Retired');
    const traits = within(section).getAllByRole('button');
    expect(traits.map(({ textContent }) => textContent)).toEqual([
      'Analytical',
      'Dreamer',
      'Doer',
      'Cautious',
      'Creative',
    ]);
    expect(traits[1]).toHaveAttribute('aria-pressed', 'true');
  });

  // Covers P2-2.fact-finder-3.
  it('stores every change at once and leaves the other answers as they are', async () => {
    store({ q1: 'Old', q8: 'At 60', q11: ['Startups'], personalityTraits: ['doer'] });
    const { user } = show(writable(facts).backend);
    const section = await block();
    await user.type(within(section).getByLabelText('In 5 years'), 'Home');
    expect(stored()).toEqual({
      q1: 'Old',
      q7_5: 'Home',
      q8: 'At 60',
      q11: ['Startups'],
      personalityTraits: ['doer'],
    });
    await user.click(within(section).getByRole('button', { name: 'Doer' }));
    await user.click(within(section).getByRole('button', { name: 'Cautious' }));
    expect(stored()).toMatchObject({ personalityTraits: ['cautious'], q7_5: 'Home' });
  });

  it('preserves what another tab has stored', async () => {
    store({ q1: 'Old' });
    const { user } = show(writable(facts).backend);
    const section = await block();
    store({ q1: 'Old', q26: 'Written elsewhere' });
    await user.type(within(section).getByLabelText('In 1 year'), 'X');
    expect(stored()).toEqual({ q1: 'Old', q7_1: 'X', q26: 'Written elsewhere' });
  });

  it('is shown even if the rest cannot be loaded', async () => {
    store({ q1: 'A piggy bank' });
    const { backend } = writable(facts);
    backend.on(`GET ${PATH}`, () => failure(500, 'Broken'));
    show(backend);
    expect(await screen.findByText('Broken')).toBeInTheDocument();
    expect(await block()).toBeInTheDocument();
  });
});
