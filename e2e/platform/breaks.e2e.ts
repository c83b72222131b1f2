import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { arriveAt, follow, main } from '../support/page';
import { leave } from '../support/place';
import { sessionBegins } from '../support/remotes/session';
import { suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { expectTelemetry } from '../support/remotes/expect-telemetry';

/* Code of a remote breaks after it was loaded: what a user can still do, and which reports the server receives. */

/** Adds buttons to the screen of the terms. Each button breaks something else. */
function withButtons(code: string): string {
  const screen = /return(\(0,(\w+)\.jsx\)\(\w+\.\w+,\{text:\w+\}\))/;
  const button = (name: string, act: string) =>
    `(0,$2.jsx)("button",{onClick(){${act}},children:"${name}"})`;
  const buttons = [
    button('handler', 'throw Error("bad click")'),
    button('promise', 'void Promise.reject(Error("bad promise"))'),
    button('timer', 'setTimeout(()=>{throw Error("bad timer")})'),
  ];
  return code.replace(screen, `return(0,$2.jsxs)("div",{children:[$1,${buttons.join(',')}]})`);
}

const withBadEffects = (code: string): string =>
  code.replaceAll('.useEffect)(()=>{', '$&throw Error("bad effect");');

const { world, visit } = suiteWorld();
test.beforeAll(() => {
  world.publish('2.4.0', { 'terms.': withButtons });
  world.publish('2.4.1', { 'common.': withBadEffects });
});

/** Opens the terms in this version and waits for the page's report on how its remotes loaded. */
async function open(stable: string): Promise<Page> {
  world.channels({ stable, previous: null });
  const { page } = await visit({ noise: 'anything' });
  const begins = sessionBegins(page);
  await page.goto('/terms-of-service');
  await begins;
  return page;
}

for (const where of spread(['handler', 'promise', 'timer'], 1)) {
  thoroughTest(
    `an error in a ${where} of a remote costs a user nothing and is reported once for its version`,
    async () => {
      const page = await open('2.4.0');
      await arriveAt(page, 'Terms 2.4.0');
      const thrown = page.waitForEvent('pageerror');
      await main(page).getByRole('button', { name: where }).click();
      await thrown;
      await main(page).getByRole('button', { name: where }).click();
      await arriveAt(page, 'Terms 2.4.0');
      await follow(page, 'Accounts');
      await arriveAt(page, 'Accounts');
      await leave(page);
      await expectTelemetry(world.proxy, [
        { version: '2.4.0', failure: null },
        { version: '2.4.0', failure: 'uncaught' },
      ]);
    },
  );
}

thoroughTest(
  'an error in an effect of a remote costs only that screen and is reported',
  async () => {
    const page = await open('2.4.1');
    await expect(
      main(page).getByText('Terms of Service is not available right now.'),
    ).toBeVisible();
    await follow(page, 'Accounts');
    await arriveAt(page, 'Accounts');
    await leave(page);
    await expectTelemetry(world.proxy, [
      { version: '2.4.1', failure: null },
      { version: '2.4.1', failure: 'render' },
    ]);
  },
);
