import { runInNewContext } from 'node:vm';
import { pageScript } from '../testing/page-script';

const code = pageScript('halyard-narrow');
const VIEW = { html: '<h1 data-style="color: red">Home</h1>', screen: 'home@1', reads: ['/a'] };
type Drawn = typeof VIEW;
const VIEWER = { path: '/', width: 390, now: 0 };

interface Ahead {
  readonly leads: Promise<Drawn | null>;
  readonly styled: Promise<Drawn | null>;
  readonly viewer?: typeof VIEWER;
}

const never = new Promise<null>(() => undefined);
const APP = '<link data-app href="/assets/framework.js"><link data-app href="/assets/main.js">';

const FRAMES = ['narrow', 'wide']
  .map((name) => `<template id="halyard-${name}"><p>${name}</p></template>`)
  .join('');

/** Runs it in a page that asked for this, whose next frame comes when `paint` is called. */
function run(ahead?: Ahead, { isOpen = false, innerWidth = 390, drawn = '' } = {}) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = APP;
  page.body.innerHTML = `${FRAMES}<div id="root">${drawn}</div>`;
  const frames: (() => void)[] = [];
  const window: { halyardFirstView?: Ahead; halyardFirstReads?: object; halyardView?: object } = {};
  if (isOpen) window.halyardFirstReads = new Map();
  if (ahead) window.halyardFirstView = ahead;
  runInNewContext(code, {
    document: page,
    window,
    innerWidth,
    setTimeout,
    clearTimeout,
    requestAnimationFrame: (then: () => void) => frames.push(then),
    PerformanceObserver: class {
      constructor(then: () => void) {
        frames.push(then);
      }
      observe(): void {}
    },
  });
  return {
    window,
    root: () => page.getElementById('root')?.innerHTML,
    started: () => [...page.querySelectorAll('script')].map((each) => each.getAttribute('src')),
    paint: () => frames.forEach((each) => each()),
  };
}

const WELCOME = '<h1>Welcome</h1>';
const IN_ORDER = ['/assets/framework.js', '/assets/main.js'];
const comes = (view: Drawn | null) => Promise.resolve(view);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

// Covers P3-E1-4, P3-E1-5.
describe("the page starts the app's scripts", () => {
  test('at once where neither a view nor a screen is drawn, in their order', () => {
    expect(run().started()).toEqual(IN_ORDER);
  });

  test('once the welcome screen is painted, and not again', () => {
    const { started, paint } = run(undefined, { drawn: WELCOME });
    expect(started()).toEqual([]);
    paint();
    paint();
    expect(started()).toEqual(IN_ORDER);
  });

  test('soon after the welcome screen in a window that paints nothing', async () => {
    const { started } = run(undefined, { drawn: WELCOME });
    await pass(1_000);
    expect(started()).toEqual(IN_ORDER);
  });

  test('once the view that comes first is painted, and not again', async () => {
    const { root, started, paint, window } = run({
      leads: comes(VIEW),
      styled: comes(VIEW),
      viewer: VIEWER,
    });
    await pass(0);
    expect(root()).toBe('<h1 style="color: red;">Home</h1>');
    expect(window.halyardView).toEqual({ screen: 'home@1', reads: ['/a'], viewer: VIEWER });
    expect(started()).toEqual([]);
    paint();
    expect(started()).toEqual([]);
    await pass(0);
    expect(started()).toEqual(IN_ORDER);
    await pass(1_000);
    expect(started()).toEqual(IN_ORDER);
  });

  test('soon, in a window that nobody sees and that paints nothing', async () => {
    const { started } = run({ leads: comes(VIEW), styled: comes(VIEW) });
    await pass(99);
    expect(started()).toEqual([]);
    await pass(1);
    expect(started()).toEqual(IN_ORDER);
  });

  test('at once where the answers come before the view', async () => {
    const { started } = run({ leads: comes(null), styled: never });
    await pass(0);
    expect(started()).toEqual(IN_ORDER);
  });

  test.each([
    ['nothing comes', { leads: never, styled: never }],
    ['the style of the view does not come', { leads: comes(VIEW), styled: never }],
  ])('after 400 ms where %s', async (_, ahead) => {
    const { started } = run(ahead);
    await pass(399);
    expect(started()).toEqual([]);
    await pass(1);
    expect(started()).toEqual(IN_ORDER);
  });

  test('and leaves a page that the app has drawn as it is', async () => {
    let come = (_view: Drawn): void => undefined;
    const styled = new Promise<Drawn>((resolve) => (come = resolve));
    const { window, root } = run({ leads: comes(null), styled });
    window.halyardView = {};
    come(VIEW);
    await pass(0);
    expect(root()).toBe('');
  });
});

// Covers P3-E1-2.
describe('the page shows the frame', () => {
  test.each([
    [767, '<p>narrow</p>'],
    [768, '<p>wide</p>'],
  ])('for its width of %i px', (innerWidth, frame) => {
    expect(run(undefined, { isOpen: true, innerWidth }).root()).toBe(frame);
  });

  test('unless the gate is closed', () => {
    expect(run().root()).toBe('');
  });

  test('until the first view takes its place', async () => {
    const { root } = run({ leads: comes(VIEW), styled: comes(VIEW) }, { isOpen: true });
    expect(root()).toBe('<p>narrow</p>');
    await pass(0);
    expect(root()).toBe('<h1 style="color: red;">Home</h1>');
  });
});
