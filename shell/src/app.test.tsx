import { memoryStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { App } from './app';
import { overridesOf } from './platform/choice/overrides';
import { journal } from './platform/loader/journal';
import type { RemoteLoader } from './platform/loader/remote-loader';
import type { Platform } from './platform/platform';
import { screenCache } from './platform/screen/screen-cache';

// jsdom does not scroll.
beforeAll(() => {
  window.scrollTo = () => undefined;
});

const Home = () => <h1>the home screen</h1>;

/** The loader has one remote, whose only screen is the home screen. */
const loader: RemoteLoader = {
  knownRoutes: () => [
    { path: '/', title: 'Home', loading: 'Loading dashboard...', preload: [], remote: 'mfe' },
  ],
  routes: async () => [
    { path: '/', title: 'Home', loading: 'Loading dashboard...', preload: [], remote: 'mfe' },
  ],
  screen: async () => ({ default: Home }),
  choice: async () => ({ candidates: [], refused: [] }),
  crashed: () => false,
  shownVersion: () => undefined,
  startOver: () => undefined,
  withdrawn: () => [],
  updateVersions: () => [],
};

const noRegistry = () => Promise.reject(new Error('there is no registry in this test'));

const platformOf = (part: RemoteLoader): Platform => ({
  federation: {
    guard: { plugin: { name: 'none' }, admit: () => undefined, stateOf: () => 'arrived' },
    load: () => Promise.reject(new Error('there is no remote in this test')),
  },
  loader: part,
  screens: screenCache(part),
  journal: journal(),
  overrides: overridesOf(memoryStorage(), window, () => 0),
  thrown: () => undefined,
  registry: {
    unverified: () => null,
    latest: () => null,
    current: noRegistry,
    refresh: noRegistry,
    onChange: () => () => undefined,
  },
});

function open(route: string, onboarded: boolean) {
  const storage = memoryStorage();
  if (onboarded) storage.setItem(STORAGE_KEYS.onboardingCompleted, 'true');
  const backend = fakeBackend(financialData());
  return {
    storage,
    ...renderScreen(<App storage={storage} platform={platformOf(loader)} />, {
      backend,
      route,
      storage,
    }),
  };
}

// Covers P1-2.1-3, P1-2.5-7, P1-9-13.
test('finishing the questionnaire opens the product at once, without a reload', async () => {
  const { user, location, storage } = open('/onboarding', false);
  await screen.findByRole('button', { name: 'Next' });
  while (screen.queryByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(await screen.findByText('the home screen')).toBeVisible();
  expect(location()).toBe('/');
  expect(storage.getItem('onboardingCompleted')).toBe('true');
});

// Covers P1-2.1-2, P2-2-1.
test('before onboarding, every other path leads to the welcome page', async () => {
  const { location } = open('/transactions', false);
  await screen.findByRole('heading', { name: 'Start Your Financial Journey' });
  expect(location()).toBe('/welcome');
});

// Covers P1-2.1-4.
test('after onboarding, /onboarding leads home', async () => {
  const { location } = open('/onboarding', true);
  await screen.findByText('the home screen');
  expect(location()).toBe('/');
});

// Covers P1-2.2-3, P1-8-19, P2-8-3.
test.each(['/nowhere', '/budget/extra'])('%s is not found', async (route) => {
  open(route, true);
  expect(await screen.findByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});

// Covers P1-8-20.
test('an error outside a screen shows the error page of the specification', async () => {
  const original = console.error;
  console.error = () => undefined;
  const broken: RemoteLoader = {
    ...loader,
    knownRoutes: () => {
      throw new Error('the shell is broken');
    },
  };
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.onboardingCompleted, 'true');
  renderScreen(<App storage={storage} platform={platformOf(broken)} />, {
    backend: fakeBackend(financialData()),
  });
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  console.error = original;
});
