import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnedRoute, RemoteLoader } from './remote-loader';
import { RemoteScreen, screenCache } from './remote-screen';

const route: OwnedRoute = {
  remote: 'mfe-money',
  path: '/budget',
  title: 'Budget',
  loading: 'Loading budget data...',
  preload: [],
};

const loaderOf = (load: RemoteLoader['screen']): RemoteLoader => ({
  knownRoutes: () => undefined,
  routes: async () => [route],
  screen: load,
});

const Budget = () => <h1>Budget</h1>;

/** React reports a caught error on the console; the test expects that report. */
function silenceConsole() {
  const original = console.error;
  console.error = () => undefined;
  return () => {
    console.error = original;
  };
}

test('the text of the route is shown until the screen is there', async () => {
  let arrive: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const cache = screenCache(loaderOf(() => waiting.then(() => ({ default: Budget }))));
  render(<RemoteScreen route={route} cache={cache} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading budget data...');
  arrive();
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
});

test('a screen that cannot be loaded shows the degraded view, and Try Again loads it anew', async () => {
  const restore = silenceConsole();
  let calls = 0;
  const cache = screenCache(
    loaderOf(async () => {
      calls += 1;
      if (calls === 1) throw new Error('the remote is down');
      return { default: Budget };
    }),
  );
  render(<RemoteScreen route={route} cache={cache} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Budget is not available right now. The rest of Halyard works.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  expect(calls).toBe(2);
  restore();
});

test('a screen that throws while it renders shows the same view', async () => {
  const restore = silenceConsole();
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('bad render');
    return <h1>Budget</h1>;
  };
  const cache = screenCache(loaderOf(async () => ({ default: Fragile })));
  render(<RemoteScreen route={route} cache={cache} />);
  expect(await screen.findByText('Oops!')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  restore();
});

test('a screen fetched ahead is not fetched again when it is shown', async () => {
  let calls = 0;
  const cache = screenCache(
    loaderOf(async () => {
      calls += 1;
      return { default: Budget };
    }),
  );
  cache.warm(route);
  cache.warm(route);
  render(<RemoteScreen route={route} cache={cache} />);
  await screen.findByRole('heading', { name: 'Budget' });
  expect(calls).toBe(1);
});
