import { fakeTab } from '../testing/fake-tab';
import { versionStream } from './version-stream';

let tab: ReturnType<typeof fakeTab>;
let told: number[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  tab = fakeTab();
  told = [];
  stop = versionStream('/events', (version) => told.push(version));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('passes on what is announced', () => {
  expect(tab.open().map(({ url }) => url)).toEqual(['/events']);
  tab.say('changed', '3');
  tab.say('changed', '4');
  expect(told).toEqual([3, 4]);
});

test('lets its connection go while nobody looks, and asks anew when somebody does', () => {
  tab.show('hidden');
  expect(tab.open()).toEqual([]);
  tab.show('visible');
  expect(tab.open()).toHaveLength(1);
});

test('does not come back to a page that nobody looks at', () => {
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
