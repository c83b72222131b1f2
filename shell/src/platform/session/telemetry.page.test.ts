import { TELEMETRY_URL } from '@halyard/shared-contracts/remote/registry';
import { type Attempt, journal } from '../loader/journal';
import { sendTelemetry } from './telemetry';

const ATTEMPT: Attempt = {
  remote: 'mfe-money',
  version: '1.0.0',
  source: 'stable',
  path: '/budget',
  failure: null,
  message: null,
  ms: 12,
  fallback: false,
};

function page() {
  const sent: { url: string; body: Blob }[] = [];
  const attempts = journal();
  sendTelemetry(attempts, window, (url, body) => {
    sent.push({ url, body });
    return true;
  });
  /** Returns the number of attempts in each report. */
  const reports = () =>
    Promise.all(
      sent.map(async ({ body }) => {
        const text = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(String(reader.result)));
          reader.readAsText(body);
        });
        return JSON.parse(text).events;
      }),
    );
  return { attempts, sent, reports };
}

afterEach(() => jest.useRealTimers());

test('events within five seconds are sent in one report', async () => {
  jest.useFakeTimers();
  const { attempts, sent } = page();
  attempts.note(ATTEMPT);
  attempts.note({ ...ATTEMPT, failure: 'network', message: 'it is down' });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ url }) => url)).toEqual([TELEMETRY_URL]);
});

test('a page that is left sends its report at once, with each attempt once', async () => {
  const { attempts, reports } = page();
  attempts.note(ATTEMPT);
  window.dispatchEvent(new Event('pagehide'));
  attempts.note({ ...ATTEMPT, version: '1.1.0' });
  window.dispatchEvent(new Event('pagehide'));
  const received = await reports();
  expect(received.map((events) => events.length)).toEqual([1, 1]);
  expect(received[1][0].version).toBe('1.1.0');
});

test('a report contains no address and no message', async () => {
  const { attempts, reports } = page();
  attempts.note({ ...ATTEMPT, failure: 'evaluation', message: 'cannot read the balance' });
  window.dispatchEvent(new Event('pagehide'));
  const [[event]] = (await reports()) as [[object]];
  expect(Object.keys(event).toSorted()).toEqual([
    'failure',
    'fallback',
    'ms',
    'remote',
    'source',
    'version',
  ]);
});
