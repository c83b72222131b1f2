import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Locator, type Page } from '@playwright/test';
import { financialData } from '../support/household/household';
import { press } from '../support/input/keys';
import { arriveAt, follow, main } from '../support/page';
import { telemetryEvents } from '../support/remotes/expect-telemetry';
import type { Fault } from '../support/remotes/fault-proxy';
import { OTHER_PLACES } from '../support/remotes/other-places';
import type { Edits } from '../support/remotes/remote-version';
import { sessionBegins } from '../support/remotes/session';
import { suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { atRest } from '../support/rest';
import { layoutShiftWithInput, watchShifts } from '../support/shifts';

/*
 * Parts that one remote shows in a place of another's screen: mfe-money adds up a year in the panel of a transaction, and
 * the budget on home; mfe-planning adds goals to the panel of an account, and mfe-legal a card to the settings of the
 * shell. A fault of a part affects only the part.
 */

const { world, visit } = suiteWorld();
const MONEY = 'mfe-money';
const GONE = 'The sum of a year is not available right now.';

/** Opens the panel of the newest purchase and waits for its late parts. */
async function openPanel(page: Page): Promise<Locator> {
  const own = financialData(page.context());
  const { id } = await own.account('Cash jar', 500);
  for (const amount of [-40, -60]) await own.transaction(id, 'Whole Foods', amount, 'Groceries');
  return openAgain(page);
}

async function openAgain(page: Page): Promise<Locator> {
  const begins = sessionBegins(page);
  await page.goto('/transactions');
  await arriveAt(page, 'Transactions');
  await begins;
  return openRow(page);
}

async function openRow(page: Page): Promise<Locator> {
  const row = main(page).getByRole('row').filter({ hasText: 'Whole Foods' }).first();
  await press(row.getByRole('button', { name: 'Details' }));
  return page.getByRole('dialog', { name: 'Whole Foods' });
}

const part = (panel: Locator) => panel.locator('[data-slot="transaction"] > div');

/** Checks that the screen around the part still works: its fields take input and it closes. */
async function expectUsable(page: Page, panel: Locator): Promise<void> {
  await expect(panel.getByLabel('Category')).toBeEnabled();
  await panel.getByLabel('Note').fill('still works');
  await expect(panel.getByLabel('Note')).toHaveValue('still works');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toBeHidden();
  await follow(page, 'Accounts');
  await arriveAt(page, 'Accounts');
}

const reported = (version: string) =>
  telemetryEvents(world.proxy)
    .filter((event) => event.version === version)
    .map(({ failure }) => failure);

test('the panel of a purchase shows what another remote adds, at the size it declared and without a shift', async () => {
  const { page } = await visit();
  await page.addInitScript(watchShifts);
  await openPanel(page);
  await page.keyboard.press('Escape');
  // The late part of the shell, which fills the places, begins the session.
  const begins = sessionBegins(page);
  await page.reload();
  await begins;
  await atRest(page);
  const before = await layoutShiftWithInput(page);
  const panel = await openRow(page);
  await expect(part(panel)).toHaveText(
    'You spent $100.00 at Whole Foods in the last 12 months, in 2 payments.',
  );
  expect((await part(panel).boundingBox())?.height).toBe(48);
  await atRest(page);
  expect(await layoutShiftWithInput(page)).toBe(before);
});

const placeOn = (page: Page, slot: string) => page.locator(`[data-slot="${slot}"] > div`);

thoroughTest(
  'home asks for no file of the part in its place before the place comes near the window',
  async () => {
    const { page } = await visit();
    const begins = sessionBegins(page);
    await page.goto('/');
    await begins;
    const place = placeOn(page, 'home');
    await place.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(world.proxy.requested().filter((path) => path.includes(`/remotes/${MONEY}/`))).toEqual(
      [],
    );
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText(/^BudgetAll categoriesIn \w+ \d+, you spent \$/);
  },
);

const TEXT = /" in the last 12 months, in"/;
const rendered = (code: string): Edits => ({ 'yearly.': (text) => text.replace(TEXT, code) });

interface Attack {
  readonly what: string;
  readonly edits: Edits;
  readonly failure: string;
}

const FAILING: readonly Attack[] = [
  {
    what: 'throws while it is loaded',
    edits: { 'yearly.': (code) => `throw new Error("harm");${code}` },
    failure: 'evaluation',
  },
  {
    what: 'throws while it is shown',
    edits: rendered('(()=>{throw new Error("harm")})()'),
    failure: 'render',
  },
];

for (const [index, { what, edits, failure }] of spread([...FAILING.entries()], 1)) {
  test(`a part that ${what} is replaced by one sentence, and is reported once for its version`, async () => {
    const version = `4.0.${index}`;
    const takeBack = world.serve(MONEY, version, edits);
    const { page } = await visit({ noise: 'anything' });
    const panel = await openPanel(page);
    await expect(part(panel)).toHaveText(GONE);
    await expectUsable(page, panel);
    await follow(page, 'Budget');
    await arriveAt(page, 'Budget');
    await page.goto('about:blank');
    await expect.poll(async () => reported(version).filter(Boolean)).toEqual([failure]);
    takeBack();
  });
}

thoroughTest(
  'a part whose file is missing is replaced by one sentence, and the screens of its version work',
  async () => {
    const version = '4.1.0';
    const takeBack = world.serve(MONEY, version);
    const answer = { kind: 'answer', status: 404, type: 'text/plain', body: 'gone' } as const;
    world.proxy.fault(/\/yearly\./, answer);
    const { page } = await visit({ noise: 'anything' });
    const panel = await openPanel(page);
    await expect(part(panel)).toHaveText(GONE);
    await expectUsable(page, panel);
    await follow(page, 'Budget');
    await arriveAt(page, 'Budget');
    takeBack();
  },
);

thoroughTest(
  'a part that never arrives keeps its place free and is then replaced by one sentence',
  async () => {
    const version = '4.2.0';
    const takeBack = world.serve(MONEY, version);
    world.proxy.fault(/\/yearly\./, { kind: 'hang' });
    const { page } = await visit({ noise: 'anything' });
    const panel = await openPanel(page);
    expect((await part(panel).boundingBox())?.height).toBe(48);
    await expect(part(panel)).toHaveText(GONE, { timeout: 15_000 });
    await expectUsable(page, panel);
    world.proxy.release();
    takeBack();
  },
);

thoroughTest('a part that wants to cover the page stays within its place', async () => {
  const cover = `window.__part=(e)=>{Object.assign(e.style,{position:"fixed",inset:"0",width:"9000px",height:"9000px",zIndex:"2147483647",background:"red"});}`;
  const takeBack = world.serve(MONEY, '4.3.0', {
    'yearly.': (code) =>
      `${cover};${code.replace(/\("p",\{/, '("p",{ref:(e)=>{e&&window.__part(e)},')}`,
  });
  const { page } = await visit({ noise: 'anything' });
  const panel = await openPanel(page);
  await expect(part(panel).locator('p')).toHaveCSS('position', 'fixed');
  const box = await part(panel).boundingBox();
  expect(box?.height).toBe(48);
  const within = await part(panel).evaluate(
    (place, { width, height }) => {
      const frame = place.getBoundingClientRect();
      const isIn = (x: number, y: number) =>
        x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
      const hits: string[] = [];
      for (let x = 5; x < width; x += 40)
        for (let y = 5; y < height; y += 40)
          if (!isIn(x, y) && place.contains(document.elementFromPoint(x, y)))
            hits.push(`${x} ${y}`);
      return hits;
    },
    page.viewportSize() ?? { width: 0, height: 0 },
  );
  expect(within).toEqual([]);
  await expectUsable(page, panel);
  takeBack();
});

thoroughTest('a part gets the id of its subject and no data of other places', async () => {
  const takeBack = world.serve(MONEY, '4.4.0', {
    'yearly.': (code) =>
      code.replace(
        /function \w+\(\{subject:(\w+)\}\)\{/,
        (head, subject) => `${head}(window.__given??=[]).push(${subject});`,
      ),
  });
  const { page } = await visit({ noise: 'anything' });
  const panel = await openPanel(page);
  await expect(part(panel)).toContainText('Whole Foods');
  const given = await page.evaluate(() => Reflect.get(window, '__given'));
  const subject = await panel.locator('[data-slot]').getAttribute('data-subject');
  expect(new Set(given)).toEqual(new Set([subject]));
  takeBack();
});

thoroughTest(
  'a part that throws in a handler, posts messages, and changes all objects does no harm',
  async () => {
    const harm = `try{Object.prototype.isOwner=true}catch{window.__closed=true}postMessage({type:"halyard",user:"harm"},"*");`;
    const takeBack = world.serve(MONEY, '4.5.0', {
      'yearly.': (code) =>
        `${harm};${code.replace(/\("p",\{/, '("p",{onClick(){throw new Error("harm")},')}`,
    });
    const { page } = await visit({ noise: 'anything' });
    const panel = await openPanel(page);
    await part(panel).locator('p').click();
    expect(await page.evaluate(() => 'isOwner' in {})).toBe(false);
    await expect(part(panel)).toContainText('Whole Foods');
    await expectUsable(page, panel);
    takeBack();
  },
);

thoroughTest('a part that is stopped leaves its place while the screen is open', async () => {
  const version = '4.6.0';
  const takeBack = world.serve(MONEY, version);
  const { page } = await visit({ noise: 'anything' });
  const panel = await openPanel(page);
  await expect(part(panel)).toContainText('Whole Foods');
  world.stopRemote(MONEY, true);
  await expect(part(panel)).toHaveCount(0);
  await expectUsable(page, panel);
  world.stopRemote(MONEY, false);
  takeBack();
});

thoroughTest(
  'a part that never ends is left out at the next visit, and the screens of its version stay',
  async () => {
    const version = '4.7.0';
    const takeBack = world.serve(
      MONEY,
      version,
      rendered('(()=>{localStorage.setItem("hangs","");for(;;);})()'),
    );
    const { page } = await visit({ noise: 'anything' });
    void openPanel(page).catch(() => undefined);
    const later = await page.context().newPage();
    await later.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    await later.goto('/accounts');
    await later.waitForFunction(() => localStorage.getItem('hangs') !== null);
    await page.close();
    const panel = await openAgain(later);
    await expectUsable(later, panel);
    await follow(later, 'Budget');
    await arriveAt(later, 'Budget');
    await later.goto('about:blank');
    await expect
      .poll(async () => reported(version))
      .toEqual(expect.arrayContaining(['hang', null]));
    takeBack();
  },
);

const GONE_FILE: Fault = { kind: 'answer', status: 404, type: 'text/plain', body: 'gone' };
/** The third value tells whether the slot shows its message at once. */
const OTHER_FAULTS: readonly [what: string, fault: Fault, says: boolean][] = [
  ['whose code throws', { kind: 'edit', edit: (code) => code }, true],
  ['whose file is missing', GONE_FILE, true],
  ['that never arrives', { kind: 'hang' }, false],
];

for (const [index, [what, fault, says]] of OTHER_FAULTS.entries()) {
  thoroughTest(
    `on home, in an account, and in the settings, a part ${what} affects only its place`,
    async () => {
      const harm = (code: string) => `throw new Error("harm");${code}`;
      const takeBack = OTHER_PLACES.map(({ remote, file }) =>
        world.serve(remote, `4.8.${index}`, fault.kind === 'edit' ? { [file]: harm } : {}),
      );
      if (fault.kind !== 'edit')
        for (const { file } of OTHER_PLACES) world.proxy.fault(new RegExp(`/${file}`), fault);
      const { page } = await visit({ noise: 'anything' });
      for (const { slot, gone, come, use, file } of OTHER_PLACES) {
        await come(page);
        const place = placeOn(page, slot);
        // Content that arrives above the slot would push it out of the window.
        await atRest(page, new RegExp(`/${file}`));
        await place.scrollIntoViewIfNeeded();
        if (says) await expect(place).toHaveText(gone);
        await use(page);
      }
      for (const screen of ['Budget', 'Assets']) {
        await follow(page, screen);
        await arriveAt(page, screen);
      }
      world.proxy.release();
      for (const each of takeBack) each();
    },
  );
}
