// The oldest Node that reads modules at all must still understand this file, to say what is wrong.
import { startsOnThisNode } from './run/node-version.mjs';

if (startsOnThisNode(process.versions.node)) {
  void import('./test/test.mjs').then(function (module) {
    return module.test(process.argv.slice(2));
  });
} else {
  process.exitCode = 1;
}
