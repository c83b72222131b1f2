import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RouteGate } from './route-gate';
import { isOnboarded } from './use-onboarding';

const open = (path: string, complete: boolean) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <RouteGate complete={complete} welcome="the welcome page" onboarding="the questionnaire">
        the main shell
      </RouteGate>
    </MemoryRouter>,
  );

// Covers P1-2.1-2, P1-2.1-4.
test.each([
  ['/welcome', false, 'the welcome page'],
  ['/onboarding', false, 'the questionnaire'],
  ['/', false, 'the welcome page'],
  ['/budget', false, 'the welcome page'],
  ['/nowhere', false, 'the welcome page'],
  ['/', true, 'the main shell'],
  ['/onboarding', true, 'the main shell'],
  ['/welcome', true, 'the main shell'],
  ['/nowhere', true, 'the main shell'],
])('%s with onboarding complete = %s shows %s', (path, complete, text) => {
  open(path, complete);
  expect(screen.getByText(text)).toBeVisible();
});

//
test('after onboarding the welcome page leads home', () => {
  const Place = () => useLocation().pathname;
  render(
    <MemoryRouter initialEntries={['/welcome']}>
      <RouteGate complete welcome="the welcome page" onboarding="the questionnaire">
        <Place />
      </RouteGate>
    </MemoryRouter>,
  );
  expect(screen.getByText('/')).toBeVisible();
});

// Covers P1-2.1-1.
test.each([
  ['true', true],
  ['TRUE', false],
  ['1', false],
  ['', false],
  [null, false],
])('a stored flag of %j means complete = %s', (value, complete) => {
  const storage = memoryStorage();
  if (value !== null) storage.setItem(STORAGE_KEYS.onboardingCompleted, value);
  expect(isOnboarded(storage)).toBe(complete);
});
