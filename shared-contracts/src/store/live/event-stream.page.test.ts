import { fakeTab } from '../../testing';
import { eventStream, versionStream } from './event-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const follow = (tab: ReturnType<typeof fakeTab>, random: () => number) => {
  const heard: string[] = [];
  const stop = eventStream('/events', 'changed', (data) => heard.push(data), random);
  return { tab, heard, stop };
};

/** Returns how many ms a page waits after the stream broke or was refused. */
function waited(tab: ReturnType<typeof fakeTab>): number {
  tab.breakOff();
  for (let ms = 0; ; ms += 250) {
    if (tab.open().length > 0) return ms;
    jest.advanceTimersByTime(250);
  }
}

test.each([
  [0, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]],
  [1, [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]],
])(
  'a refused stream is requested again after longer and longer waits, with random %i',
  (chance, waits) => {
    const { tab, stop } = follow(fakeTab(), () => chance);
    expect(waits.map(() => waited(tab))).toEqual(waits);
    stop();
  },
);

test('the wait is short again after an event of the server', () => {
  const { tab, heard, stop } = follow(fakeTab(), () => 1);
  expect([waited(tab), waited(tab)]).toEqual([2000, 4000]);
  tab.say('changed', '7');
  expect([heard, waited(tab)]).toEqual([['7'], 2000]);
  stop();
});

test('a page that stopped listening requests no stream', () => {
  const { tab, stop } = follow(fakeTab(), () => 1);
  tab.breakOff();
  stop();
  jest.advanceTimersByTime(120_000);
  expect(tab.open()).toEqual([]);
});

describe('versionStream', () => {
  let tab: ReturnType<typeof fakeTab>;
  let received: number[];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    tab = fakeTab();
    received = [];
    stop = versionStream('/events', (version) => received.push(version));
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test('passes announced versions on', () => {
    expect(tab.open().map(({ url }) => url)).toEqual(['/events']);
    tab.say('changed', '3');
    tab.say('changed', '4');
    expect(received).toEqual([3, 4]);
  });

  test('closes its connection while the page is hidden and connects again when it is visible', () => {
    tab.show('hidden');
    expect(tab.open()).toEqual([]);
    tab.show('visible');
    expect(tab.open()).toHaveLength(1);
  });

  test('does not reconnect while the page is hidden', () => {
    tab.breakOff();
    tab.become('hidden');
    jest.advanceTimersByTime(2000);
    expect(tab.open()).toEqual([]);
  });

  test('ends for good when it is stopped', () => {
    tab.breakOff();
    stop();
    jest.advanceTimersByTime(60_000);
    tab.show('visible');
    expect(tab.open()).toEqual([]);
  });
});
