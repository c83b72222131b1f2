import { spread } from '@halyard/shared-contracts/testing/thorough';
import { type Page } from '@playwright/test';
import { arriveAt, main } from '../support/page';
import { leave } from '../support/place';
import { expectTelemetryByVersion } from '../support/remotes/expect-telemetry';
import type { Edits } from '../support/remotes/remote-version';
import { sessionBegins } from '../support/remotes/session';
import { suiteWorld, TERMS } from '../support/remotes/suite-world';
import { test } from '../support/remotes/world-test';

/* Code of a remote that never ends blocks its page, which can neither report it nor be left properly. */

const { world, visit } = suiteWorld();

const SCREEN = /return(\(0,(\w+)\.jsx\)\(\w+\.\w+,\{text:\w+\}\))/;
const FOR_EVER = 'localStorage.setItem("hangs","");for(;;);';
const pressed = `return(0,$2.jsxs)("div",{children:[$1,(0,$2.jsx)("button",{onClick(){${FOR_EVER}},children:"Hang"})]})`;

const HANGS: readonly (readonly [string, Edits])[] = [
  ['while it is loaded', { 'terms.': (code) => `${FOR_EVER}${code}` }],
  ['while it is shown', { 'terms.': (code) => code.replace(SCREEN, `${FOR_EVER}$&`) }],
  ['when a button is pressed', { 'terms.': (code) => code.replace(SCREEN, pressed) }],
];

/**
 * Opens another tab of the same browser, one minute later by its clock. It waits for the first tab to hang and then
 * closes it.
 */
async function closeOnceItHangs(page: Page): Promise<Page> {
  const later = await page.context().newPage();
  await later.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  await leave(later);
  await later.waitForFunction(() => localStorage.getItem('hangs') !== null);
  await page.close();
  return later;
}

for (const [index, [when, edits]] of spread([...HANGS.entries()], 1)) {
  const version = `2.6.${index}`;
  test(`a version that hangs ${when} is replaced by the previous version at the next visit, and reported`, async () => {
    world.publish(version, edits);
    const { page } = await visit({ noise: 'anything' });
    await page.goto('/accounts');
    await arriveAt(page, 'Accounts');
    world.channels({ stable: version, previous: '1.0.0' });
    await page.goto(TERMS, { waitUntil: 'commit' });
    if (when.startsWith('when')) {
      const hang = main(page).getByRole('button', { name: 'Hang' });
      // The hanging page never answers this click.
      void hang.click().catch(() => undefined);
    }
    const later = await closeOnceItHangs(page);
    const begins = sessionBegins(later);
    await later.goto(TERMS);
    await arriveAt(later, 'Terms 1.0.0');
    await begins;
    await leave(later);
    await expectTelemetryByVersion(world.proxy, [
      { version: '1.0.0', failure: null },
      { version, failure: 'hang' },
    ]);
  });
}
