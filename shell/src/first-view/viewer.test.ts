import { emulateViewer } from './viewer';

const VIEWER = { width: 390, now: 0, offset: 0 };
let lookAway = () => undefined as void;
afterEach(() => lookAway());

test.each([
  ['(width < 768px)', 767, true],
  ['(width < 768px)', 768, false],
  ['(max-width: 767px)', 767, true],
  ['(max-width: 767px)', 768, false],
  ['(prefers-reduced-motion: reduce)', 390, false],
])('%s matches %i px: %s', (query, width, expected) => {
  lookAway = emulateViewer({ ...VIEWER, width });
  expect(window.matchMedia(query).matches).toBe(expected);
});

test.each([
  [0, '2025-6-15 23:30'],
  [240, '2025-6-15 19:30'],
  [-330, '2025-6-16 5:0'],
  [-845, '2025-6-16 13:35'],
])('with an offset of %i minutes, local times match the viewer’s clock', (offset, expected) => {
  lookAway = emulateViewer({ ...VIEWER, offset });
  const at = new Date('2025-07-15T23:30:00Z');
  const day = [at.getFullYear(), at.getMonth(), at.getDate()].join('-');
  expect(`${day} ${at.getHours()}:${at.getMinutes()}`).toBe(expected);
});

test('the process is unchanged afterwards', () => {
  const hours = Date.prototype.getHours;
  emulateViewer({ ...VIEWER, offset: 240 })();
  expect(Date.prototype.getHours).toBe(hours);
  expect('window' in globalThis).toBe(false);
  expect('IntersectionObserver' in globalThis).toBe(false);
});
