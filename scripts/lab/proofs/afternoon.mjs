import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { ensureChromium } from '../../run/chromium.mjs';
import { ensureBuilt } from '../../run/start.mjs';
import { errorsOf, openTab, lookAround } from './afternoon/users.mjs';
import { buildOtherShell } from './afternoon/other-shell.mjs';

/*
 * One afternoon of a busy platform in real browsers: two shells, four versions of a remote, a canary, a faulty version
 * that is killed, a rollback, a new key, and devices whose clocks are wrong. Users come in waves, each with a browser of
 * its own, and some tabs stay open all the time. Prints what each wave saw and fails when anybody saw an error that is
 * not the faulty version's own. `USERS=40` takes a fifth of the users.
 */

const SHARE = Number(process.env.USERS ?? 200) / 200;
const AT_A_TIME = 4;
const OLD_TABS = 10;
const [GOOD, NEXT, FAULTY] = ['1.1.0', '2.0.0', '3.0.0'];
const HOUR = 3_600_000;

await ensureBuilt();
register();
const { remoteWorld } = await import('../../../e2e/support/remotes/world.ts');
const { registryIn } = await import('../../../e2e/support/remotes/store.ts');
const { mfe } = await import('../../../e2e/support/remotes/mfe.ts');
const world = await remoteWorld();
const { store, url } = world.product;
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const oldTabs = [];
const totals = { users: 0, errors: 0, own: 0 };

async function command(...args) {
  const { code, out, err } = await mfe([...args, '--store', store]);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${err || out}`);
}

const because = ['--reason', 'a busy afternoon'];

async function inTurns(count, act) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await act();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/**
 * Opens the product as `count` new users and in the tabs that are already open. Each user must see one of these
 * versions.
 */
async function wave(name, count, versions, options = {}) {
  const users = Math.max(1, Math.round(count * SHARE));
  const seen = new Map();
  const found = [];
  const note = (what) => seen.set(what, (seen.get(what) ?? 0) + 1);
  await inTurns(users, async () => {
    const tab = await openTab(browser, url, options);
    note(await lookAround(tab, { versions, ...options }));
    found.push(...errorsOf(tab, FAULTY));
    await tab.context.close();
  });
  for (const tab of options.clockMs ? [] : oldTabs) {
    note(`old tab ${await lookAround(tab, { versions: [...versions, GOOD, NEXT], stays: true })}`);
    found.push(...errorsOf(tab, FAULTY));
  }
  const errors = found.filter(({ isOwn }) => !isOwn);
  totals.users += users;
  totals.errors += errors.length;
  totals.own += found.length - errors.length;
  const words = [...seen].map(([what, times]) => `${what} ×${times}`);
  console.log(`${name}: ${users} users; ${words.join(', ')}; ${errors.length} errors`);
  for (const { words: said } of errors.slice(0, 5)) console.log(`  ${said}`);
}

try {
  world.publish(NEXT);
  world.publish(FAULTY, {
    'terms.': (code) =>
      code.replaceAll(/return(\(0,\w+\.jsx\)\()/g, `throw Error("bad build ${FAULTY}");return$1`),
  });
  world.channels();
  const { versions } = registryIn(store).remotes['mfe-legal'];
  for (let count = 0; count < OLD_TABS; count += 1) {
    const tab = await openTab(browser, url);
    await lookAround(tab, { versions: [GOOD] });
    oldTabs.push(tab);
  }
  await wave('before anything happens', 30, [GOOD]);

  world.channels({ canary: { version: NEXT, permille: 300, salt: 'afternoon' } });
  await wave('canary of 30 %', 30, [GOOD, NEXT]);

  const shell = buildOtherShell();
  await command('shell', 'publish', '--from', shell.folder, ...because);
  await command('shell', 'promote', shell.version, ...because);
  await wave('another shell', 30, [GOOD, NEXT]);

  world.channels({ stable: NEXT, previous: GOOD });
  await wave('the canary is promoted', 20, [NEXT]);

  await command('keys', 'new');
  for (const tab of oldTabs.slice(0, OLD_TABS / 2)) await tab.page.reload();
  await command('keys', 'sign-with', 'k2');
  await wave('another key', 20, [NEXT]);

  world.channels({ stable: FAULTY, previous: NEXT });
  await wave('a faulty version', 20, [NEXT]);
  await command('kill', `legal@${FAULTY}`, ...because);
  await wave('the faulty version is killed', 10, [NEXT]);

  // A command removes versions without a channel, and a rollback lists its own version again.
  world.change({ versions, channels: { stable: GOOD, previous: '1.0.0', canary: null } });
  await wave('a rollback', 20, [GOOD]);

  await wave('clocks two hours ahead', 10, [GOOD], { clockMs: 2 * HOUR });
  await wave('clocks 40 days ahead', 10, [GOOD], { clockMs: 40 * 24 * HOUR, isWrong: true });
  console.log(
    `${totals.users} users and ${OLD_TABS} tabs that stayed open: ${totals.errors} errors, and ${totals.own} of the faulty version itself`,
  );
  process.exitCode = totals.errors === 0 ? 0 : 1;
} finally {
  await browser.close();
  await world.stop();
}
