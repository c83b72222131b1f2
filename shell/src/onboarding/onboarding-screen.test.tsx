import { STEPS } from '@halyard/shared-contracts/onboarding';
import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { OnboardingScreen } from './onboarding-screen';
import { VIEWS } from './views';

const open = (storage = memoryStorage(), onComplete?: () => void, route = '/onboarding') => ({
  storage,
  ...renderScreen(
    <OnboardingScreen
      storage={storage}
      now={() => new Date(2026, 5, 15, 12)}
      {...(onComplete ? { onComplete } : {})}
    />,
    { backend: fakeBackend(financialData()), route },
  ),
});

const answersIn = (storage: ReturnType<typeof memoryStorage>) =>
  JSON.parse(storage.getItem(STORAGE_KEYS.onboardingAnswers) ?? 'null');

// Covers P1-3-26, P1-9-13.
test('the questionnaire has six steps and 26 numbered questions, in order', () => {
  const numbers = STEPS.flatMap(({ questions }) =>
    questions.flatMap((question) => (question.kind === 'timeline' ? ['q7'] : [question.key])),
  ).filter((key) => /^q\d+$/.test(key));
  expect(STEPS).toHaveLength(6);
  expect(numbers).toEqual(Array.from({ length: 26 }, (_, index) => `q${index + 1}`));
});

/** Presses Next until the view has this heading. */
async function goTo(user: ReturnType<typeof open>['user'], heading: string) {
  for (let view = 0; view < VIEWS.length; view += 1) {
    if (screen.queryByRole('heading', { name: heading })) return;
    await user.click(screen.getByRole('button', { name: 'Next' }));
  }
  throw new Error(`no view has the heading ${heading}`);
}

const FIRST = 'What is your earliest memory of money?';
const SECOND = 'How did your family talk about money while you grew up?';
const START = 'Where would you like to start?';
const heading = () => screen.getByRole('heading', { level: 1 });

// Covers P1-2.5-3, P1-4-7.
test('Back is disabled on the first view, and the last view offers Complete Setup', async () => {
  const { user } = open();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await goTo(user, START);
  expect(screen.getByText('Step 6 of 6 · Personality Type Matching')).toBeVisible();
  expect(heading()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
});

test('each view has one question, a reason, and Skip', async () => {
  const { user } = open();
  for (const { question } of VIEWS.slice(0, -1)) {
    expect(heading()).toHaveTextContent(question!.label);
    expect(heading().nextElementSibling).toHaveTextContent(/\w+\.$/);
    await user.click(screen.getByRole('button', { name: 'Skip' }));
  }
  expect(heading()).toHaveTextContent(START);
});

// Covers P1-2.5-2.
test('the step indicator names completed, active and inactive steps for a screen reader', async () => {
  const { user } = open();
  await goTo(user, 'What do you want to have reached?');
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Relationship with Money, completed');
  expect(steps[1]).toHaveTextContent('Goals + Vision, active');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).toHaveTextContent('Wealth Strategy + Lifestyle, inactive');
});

// Covers P1-2.5-5, P1-3-25, P1-5-1.
test('Other reveals its free text, and choices toggle on and off', async () => {
  const { user, storage } = open();
  await goTo(user, 'Which paths to wealth appeal to you?');
  expect(screen.queryByLabelText('Which other path?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stock market' }));
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.type(screen.getByLabelText('Which other path?'), 'Art');
  expect(answersIn(storage)).toMatchObject({ q11: ['Stock market', 'Other'], q11_other: 'Art' });
  await user.click(screen.getByRole('button', { name: 'Stock market' }));
  expect(answersIn(storage).q11).toEqual(['Other']);
});

test('a chip answers in one tap, and a second tap takes the answer back', async () => {
  const { user, storage } = open();
  await user.click(screen.getByRole('button', { name: 'A piggy bank' }));
  expect(answersIn(storage)).toEqual({ q1: 'A piggy bank' });
  expect(screen.getByRole('button', { name: 'A piggy bank' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'A piggy bank' }));
  expect(answersIn(storage)).toEqual({ q1: '' });
});

//
test('a goal is kept without a date that has passed, and the form says so', async () => {
  const { user, storage } = open();
  await goTo(user, 'What do you want to have reached?');
  await user.type(screen.getByLabelText('Goal'), 'A boat');
  const by = screen.getByLabelText('By');
  fireEvent.change(by, { target: { value: '2026-06-14' } });
  expect(by).toHaveAccessibleDescription('Choose today or a later day, or leave it open');
  expect(answersIn(storage).q7_1).toBe('A boat');
  fireEvent.change(by, { target: { value: '2026-06-15' } });
  expect(by).not.toHaveAttribute('aria-invalid');
  expect(answersIn(storage).q7_1).toBe('A boat · by 2026-06-15');
});

test('a goal has an amount and a date, and each horizon has its own', async () => {
  const { user, storage } = open();
  await goTo(user, 'What do you want to have reached?');
  await user.click(screen.getByRole('radio', { name: 'In 3 years' }));
  await user.click(screen.getByRole('button', { name: 'A home' }));
  await user.type(screen.getByLabelText('Amount'), '40000');
  fireEvent.change(screen.getByLabelText('By'), { target: { value: '2028-06-30' } });
  expect(answersIn(storage)).toEqual({ q7_3: 'A home · $40,000.00 · by 2028-06-30' });
  await user.click(screen.getByRole('radio', { name: 'In 1 year' }));
  expect(screen.getByLabelText('Goal')).toHaveValue('');
  expect(screen.getByLabelText('Amount')).toHaveValue('');
});

test('Skip removes the answer of its question', async () => {
  const { user, storage } = open();
  await user.click(screen.getByRole('button', { name: 'A piggy bank' }));
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  expect(answersIn(storage)).toEqual({});
  expect(heading()).toHaveTextContent(SECOND);
});

test('the arrow keys turn the views, except while the user types', async () => {
  const { user } = open();
  await user.keyboard('{ArrowRight}');
  expect(heading()).toHaveTextContent(SECOND);
  await user.keyboard('{ArrowLeft}');
  expect(heading()).toHaveTextContent(FIRST);
  await user.type(screen.getByRole('textbox'), 'A jar{ArrowLeft}{ArrowRight}');
  expect(heading()).toHaveTextContent(FIRST);
});

test.each([
  ['to the left', { x: 300, y: 400 }, { x: 150, y: 420 }, SECOND],
  ['downwards', { x: 300, y: 200 }, { x: 220, y: 500 }, FIRST],
  ['a little', { x: 300, y: 400 }, { x: 260, y: 400 }, FIRST],
])('a swipe %s shows the right view', (_, from, to, expected) => {
  open();
  const at = ({ x, y }: { x: number; y: number }) => [{ clientX: x, clientY: y }];
  fireEvent.touchStart(screen.getByRole('main'), { touches: at(from) });
  fireEvent.touchEnd(screen.getByRole('main'), { changedTouches: at(to) });
  expect(heading()).toHaveTextContent(expected);
});

test('a reload shows the same question again, and another visit the last one with an answer', async () => {
  const { user, storage, location, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'A piggy bank' }));
  await goTo(user, 'Which paths to wealth appeal to you?');
  await user.click(screen.getByRole('button', { name: 'Stock market' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const seen = heading().textContent;
  const address = location();
  unmount();
  const reloaded = open(storage, undefined, address);
  expect(heading()).toHaveTextContent(seen);
  reloaded.unmount();
  open(storage);
  expect(heading()).toHaveTextContent('Which paths to wealth appeal to you?');
});

test.each(['0', '-1', '999', '1.5', 'x', 'length', '__proto__', ''])(
  'an address without a question, such as number "%s", shows the first one',
  (number) => {
    open(memoryStorage(), undefined, `/onboarding?question=${number}`);
    expect(heading()).toHaveTextContent(FIRST);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
);

test('answers are restored when the page is opened again', async () => {
  const { user, storage, unmount } = open();
  await user.type(screen.getByRole('textbox'), 'A jar');
  unmount();
  open(storage);
  expect(screen.getByRole('textbox')).toHaveValue('A jar');
});

// Covers P1-2.1-5, P1-2.5-7, P1-4-8, P1-5-1.
test('completing without a single answer stores the flag, calls back and goes home', async () => {
  let completed = 0;
  const { user, storage, location } = open(memoryStorage(), () => (completed += 1));
  await goTo(user, START);
  await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(storage.getItem(STORAGE_KEYS.onboardingCompleted)).toBe('true');
  expect(answersIn(storage)).toEqual({});
  expect(completed).toBe(1);
  expect(location()).toBe('/');
});

//
test('a user who chooses Connect Bank at the end arrives where the bank’s window opens', async () => {
  const { user, location } = open();
  await goTo(user, START);
  await user.click(screen.getByRole('radio', { name: /Connect Bank/ }));
  await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(location()).toBe('/plaid-test?connect=1');
});

test.each([
  ['Connect bank now', '/plaid-test?connect=1'],
  ['Look around without answering', '/'],
])('%s leaves the questions with the answers given so far', async (name, address) => {
  const { user, storage, location } = open();
  await user.click(screen.getByRole('button', { name: 'A piggy bank' }));
  await user.click(screen.getByRole('button', { name }));
  expect(location()).toBe(address);
  expect(storage.getItem(STORAGE_KEYS.onboardingCompleted)).toBe('true');
  expect(answersIn(storage)).toEqual({ q1: 'A piggy bank' });
});
