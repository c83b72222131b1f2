import { spread } from '@halyard/shared-contracts/testing/thorough';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { financialData } from '../support/household/household';
import { arriveAt, main } from '../support/page';
import { leave } from '../support/place';
import { sessionBegins } from '../support/remotes/session';
import { registryIn, signed } from '../support/remotes/store';
import { TERMS, suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { expectTelemetry } from '../support/remotes/expect-telemetry';

const { world, visit, open } = suiteWorld();

const requestsFor = (version: string) =>
  world.proxy.requested().filter((path) => path.includes(`/${version}/`));

/** Opens a page in a new browser. `again` opens the next page with the same storage. */
async function returning() {
  const { page, context } = await visit({ noise: 'anything' });
  return { page, again: () => context.newPage() };
}

/** Puts another registry into the page and into the server's responses. */
function forge(text: string, signature: string): void {
  const element = (id: string) => new RegExp(`(id="${id}">)[^<]*`);
  world.proxy.fault(/^\/remotes\/registry\.json$/, { kind: 'edit', edit: () => text });
  world.proxy.fault(/^\/remotes\/registry\.sig$/, { kind: 'edit', edit: () => signature });
  world.proxy.fault(/^\/(terms-of-service|help)?$/, {
    kind: 'edit',
    edit: (page) =>
      page
        .replace(element('halyard-registry'), (_, start: string) => start + text)
        .replace(element('halyard-registry-signature'), (_, start: string) => start + signature),
  });
}

const inForce = () => registryIn(world.product.store);

test.describe('a registry', () => {
  const CASES: readonly [string, () => [string, string]][] = [
    [
      'that was changed by one word',
      () => {
        const { text, signature } = signed(world.product.store, inForce());
        return [text.replace('"stable":"1.1.0"', '"stable":"1.0.0"'), signature];
      },
    ],
    ['without a signature', () => [signed(world.product.store, inForce()).text, '{"keyId":"k1"}']],
    [
      'that has expired',
      () => {
        const { text, signature } = signed(world.product.store, {
          ...inForce(),
          expires: '2025-01-01T00:00:00Z',
        });
        return [text, signature];
      },
    ],
    [
      'whose files have no hashes',
      () => {
        const bare = JSON.stringify(inForce()).replaceAll(/"integrity":"[^"]*",/g, '');
        const { text, signature } = signed(world.product.store, JSON.parse(bare));
        return [text, signature];
      },
    ],
  ];

  for (const [what, forged] of spread(CASES, 1)) {
    test(`${what} shows no screen of a remote, and no code runs`, async () => {
      forge(...forged());
      const page = await open();
      await expect(
        main(page).getByText(/could not be listed|is not available right now/),
      ).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('mfe_'))),
      ).toEqual([]);
    });
  }

  test('that is refused is replaced by the one of an earlier visit, with a notice', async () => {
    const { page, again } = await returning();
    await page.goto(TERMS);
    await arriveAt(page, 'Terms 1.1.0');
    const { text, signature } = signed(world.product.store, { ...inForce(), seq: 1 });
    forge(text, signature);
    const next = await again();
    await next.goto(TERMS);
    await arriveAt(next, 'Terms 1.1.0');
    await expect(next.getByText('Using saved configuration.')).toBeVisible();
  });
});

test('a version that needs another contract is refused before any of its files is requested', async () => {
  const { remotes } = inForce();
  const versions = structuredClone(remotes['mfe-legal']!.versions);
  const entry = versions['1.1.0']!;
  const contract = { builtWith: '2.0.0', requires: '^2.0.0' };
  world.change({ versions: { ...versions, '1.1.0': { ...entry, contract } } });
  world.proxy.fault(/^\/terms-of-service$/, {
    kind: 'edit',
    edit: (page) => page.replaceAll(/<link rel="preload"[^>]*>/g, ''),
  });
  const page = await open();
  await arriveAt(page, 'Terms 1.0.0');
  expect(requestsFor('1.1.0')).toEqual([]);
  world.change({ versions });
});

const EXPOSED = 'common.';
const KIT = /(?<kit>"@halyard\/shared-contracts\/ui",import:null,requiredVersion:"\^1\.)\d+/;
const changed = (from: RegExp | string, to: string) => (code: string) => {
  expect(code).toMatch(from);
  return code.replace(from, to);
};

const FAILING = [
  [
    'throws while it is loaded',
    '2.0.0',
    { 'terms.': (code: string) => `throw new Error("bad build");${code}` },
  ],
  ['brings no screen', '2.0.1', { 'terms.': () => '' }],
  [
    'lies about its version',
    '2.0.2',
    { [EXPOSED]: (code: string) => code.replaceAll(/"\d\.\d\.\d-[0-9a-f]+"/g, '"9.9.9"') },
  ],
  [
    'lies about its name',
    '2.0.3',
    { [EXPOSED]: (code: string) => code.replaceAll('"mfe-legal"', '"mfe-money"') },
  ],
  ['needs a later kit', '2.0.5', { 'remoteEntry.': changed(KIT, '$<kit>99') }],
  [
    'needs a part that the shell does not share',
    '2.0.6',
    { 'remoteEntry.': changed('shared-contracts/ui"', 'shared-contracts/newer"') },
  ],
] as const;

for (const [what, version, edits] of spread(FAILING, 1)) {
  test(`a version that ${what} is replaced by the previous one`, async () => {
    world.publish(version, edits);
    world.channels({ stable: version });
    const page = await open();
    await arriveAt(page, 'Terms 1.0.0');
  });
}

thoroughTest('a version with endpoints of another remote shows no screen', async () => {
  const rename = (code: string) => code.replaceAll('legalPrivacyPolicy', 'moneyPrivacyPolicy');
  world.publish('2.0.4', { 'privacy-dynamic.': rename });
  world.channels({ stable: '2.0.4' });
  const page = await open('/privacy-policy-dynamic');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const globals = await page.evaluate(() =>
    Object.keys(window).filter((key) => key.startsWith('mfe_')),
  );
  expect(globals).toEqual(['mfe_legal__2_0_4', 'mfe_legal__1_0_0']);
});

const everybody = { version: '2.1.0', permille: 1000, salt: 's' };

const BREAKING = [
  ['a canary', { canary: everybody }],
  ['a stable version', { stable: '2.1.0', previous: '1.1.0' }],
] as const;

for (const [what, channels] of spread(BREAKING, 1)) {
  thoroughTest(
    `${what} whose screen breaks is replaced by the previous version, and the store stays`,
    async () => {
      const start = /(function \w+\(\)\{)(?=return\(0,\w+\.jsx\)\(\w+\.\w+,\{text)/;
      const breaks = (code: string) => code.replace(start, '$1throw Error("bad render");');
      world.publish('2.1.0', { 'terms.': breaks });
      world.channels(channels);
      const page = await open('/accounts');
      await arriveAt(page, 'Accounts');
      const isRead = (path: string) => path === '/api/finance/accounts';
      const before = world.proxy.requested().filter(isRead);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
      await arriveAt(page, 'Terms 1.1.0');
      await page.goBack();
      await arriveAt(page, 'Accounts');
      expect(world.proxy.requested().filter(isRead)).toEqual(before);
    },
  );
}

thoroughTest('two versions of a remote live side by side in one page, with one React', async () => {
  world.proxy.fault(/1\.1\.0\/help\./, {
    kind: 'answer',
    status: 500,
    type: 'text/plain',
    body: 'no',
  });
  const page = await open();
  await arriveAt(page, 'Terms 1.1.0');
  await page.locator('header a[href="/help"]').click();
  await arriveAt(page, 'Help 1.0.0');
  await page.goBack();
  await arriveAt(page, 'Terms 1.1.0');
});

test.describe('a version that somebody chooses', () => {
  const badge = (page: Page) => page.getByRole('region', { name: 'Chosen versions' });

  thoroughTest('by a link is shown on every page until it is reset', async () => {
    const page = await open(`${TERMS}?mfe=legal@1.0.0`);
    await arriveAt(page, 'Terms 1.0.0');
    await expect(badge(page).getByText('You are looking at mfe-legal@1.0.0.')).toBeVisible();
    await page.goto('/help');
    await arriveAt(page, 'Help 1.0.0');
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await arriveAt(page, 'Help 1.1.0');
    await expect(badge(page)).toHaveCount(0);
  });

  thoroughTest('and that fails shows an error and is not replaced', async () => {
    world.proxy.fault(/\/1\.0\.0\//, { kind: 'reset' });
    const page = await open(`${TERMS}?mfe=legal@1.0.0`);
    await expect(main(page).getByText(/cannot be shown by mfe-legal@1\.0\.0\./)).toBeVisible();
    await badge(page).getByRole('button', { name: 'Reset' }).click();
    await arriveAt(page, 'Terms 1.1.0');
  });

  thoroughTest('and that is in no registry shows an error, as an unknown remote does', async () => {
    const page = await open(`${TERMS}?mfe=legal@9.9.9,nothing@1.0.0`);
    await expect(main(page).getByText(/9\.9\.9 is not in the registry/)).toBeVisible();
    await expect(badge(page).getByText('There is no remote mfe-nothing.')).toBeVisible();
  });

  thoroughTest('in the panel is shown, with the result of its loading', async () => {
    const page = await open('/__platform');
    await arriveAt(page, 'Platform');
    await page.getByLabel('Version of mfe-legal to show').selectOption('1.0.0');
    await expect(badge(page).getByText('mfe-legal@1.0.0')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
    await arriveAt(page, 'Terms 1.0.0');
    await badge(page).getByRole('link', { name: 'Choose versions' }).click();
    const row = page.getByRole('row', { name: /mfe-legal/ });
    await expect(row.getByText('chosen here')).toBeVisible();
    await expect(page.getByText(/\/terms-of-service by 1\.0\.0: shown after \d+ ms/)).toBeVisible();
  });
});

test.describe('while a page is open', () => {
  const asksAnew = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/remotes/registry.json'));
  const follow = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first().click();

  /** Opens a page that shows a version and listens to changes of the registry. `before` runs before it opens. */
  async function listening(before?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
    const { page, context } = await visit({ noise: 'anything' });
    await before?.(context);
    const connected = sessionBegins(page);
    await page.goto(TERMS);
    await arriveAt(page, 'Terms 1.1.0');
    await connected;
    return page;
  }

  test('a rollback reaches it at the next navigation, and not before', async () => {
    const page = await listening();
    const news = asksAnew(page);
    world.channels({ stable: '1.0.0', previous: null });
    await news;
    await arriveAt(page, 'Terms 1.1.0');
    await follow(page, '/help');
    await arriveAt(page, 'Help 1.0.0');
    await page.goBack();
    await arriveAt(page, 'Terms 1.0.0');
  });

  thoroughTest('a rollback keeps the store with all of its changes', async () => {
    const page = await listening((context) => financialData(context).account('Cash jar', 100));
    await follow(page, '/accounts');
    const jar = main(page).getByRole('article', { name: 'Cash jar', exact: true });
    await jar.getByRole('button', { name: 'View Details' }).click();
    const panel = page.getByRole('dialog', { name: 'Cash jar' });
    await panel.getByRole('button', { name: 'Edit account' }).click();
    await panel.getByLabel('Balance').fill('900');
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(jar.getByText('$900.00')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();

    const news = asksAnew(page);
    world.channels({ stable: '1.0.0', previous: null });
    await news;
    // The server does not answer from here on, so the figures can only come from the store.
    world.proxy.fault(/^\/api\//, { kind: 'hang' });
    await follow(page, '/help');
    await arriveAt(page, 'Help 1.0.0');
    await page.goBack();
    await expect(jar.getByText('$900.00')).toBeVisible();
  });

  test('a rollback waits while typed input is not sent', async () => {
    const page = await listening();
    await follow(page, '/help');
    await arriveAt(page, 'Help 1.1.0');
    const form = '<form data-edited><input></form>';
    await main(page).evaluate(
      (element, html) => element.insertAdjacentHTML('beforeend', html),
      form,
    );
    const news = asksAnew(page);
    world.channels({ stable: '1.0.0', previous: null });
    await news;
    await follow(page, TERMS);
    await arriveAt(page, 'Terms 1.1.0');
    await page.evaluate(() => document.querySelector('form[data-edited]')?.remove());
    await follow(page, '/help');
    await arriveAt(page, 'Help 1.0.0');
  });

  thoroughTest(
    'the page reports to the server how remotes load, by version and kind of failure',
    async () => {
      world.proxy.fault(/1\.1\.0\/remoteEntry/, { kind: 'edit', edit: (body) => `${body};` });
      const { page } = await visit({ noise: 'anything' });
      const begins = sessionBegins(page);
      await page.goto(TERMS);
      await arriveAt(page, 'Terms 1.0.0');
      await begins;
      // A page sends its collected reports when the user leaves it.
      await leave(page);
      await expectTelemetry(world.proxy, [
        { version: '1.1.0', failure: 'integrity', fallback: false },
        { version: '1.0.0', failure: null, fallback: true },
      ]);
    },
  );

  thoroughTest('a remote that is switched off is gone, and back when it is on', async () => {
    const page = await listening();
    let news = asksAnew(page);
    world.change({ killed: true });
    await news;
    await follow(page, '/help');
    await expect(main(page).getByText('Help & Support is not available right now.')).toBeVisible();
    news = asksAnew(page);
    world.change({ killed: false });
    await news;
    await main(page).getByRole('button', { name: 'Try Again' }).click();
    await arriveAt(page, 'Help 1.1.0');
  });
});
