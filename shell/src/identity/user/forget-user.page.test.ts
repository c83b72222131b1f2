import { forgetUserWithOtherTabs } from './forget-user';

function setUp({ hasFigures }: { hasFigures: boolean }) {
  const container = document.createElement('div');
  const done: string[] = [];
  const stop = forgetUserWithOtherTabs({
    window,
    container,
    unmount: () => void done.push('unmounted'),
    hasFigures: () => hasFigures,
    reload: () => void done.push('loaded again'),
  });
  const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { container, done, stop, pass };
}

let stop = () => undefined as void;
afterEach(() => {
  stop();
  sessionStorage.clear();
});

test('a page that the browser restores is hidden and loaded again', () => {
  const page = setUp({ hasFigures: true });
  stop = page.stop;
  sessionStorage.setItem('halyard.insights', 'figures');
  page.pass('pagehide', true);
  expect(page.container.hidden).toBe(true);
  page.pass('pageshow', true);
  expect(page.done).toEqual(['unmounted', 'loaded again']);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['is left for good', true, false],
  ['shows figures of nobody', false, true],
])('a page that %s stays as it is', (_, hasFigures, persisted) => {
  const page = setUp({ hasFigures });
  stop = page.stop;
  page.pass('pagehide', persisted);
  page.pass('pageshow', persisted);
  expect([page.container.hidden, page.done]).toEqual([false, []]);
});
