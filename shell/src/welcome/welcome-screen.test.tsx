import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { WelcomeScreen } from './welcome-screen';

const show = (onEnter: (address: string) => void = () => undefined) =>
  renderScreen(<WelcomeScreen onEnter={onEnter} />, { backend: fakeBackend(financialData()) });

// Covers P1-1-1, P1-2.4-1.
test('the tagline is the heading of the page', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Your complete financial operating system',
  );
});

// Covers P1-2.4-2.
test('every Get Started leads to the questionnaire', () => {
  show();
  const starts = screen.getAllByRole('link', { name: 'Get Started' });
  expect(starts.map((link) => link.getAttribute('href'))).toEqual(['/onboarding', '/onboarding']);
});

// Covers P1-1-1, P1-2.4-3.
test('each advertised feature has a card', () => {
  show();
  const features = screen.getByRole('region', { name: 'What you get' });
  const titles = within(features).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Account linking',
    'Real-time net worth',
    'AI insights',
    'Goal-based planning',
    'Investment guidance',
    'Protection planning',
  ]);
});

// Covers P1-1-2, P1-2.4-4, R-3.8.
test('the trust claims are worded so that they are true', () => {
  show();
  const trust = screen.getByRole('region', { name: 'Built to be trusted' });
  expect(trust).toHaveTextContent('Bank-level security with 256-bit encryption');
  expect(trust).toHaveTextContent('sealed with AES-256-GCM');
  expect(trust).toHaveTextContent('Designed for SOC 2 compliance');
  expect(trust).toHaveTextContent('stores no bank passwords');
});

// Covers P1-2.4-5.
test('the call to action says how little effort it takes', () => {
  show();
  const call = screen.getByRole('region', { name: 'Start Your Financial Journey' });
  expect(call).toHaveTextContent('under 5 minutes');
  expect(call).toHaveTextContent('needs no credit card');
});

test.each([
  ['Look around with sample data', '/'],
  ['Log in', '/log-in'],
])('%s enters the product without the questionnaire', async (name, address) => {
  const entered: string[] = [];
  const { user } = show((to) => entered.push(to));
  await user.click(screen.getByRole('button', { name }));
  expect(entered).toEqual([address]);
});

test('every picture has words and a size, and only the first one loads at once', () => {
  show();
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAccessibleName(/\w+ \w+/);
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
});
