import type { VitalName } from '@halyard/shared-contracts/remote/registry';
import { type Attempt, journal } from '../loader/journal';
import { sendVitals } from './vitals';

const shown = (remote: string, version = '1.0.0'): Attempt => ({
  remote,
  version,
  source: 'stable',
  path: '/',
  failure: null,
  message: null,
  ms: 12,
  fallback: false,
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

/** Builds a page that showed these screens and measured these values. */
function pageWith(attempts: readonly Attempt[], values: readonly (readonly [VitalName, number])[]) {
  const page = document.implementation.createHTMLDocument();
  const log = journal();
  attempts.forEach((attempt) => log.note(attempt));
  const sent: Blob[] = [];
  sendVitals(
    log,
    page,
    (note) => values.forEach(([name, value]) => note(name, value)),
    (_, body) => sent.push(body) > 0,
  );
  const turn = (state: 'hidden' | 'visible') => {
    Object.defineProperty(page, 'visibilityState', { value: state, configurable: true });
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const reports = async () =>
    (await Promise.all(sent.map(textOf))).map((text) => JSON.parse(text).vitals);
  return { turn, reports };
}

const ALL = [
  ['lcp', 900],
  ['inp', 40],
  ['cls', 0.02],
] as const;
const of = (remote: string, name: VitalName, value: number) => ({
  remote,
  version: '1.0.0',
  name,
  value,
});

test.each<[string, Attempt[], object[]]>([
  [
    'one version',
    [shown('mfe-money'), shown('mfe-money')],
    ALL.map(([name, value]) => of('mfe-money', name, value)),
  ],
  ['two remotes', [shown('mfe-dashboard'), shown('mfe-money')], [of('mfe-dashboard', 'lcp', 900)]],
  [
    'two versions of a remote',
    [shown('mfe-money'), shown('mfe-money', '1.1.0')],
    [of('mfe-money', 'lcp', 900)],
  ],
  [
    'a failed attempt first',
    [{ ...shown('mfe-legal'), failure: 'network' }, shown('mfe-money')],
    ALL.map(([name, value]) => of('mfe-money', name, value)),
  ],
])('a page with %s reports what belongs to a version', async (_, attempts, expected) => {
  const page = pageWith(attempts, ALL);
  page.turn('hidden');
  expect(await page.reports()).toEqual([expected]);
});

test.each<[string, Attempt[]]>([
  ['no screen of a remote', []],
  ['a version that the user chose', [{ ...shown('mfe-money'), source: 'override' }]],
])('a page with %s reports nothing', async (_, attempts) => {
  const page = pageWith(attempts, ALL);
  page.turn('hidden');
  expect(await page.reports()).toEqual([]);
});

test('a page reports once, when it is hidden', async () => {
  const page = pageWith([shown('mfe-money')], ALL);
  page.turn('visible');
  expect(await page.reports()).toEqual([]);
  page.turn('hidden');
  page.turn('visible');
  page.turn('hidden');
  expect(await page.reports()).toHaveLength(1);
});
