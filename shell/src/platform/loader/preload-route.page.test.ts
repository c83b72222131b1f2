import { candidate, entry } from '../testing/registry';
import { preloadRoute } from './preload-route';

const integrity = `sha384-${'A'.repeat(64)}`;
const files = {
  'entry.js': { integrity, bytes: 1, type: 'js' as const },
  'budget.js': { integrity, bytes: 1, type: 'js' as const },
  'income.js': { integrity, bytes: 1, type: 'js' as const },
  'common.css': { integrity, bytes: 1, type: 'css' as const },
};
const route = (path: string, preload: string[]) => ({ path, title: path, loading: '…', preload });
const of = (base = '/remotes/mfe-money/1.0.0/') =>
  candidate('1.0.0', {
    entry: entry('1.0.0', {
      base,
      files,
      routes: [
        route('/budget', ['entry.js', 'common.css', 'budget.js']),
        route('/income', ['entry.js', 'common.css', 'income.js']),
      ],
    }),
  });

let page: Document;
beforeEach(() => void (page = document.implementation.createHTMLDocument()));

const requested = () =>
  [...page.querySelectorAll('link')].map((link) =>
    [link.getAttribute('href')?.split('/').at(-1), link.getAttribute('as')].join(' '),
  );

test('all files of a route are requested at once, as the bundler requests them', () => {
  preloadRoute(of(), '/budget', page);
  expect(requested()).toEqual(['entry.js script', 'common.css style', 'budget.js script']);
  const [link] = page.querySelectorAll('link');
  expect(link?.getAttribute('crossorigin')).toBe('anonymous');
});

test('files are prefetched, because browsers warn about unused preloads', () => {
  preloadRoute(of(), '/budget', page);
  expect(page.querySelector('link[rel="preload"]')).toBeNull();
  expect(page.querySelectorAll('link[rel="prefetch"]')).toHaveLength(3);
});

test('a file that was already requested is not requested again', () => {
  preloadRoute(of(), '/budget', page);
  preloadRoute(of(), '/income', page);
  expect(requested()).toEqual([
    'entry.js script',
    'common.css style',
    'budget.js script',
    'income.js script',
  ]);
});

test('an unknown path and files of a development server cause no request', () => {
  preloadRoute(of(), '/nowhere', page);
  preloadRoute(of('http://localhost:4302/'), '/budget', page);
  expect(requested()).toEqual([]);
});
