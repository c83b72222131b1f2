import { safeStorage } from './storage';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;

/** Fills the browser's storage except for one character. */
function fill(): void {
  const setItem = (_key: string, value: string) => {
    if (value.length > 1) throw new DOMException('no more room', 'QuotaExceededError');
  };
  const value = { getItem: () => null, setItem, removeItem: () => undefined };
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Object.defineProperty(window, 'localStorage', own);
  for (const key of ['a', 'b']) safeStorage('localStorage').removeItem(key);
});

it('stores values in the browser', () => {
  safeStorage('localStorage').setItem('a', 'one');
  expect(localStorage.getItem('a')).toBe('one');
  expect(safeStorage('localStorage').getItem('a')).toBe('one');
  safeStorage('localStorage').removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
});

it('stores a value on the page when the browser has room only for a shorter one', () => {
  fill();
  const storage = safeStorage('localStorage');
  storage.setItem('a', 'a long answer');
  expect(storage.getItem('a')).toBe('a long answer');
  expect(safeStorage('localStorage').getItem('a')).toBe('a long answer');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('returns the newest value, from the browser or the page', () => {
  safeStorage('localStorage').setItem('a', 'first');
  fill();
  safeStorage('localStorage').setItem('a', 'second');
  Object.defineProperty(window, 'localStorage', own);
  expect(safeStorage('localStorage').getItem('a')).toBe('second');
  safeStorage('localStorage').setItem('a', 'third');
  expect(localStorage.getItem('a')).toBe('third');
  expect(safeStorage('localStorage').getItem('a')).toBe('third');
});

it('works while storage is blocked, even after the page opened', () => {
  const storage = safeStorage('localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  storage.setItem('b', 'kept');
  expect(storage.getItem('b')).toBe('kept');
  expect(storage.getItem('a')).toBeNull();
  storage.removeItem('b');
  expect(safeStorage('localStorage').getItem('b')).toBeNull();
});
