// The oldest Node that supports modules must still understand this file, to print the reason.
import { startsOnThisNode } from './run/node-version.mjs';

if (startsOnThisNode(process.versions.node)) {
  void import('./test/test.mjs').then(function (module) {
    return module.test(process.argv.slice(2));
  });
} else {
  process.exitCode = 1;
}
