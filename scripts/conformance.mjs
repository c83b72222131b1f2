import { ensureInstalled } from './run/install.mjs';
import { runBrowserTests } from './test/playwright.mjs';
import { endWith, PlainFailure } from './run/plain-failure.mjs';
import { ensureBuilt } from './run/start.mjs';

/** Checks the newest build of a remote against the rules for every remote. */
async function conformance(name) {
  if (!name) throw new PlainFailure('Say which remote: npm run conformance -- money');
  await ensureInstalled(console.log);
  // Reading a declaration needs an installed package.
  const { remoteNamed } = await import('./build/remotes-here.mjs');
  const remote = remoteNamed(name).name;
  await ensureBuilt();
  const { passed, failed } = await runBrowserTests(console.log, ['platform/conformance'], {
    CONFORMANCE_OF: remote,
  });
  console.log(`${remote}: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

try {
  await conformance(process.argv[2]);
} catch (error) {
  endWith(error);
}
