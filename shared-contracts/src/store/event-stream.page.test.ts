import { fakeTab } from '../testing';
import { eventStream } from './event-stream';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const follow = (tab: ReturnType<typeof fakeTab>, random: () => number) => {
  const heard: string[] = [];
  const stop = eventStream('/events', 'changed', (data) => heard.push(data), random);
  return { tab, heard, stop };
};

/** For how long a page waits after the stream broke or was refused, in ms. */
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
])('a refused stream is asked for after ever longer waits, with chance %i', (chance, waits) => {
  const { tab, stop } = follow(fakeTab(), () => chance);
  expect(waits.map(() => waited(tab))).toEqual(waits);
  stop();
});

test('the first wait is short again once the server has told something', () => {
  const { tab, heard, stop } = follow(fakeTab(), () => 1);
  expect([waited(tab), waited(tab)]).toEqual([2000, 4000]);
  tab.say('changed', '7');
  expect([heard, waited(tab)]).toEqual([['7'], 2000]);
  stop();
});

test('a page that stopped listening asks for no stream again', () => {
  const { tab, stop } = follow(fakeTab(), () => 1);
  tab.breakOff();
  stop();
  jest.advanceTimersByTime(120_000);
  expect(tab.open()).toEqual([]);
});
