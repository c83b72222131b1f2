import { versionStream } from './version-stream';

/** Stands in for the browser's own, which jsdom does not have. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
  }

  close() {
    this.closed = true;
  }
}

const open = () => FakeEventSource.all.filter(({ closed }) => !closed);
const announce = (version: number) =>
  open()[0]?.dispatchEvent(new MessageEvent('changed', { data: String(version) }));
const breakOff = () => open()[0]?.dispatchEvent(new Event('error'));

let visibility: DocumentVisibilityState = 'visible';
function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

let told: number[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
  FakeEventSource.all = [];
  told = [];
  stop = versionStream('/events', (version) => told.push(version));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('passes on what is announced', () => {
  expect(open().map(({ url }) => url)).toEqual(['/events']);
  announce(3);
  announce(4);
  expect(told).toEqual([3, 4]);
});

test('tries again after ever longer waits, and soon again after an answer', () => {
  const waits = [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000];
  for (const waitMs of waits) {
    breakOff();
    jest.advanceTimersByTime(waitMs - 1);
    expect(open()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(open()).toHaveLength(1);
  }
  announce(1);
  breakOff();
  jest.advanceTimersByTime(2000);
  expect(open()).toHaveLength(1);
});

test('lets its connection go while nobody looks, and asks anew when somebody does', () => {
  show('hidden');
  expect(open()).toEqual([]);
  show('visible');
  expect(open()).toHaveLength(1);
});

test('does not come back to a page that nobody looks at', () => {
  breakOff();
  visibility = 'hidden';
  jest.advanceTimersByTime(2000);
  expect(open()).toEqual([]);
});

test('ends for good when it is stopped', () => {
  breakOff();
  stop();
  jest.advanceTimersByTime(60_000);
  show('visible');
  expect(open()).toEqual([]);
});
