import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import userEvent from '@testing-library/user-event';
import { memoryStorage } from '@halyard/shared-contracts/store';
import { overridesOf } from '../choice/overrides';
import type { OwnedRoute } from '../loader/owned-routes';
import type { RemoteLoader } from '../loader/remote-loader';
import { ClockError } from '../registry/clock-error';
import { RemoteScreen } from './remote-screen';
import { type ScreenCache, screenCache } from './screen-cache';

const route: OwnedRoute = {
  remote: 'mfe-money',
  path: '/budget',
  title: 'Budget',
  loading: 'Loading budget data...',
  preload: [],
};

const loaderOf = (
  load: RemoteLoader['screen'],
  part: Partial<RemoteLoader> = {},
): RemoteLoader => ({
  knownRoutes: () => undefined,
  routes: async () => [route],
  screen: load,
  choice: async () => ({ candidates: [], refused: [] }),
  crashed: () => false,
  shownVersion: () => undefined,
  startOver: () => undefined,
  withdrawn: () => [],
  updateVersions: () => [],
  ...part,
});

const overrides = overridesOf(memoryStorage(), window, () => 0);

const show = (cache: ScreenCache, chosen = overrides) =>
  render(<RemoteScreen route={route} cache={cache} overrides={chosen} />);

const Budget = () => <h1>Budget</h1>;

/** React reports a caught error on the console, which these tests expect. */
function silenceConsole() {
  const original = console.error;
  console.error = () => undefined;
  return () => {
    console.error = original;
  };
}

test('the loading text of the route is shown until the screen arrives', async () => {
  let arrive: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (arrive = resolve));
  const cache = screenCache(loaderOf(() => waiting.then(() => ({ default: Budget }))));
  show(cache);
  expect(screen.getByRole('status')).toHaveTextContent('Loading budget data...');
  arrive();
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
});

//
test('a screen that cannot be loaded shows the degraded view, and Try Again loads it again', async () => {
  const restore = silenceConsole();
  let calls = 0;
  const cache = screenCache(
    loaderOf(async () => {
      calls += 1;
      if (calls === 1) throw new Error('the remote is down');
      return { default: Budget };
    }),
  );
  show(cache);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Budget is not available right now. The rest of Halyard works.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  expect(calls).toBe(2);
  restore();
});

test('a screen opened offline shows this, and loads when the connection returns', async () => {
  const restore = silenceConsole();
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cache = screenCache(
    loaderOf(async () => {
      if (!navigator.onLine) throw new Error('network');
      return { default: Budget };
    }),
  );
  show(cache);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You are offline. Budget opens as soon as there is a connection again.',
  );
  connection.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  restore();
});

test('a screen that throws while rendering shows the same view', async () => {
  const restore = silenceConsole();
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('bad render');
    return <h1>Budget</h1>;
  };
  const cache = screenCache(loaderOf(async () => ({ default: Fragile })));
  show(cache);
  expect(await screen.findByText('Oops!')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  restore();
});

test('a prefetched screen is not fetched again when it is shown', async () => {
  let calls = 0;
  const cache = screenCache(
    loaderOf(async () => {
      calls += 1;
      return { default: Budget };
    }),
  );
  cache.warm(route);
  cache.warm(route);
  show(cache);
  await screen.findByRole('heading', { name: 'Budget' });
  expect(calls).toBe(1);
});

test('a crashed screen is shown by another available version at once', async () => {
  const restore = silenceConsole();
  const Canary = () => {
    throw new Error('bad render');
  };
  let version = 0;
  const cache = screenCache(
    loaderOf(async () => ({ default: version === 0 ? Canary : Budget }), {
      crashed: () => {
        version += 1;
        return true;
      },
    }),
  );
  show(cache);
  expect(await screen.findByRole('heading', { name: 'Budget' })).toBeVisible();
  expect(version).toBe(1);
  restore();
});

test('two effects that throw together count as one crash, and a crash after Try Again counts again', async () => {
  const restore = silenceConsole();
  const crashed = jest.fn(() => false);
  const Effect = () => {
    useEffect(() => {
      throw new Error('bad effect');
    }, []);
    return null;
  };
  const Broken = () => (
    <>
      <Effect />
      <Effect />
    </>
  );
  show(screenCache(loaderOf(async () => ({ default: Broken }), { crashed })));
  expect(await screen.findByText('Oops!')).toBeVisible();
  expect(crashed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Oops!')).toBeVisible();
  expect(crashed).toHaveBeenCalledTimes(2);
  restore();
});

test('a screen that is switched off while it is open is replaced by a message', async () => {
  let version = 'Budget 1';
  const withdrawn = ['mfe-money'];
  const cache = screenCache(
    loaderOf(async () => ({ default: () => <h1>{version}</h1> }), {
      withdrawn: () => withdrawn.splice(0),
    }),
  );
  show(cache);
  expect(await screen.findByRole('heading', { name: 'Budget 1' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  version = 'Budget 2';
  act(() => cache.withdraw());
  expect(await screen.findByRole('heading', { name: 'Budget 2' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Budget was switched off and opened again in another version.',
  );
});

test('a change of the registry that withdraws nothing leaves the screen mounted', async () => {
  const mounted = jest.fn();
  const Counted = () => {
    useEffect(() => void mounted(), []);
    return <h1>Budget</h1>;
  };
  const cache = screenCache(loaderOf(async () => ({ default: Counted })));
  show(cache);
  await screen.findByRole('heading', { name: 'Budget' });
  act(() => cache.withdraw());
  expect(mounted).toHaveBeenCalledTimes(1);
});

test('a device whose clock is wrong is named as the cause', async () => {
  const restore = silenceConsole();
  show(screenCache(loaderOf(() => Promise.reject(new ClockError('the clock is wrong')))));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The clock of this device is wrong. Set it, and Budget opens.',
  );
  restore();
});

test('a screen that never arrived does not count as crashed', async () => {
  const restore = silenceConsole();
  const crashed = jest.fn(() => true);
  const cache = screenCache(loaderOf(() => Promise.reject(new Error('down')), { crashed }));
  show(cache);
  expect(await screen.findByText('Oops!')).toBeVisible();
  expect(crashed).not.toHaveBeenCalled();
  restore();
});

test('a chosen version that cannot be shown says why', async () => {
  const restore = silenceConsole();
  const chosen = overridesOf(memoryStorage(), window, () => 0);
  chosen.choose('mfe-money', '9.9.9');
  show(screenCache(loaderOf(() => Promise.reject(new Error('Not in the registry.')))), chosen);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Budget cannot be shown by mfe-money@9.9.9. Not in the registry.',
  );
  restore();
});

test('a screen shows that it is slow after three seconds, and not before', async () => {
  jest.useFakeTimers();
  show(screenCache(loaderOf(() => new Promise(() => undefined))));
  const late = 'This is taking longer than usual.';
  await act(() => jest.advanceTimersByTimeAsync(2_999));
  expect(screen.queryByText(late)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText(late)).toBeVisible();
  jest.useRealTimers();
});
