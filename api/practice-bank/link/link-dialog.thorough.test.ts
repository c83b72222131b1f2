import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { CountryCode, Products } from 'plaid';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { loadPersonas } from '../persona/persona';
import {
  accessibilityFaults,
  linkFrame,
  noted,
  notes,
  pressButton,
  startHost,
  until,
} from '../testing/link-host';
import { errorCode, linkCustom, personWith } from '../testing/link-person';
import { ownFolder } from '../testing/personas';
import { type RunningBank, startBank } from '../testing/start-bank';

const browserPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const whenChromium = existsSync(browserPath) ? describe : describe.skip;

whenChromium('Link in a browser, under a strict content security policy', () => {
  let bank: RunningBank;
  let host: { server: Server; url: string };
  let browser: Browser;
  let complaints: string[];

  beforeAll(async () => {
    bank = await startBank({ clock: () => new Date(), personas: loadPersonas(ownFolder) });
    browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
    host = await startHost(bank.url);
  }, 30_000);

  afterAll(async () => {
    await browser.close();
    host.server.close();
    await bank.close();
  });

  const client = {
    user: { client_user_id: 'user-1' },
    client_name: 'Halyard',
    language: 'en',
    country_codes: [CountryCode.Us],
  };

  async function open(
    more: object = { products: [Products.Transactions] },
    options: BrowserContextOptions = {},
  ) {
    complaints = [];
    const token = (await bank.api.linkTokenCreate({ ...client, ...more })).data.link_token;
    const page = await (await browser.newContext(options)).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(host.url);
    await page.evaluate(`make(${JSON.stringify(token)})`);
    await noted(page, 'load');
    await page.focus('button');
    await page.keyboard.press('Enter');
    return { page, token };
  }

  const atScreen = async (page: Page, heading: string) => {
    const frame = linkFrame(page);
    await until(frame, `document.querySelector('h1')?.textContent.startsWith('${heading}')`);
    expect(await accessibilityFaults(frame)).toEqual([]);
    expect(await frame.evaluate('document.activeElement.tagName')).toBe('H1');
  };
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  const VIEWS = [
    ['wide and light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const }],
    ['narrow and dark', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' as const }],
  ] as const;
  it.each(VIEWS)(
    'connects by keyboard alone, without an accessibility fault on any screen: %s',
    async (_, options) => {
      const { page } = await open(undefined, options);
      await atScreen(page, 'Choose your bank');
      await press(page, 'Tab', 'Enter');
      await atScreen(page, 'Who are you today?');
      await press(page, 'Tab', 'ArrowDown');
      await pressButton(page, 'Continue');
      await atScreen(page, 'Choose accounts');
      await pressButton(page, 'Continue');
      await atScreen(page, 'Share with Halyard');
      await press(page, 'Tab', 'Enter');
      await atScreen(page, 'First Platypus Bank is connected');
      await press(page, 'Tab', 'Enter');

      const [, publicToken, metadata] = await noted(page, 'success');
      expect(publicToken).toMatch(/^public-sandbox-/);
      expect(metadata).toMatchObject({
        institution: { institution_id: 'ins_109508', name: 'First Platypus Bank' },
      });
      expect(metadata['accounts']).toHaveLength(6);
      const events = (await notes(page))
        .filter(([name]) => name === 'event')
        .map(([, event]) => event);
      expect(events).toEqual([
        'OPEN',
        'TRANSITION_VIEW',
        'SELECT_INSTITUTION',
        'TRANSITION_VIEW',
        'SUBMIT_CREDENTIALS',
        'TRANSITION_VIEW',
        'TRANSITION_VIEW',
        'TRANSITION_VIEW',
        'TRANSITION_VIEW',
        'HANDOFF',
      ]);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Connect');
      expect(complaints).toEqual([]);
      await page.evaluate('link.destroy()');
      expect(await page.evaluate("document.querySelectorAll('dialog').length")).toBe(0);
      await page.context().close();
    },
    30_000,
  );

  it('closes with Escape and opens again', async () => {
    const { page } = await open();
    await atScreen(page, 'Choose your bank');
    await press(page, 'Escape');
    expect(await noted(page, 'exit')).toMatchObject([
      'exit',
      null,
      { institution: null, status: null },
    ]);
    await press(page, 'Enter');
    await atScreen(page, 'Choose your bank');
    await page.context().close();
  }, 30_000);

  it('ignores messages that do not come from the bank', async () => {
    const { page } = await open();
    await atScreen(page, 'Choose your bank');
    await page.evaluate(
      "postMessage({ type: 'success', payload: { publicToken: 'forged' } }, '*')",
    );
    await press(page, 'Escape');
    await noted(page, 'exit');
    expect((await notes(page)).map(([name]) => name)).not.toContain('success');
    await page.context().close();
  }, 30_000);

  it('shows the error of a bank and passes it to onExit', async () => {
    const { page } = await open();
    await linkFrame(page).click('text=Unhealthy Platypus Bank - Down');
    await linkFrame(page).click('text=Continue');
    await atScreen(page, 'That did not work');
    await linkFrame(page).click('text=Exit');
    const [, error, metadata] = await noted(page, 'exit');
    expect(error).toMatchObject({
      error_type: 'INSTITUTION_ERROR',
      error_code: 'INSTITUTION_DOWN',
    });
    expect(metadata).toMatchObject({ institution: { institution_id: 'ins_132361' } });
    await page.context().close();
  }, 30_000);

  it('repairs a connection without a new public token', async () => {
    const access_token = await linkCustom(bank.api, personWith([]));
    await bank.api.sandboxItemResetLogin({ access_token });
    expect(await errorCode(bank.api.accountsGet({ access_token }))).toBe('ITEM_LOGIN_REQUIRED');
    const { page } = await open({ access_token });
    await atScreen(page, 'Sign in to First Platypus Bank again');
    await pressButton(page, 'Sign in');
    await atScreen(page, 'First Platypus Bank is connected again');
    await pressButton(page, 'Finish');
    expect((await noted(page, 'success'))[1]).toBeNull();
    expect((await bank.api.accountsGet({ access_token })).status).toBe(200);
    await page.context().close();
  }, 30_000);

  it('signs in on the bank’s own page in a window or after a redirect', async () => {
    const start = async (page: Page) => {
      await linkFrame(page).click('text=Platypus OAuth Bank');
      await linkFrame(page).click('text=Continue');
    };
    const { page } = await open();
    await start(page);
    const popup = page.context().waitForEvent('page');
    await linkFrame(page).click('text=Continue to the bank');
    await (await popup).click('text=Sign in and share');
    await atScreen(page, 'Choose accounts');
    await page.context().close();

    const other = await open({
      products: [Products.Transactions],
      redirect_uri: `${host.url}/back`,
    });
    await start(other.page);
    await linkFrame(other.page).click('text=Continue to the bank');
    await other.page.click('text=Sign in and share');
    await other.page.waitForURL(/back\?oauth_state_id=/);
    await other.page.evaluate(`make(${JSON.stringify(other.token)})`);
    await other.page.click('button');
    await atScreen(other.page, 'Choose accounts');
    await other.page.context().close();
  }, 30_000);
});
