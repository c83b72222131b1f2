import { type Attempt, journal } from '../loader/journal';
import { uncaughtErrorsOf } from './uncaught-errors';
import { noteUncaught } from './uncaught';

const ATTEMPT: Attempt = {
  remote: 'mfe-money',
  version: '1.0.0',
  source: 'canary',
  path: '/budget',
  failure: null,
  message: null,
  ms: 12,
  fallback: false,
};

/** Builds an error from `mfe-money` 1.0.0, which another remote called. */
function thrownBy(file: string, message = 'bad click'): Error {
  const error = new Error(message);
  error.stack = [
    `Error: ${message}`,
    `    at select (https://halyard.example/assets/framework.0123456789.js:1:2)`,
    `    at onClick (https://halyard.example/remotes/${file}:1:2)`,
    `    at other (https://halyard.example/remotes/mfe-legal/2.0.0/terms.js:1:2)`,
  ].join('\n');
  return error;
}

/** Builds a page that showed one version. Its own `window` drops all listeners after the test. */
function page() {
  const attempts = journal();
  attempts.note(ATTEMPT);
  const target = new EventTarget();
  const thrown = uncaughtErrorsOf(target as Window);
  return {
    listen: () => noteUncaught(attempts, thrown),
    recorded: () => attempts.entries().slice(1),
    throws: (error: unknown) => target.dispatchEvent(Object.assign(new Event('error'), { error })),
    rejects: (reason: unknown) =>
      target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

test.each(['throws', 'rejects'] as const)(
  'an error that a remote %s is recorded for the version whose code is innermost',
  (way) => {
    const { listen, recorded, ...world } = page();
    listen();
    world[way](thrownBy('mfe-money/1.0.0/budget.js'));
    expect(recorded()).toEqual([{ ...ATTEMPT, failure: 'uncaught', message: 'bad click', ms: 0 }]);
  },
);

test('an error from before the listener started is recorded too', () => {
  const { listen, recorded, throws } = page();
  throws(thrownBy('mfe-money/1.0.0/budget.js'));
  listen();
  expect(recorded()).toHaveLength(1);
});

test('a version that throws repeatedly is recorded once', () => {
  const { listen, recorded, throws } = page();
  listen();
  for (let count = 0; count < 5; count += 1) throws(thrownBy('mfe-money/1.0.0/budget.js'));
  expect(recorded()).toHaveLength(1);
});

test.each<[string, unknown]>([
  ['no remote', new Error('of the shell')],
  ['a version that was never shown here', thrownBy('mfe-money/9.9.9/budget.js')],
  ['what is no error', 'a text'],
  ['nothing', undefined],
])('%s is not recorded', (_, thrown) => {
  const { listen, recorded, throws, rejects } = page();
  listen();
  throws(thrown);
  rejects(thrown);
  expect(recorded()).toEqual([]);
});
