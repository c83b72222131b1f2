import { STEPS } from '@halyard/shared-contracts/onboarding';
import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { OnboardingScreen } from './onboarding-screen';

const open = (storage = memoryStorage(), onComplete?: () => void) => ({
  storage,
  ...renderScreen(<OnboardingScreen storage={storage} {...(onComplete ? { onComplete } : {})} />, {
    backend: fakeBackend(financialData()),
    route: '/onboarding',
  }),
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

// Covers P1-2.5-3, P1-4-7.
test('Back is disabled on the first step, and the last step offers Complete Setup', async () => {
  const { user } = open();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  for (let step = 0; step < 5; step += 1)
    await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { name: 'Personality Type Matching' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeVisible();
});

// Covers P1-2.5-2.
test('the step indicator names completed, active and inactive steps for a screen reader', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Relationship with Money, completed');
  expect(steps[1]).toHaveTextContent('Goals + Vision, active');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
  expect(steps[2]).toHaveTextContent('Wealth Strategy + Lifestyle, inactive');
});

// Covers P1-2.5-5, P1-3-25, P1-5-1.
test('Other reveals its free text, and choices toggle on and off', async () => {
  const { user, storage } = open();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByLabelText('Which other path?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stock market' }));
  await user.click(screen.getByRole('button', { name: 'Other' }));
  await user.type(screen.getByLabelText('Which other path?'), 'Art');
  expect(answersIn(storage)).toMatchObject({ q11: ['Stock market', 'Other'], q11_other: 'Art' });
  await user.click(screen.getByRole('button', { name: 'Stock market' }));
  expect(answersIn(storage).q11).toEqual(['Other']);
});

test('answers are restored when the page is opened again', async () => {
  const { user, storage, unmount } = open();
  await user.type(screen.getByLabelText('What is your earliest memory of money?'), 'A jar');
  unmount();
  open(storage);
  expect(screen.getByLabelText('What is your earliest memory of money?')).toHaveValue('A jar');
});

// Covers P1-2.1-5, P1-2.5-7, P1-4-8, P1-5-1.
test('completing without a single answer stores the flag, calls back and goes home', async () => {
  let completed = 0;
  const { user, storage, location } = open(memoryStorage(), () => (completed += 1));
  for (let step = 0; step < 5; step += 1)
    await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(storage.getItem(STORAGE_KEYS.onboardingCompleted)).toBe('true');
  expect(answersIn(storage)).toEqual({});
  expect(completed).toBe(1);
  expect(location()).toBe('/');
});
