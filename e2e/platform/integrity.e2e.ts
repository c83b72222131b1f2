import { expect, type Page } from '@playwright/test';
import { arriveAt } from '../support/page';
import { TERMS, suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';

/*
 * The browser itself refuses scripts without a hash. Each case runs with the policy's header and without it, which shows
 * that no other protection stops the script.
 */

const { world, visit } = suiteWorld();

/** This script has the page's own origin, so the content security policy allows it. */
const PLANTED = '/planted.js';
const plants = `document.head.append(Object.assign(document.createElement("script"), {
  src: "${PLANTED}", onload: () => (window.__outcome = "ran"), onerror: () => (window.__outcome = "refused") }));`;
/** This pattern matches the bundler's code that gives the script of a chunk its hash. */
const HASHES = /\w+\.integrity=\w+\.sriHashes\[\w+\],/;

async function open(isGuarded: boolean): Promise<Page> {
  if (!isGuarded)
    world.proxy.fault(/^\/terms-of-service$/, { kind: 'strip', header: 'integrity-policy' });
  const { page } = await visit({ noise: 'anything' });
  const answer = await page.goto(TERMS);
  expect('integrity-policy' in (answer?.headers() ?? {})).toBe(isGuarded);
  return page;
}

const outcomeOf = async (page: Page) => {
  await page.waitForFunction(() => '__outcome' in window);
  return page.evaluate(() => [Reflect.get(window, '__outcome'), '__pwned' in window]);
};

test.describe('a script without a hash that a published version puts into the page', () => {
  test.beforeAll(() => world.publish('2.3.0', { 'terms.': (code) => plants + code }));
  test.beforeEach(() => {
    world.channels({ stable: '2.3.0' });
    world.proxy.fault(/^\/planted\.js$/, {
      kind: 'answer',
      status: 200,
      type: 'text/javascript',
      body: 'window.__pwned = true',
    });
  });

  for (const [what, isGuarded, outcome, requests] of [
    ['does not run and is not even requested', true, ['refused', false], 0],
    ['runs without the policy, because nothing else forbids it', false, ['ran', true], 1],
  ] as const) {
    // Without the policy, the test shows that only the policy refuses.
    (isGuarded ? test : thoroughTest)(`${what}`, async () => {
      const page = await open(isGuarded);
      await arriveAt(page, 'Terms 2.3.0');
      expect(await outcomeOf(page)).toEqual(outcome);
      expect(world.proxy.requested().filter((path) => path === PLANTED)).toHaveLength(requests);
    });
  }
});

test.describe('a version whose build left the hashes of its chunks out', () => {
  test.beforeAll(() =>
    world.publish('2.3.1', { 'remoteEntry.': (code) => code.replace(HASHES, '') }),
  );
  test.beforeEach(() => world.channels({ stable: '2.3.1' }));

  for (const [what, isGuarded, heading] of [
    ['runs none of them: the person sees the version before', true, 'Terms 1.0.0'],
    ['is shown where the policy is missing', false, 'Terms 2.3.1'],
  ] as const) {
    (isGuarded ? test : thoroughTest)(`${what}`, async () => {
      await arriveAt(await open(isGuarded), heading);
    });
  }
});
