import { fakeTab } from '../../testing';
import { followDay } from './follow-day';

const EVENING = new Date(2031, 1, 3, 23, 59, 0);

beforeEach(() => void jest.useFakeTimers({ now: EVENING }));
afterEach(() => void jest.useRealTimers());

const follow = () => {
  const days: string[] = [];
  const stop = followDay(
    () => new Date(),
    (day) => days.push(day),
  );
  return { days, stop };
};

test('reports the new day within half a minute after midnight, once', () => {
  const { days, stop } = follow();
  jest.advanceTimersByTime(59_000);
  expect(days).toEqual([]);
  jest.advanceTimersByTime(31_000);
  expect(days).toEqual(['2031-02-04']);
  jest.advanceTimersByTime(3_600_000);
  expect(days).toEqual(['2031-02-04']);
  stop();
});

test('reports the new day as soon as a page that slept is visible again', () => {
  const tab = fakeTab();
  const { days, stop } = follow();
  jest.setSystemTime(new Date(2031, 1, 6, 8));
  tab.show('visible');
  expect(days).toEqual(['2031-02-06']);
  stop();
});

test('reports nothing after it is stopped', () => {
  const { days, stop } = follow();
  stop();
  jest.advanceTimersByTime(120_000);
  expect(days).toEqual([]);
});
