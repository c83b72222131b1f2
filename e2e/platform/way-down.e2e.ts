import type { TelemetryEvent } from '@halyard/shared-contracts/remote/registry';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { arriveAt } from '../support/page';
import { leave } from '../support/place';
import type { Fault } from '../support/remotes/fault-proxy';
import { sessionBegins } from '../support/remotes/session';
import { openTerms, PATIENCE_MS, suiteWorld } from '../support/remotes/suite-world';
import { test, thoroughTest } from '../support/remotes/world-test';
import { expectTelemetry } from '../support/remotes/expect-telemetry';

/* How long a version that fails holds the person up, in a shell that is open already. */

const { world, visit, stillShell, isRequested } = suiteWorld();

const DOWN = { kind: 'answer', status: 500, type: 'text/plain', body: 'no' } as const;
const CHANGED = { kind: 'edit', edit: (body: string) => `${body};` } as const;

const FILES = [
  ['entry', /1\.1\.0\/remoteEntry/],
  ['screen', /1\.1\.0\/terms\./],
  ['style sheet', /1\.1\.0\/.*\.css/],
] as const;

for (const [what, path] of spread(FILES, 1)) {
  thoroughTest(`a host that swallows requests for the ${what} costs 1.5 s of waiting`, async () => {
    world.proxy.fault(path, { kind: 'hang' });
    const page = await stillShell();
    await openTerms(page);
    await isRequested(path);
    await page.clock.runFor(PATIENCE_MS);
    await arriveAt(page, 'Terms 1.0.0');
  });
}

test('while a failed file is diagnosed, the previous version is already loading', async () => {
  world.proxy.fault(/1\.1\.0\/remoteEntry/, DOWN);
  const page = await stillShell();
  await openTerms(page);
  for (const file of ['remoteEntry', 'common', 'terms'])
    await isRequested(new RegExp(`/1\\.0\\.0/${file}`));
  await page.clock.resume();
  await arriveAt(page, 'Terms 1.0.0');
});

const CASES: readonly [string, RegExp, Fault, TelemetryEvent['failure']][] = [
  ['an entry that is not there', /1\.1\.0\/remoteEntry/, DOWN, 'network'],
  ['an entry that is another file', /1\.1\.0\/remoteEntry/, CHANGED, 'integrity'],
  ['a screen that breaks off', /1\.1\.0\/terms\./, { kind: 'reset' }, 'network'],
  ['a screen that is another file', /1\.1\.0\/terms\./, CHANGED, 'integrity'],
  ['a style sheet that is another file', /1\.1\.0\/.*\.css/, CHANGED, 'style'],
];

for (const [what, path, fault, failure] of spread(CASES, 1)) {
  test(`${what} is reported by its kind, with the previous version as its replacement`, async () => {
    world.proxy.fault(path, fault);
    const { page } = await visit({ noise: 'anything' });
    const begins = sessionBegins(page);
    await page.goto('/terms-of-service');
    await arriveAt(page, 'Terms 1.0.0');
    await begins;
    await leave(page);
    await expectTelemetry(world.proxy, [
      { version: '1.1.0', source: 'stable', failure, fallback: false },
      { version: '1.0.0', source: 'previous', failure: null, fallback: true },
    ]);
  });
}
