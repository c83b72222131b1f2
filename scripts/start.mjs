// The oldest Node that reads modules at all must still understand this file, to say what is wrong.
import { startsOnThisNode } from './run/node-version.mjs';

if (startsOnThisNode(process.versions.node)) {
  void import('./run/start.mjs').then(function (module) {
    return module.start();
  });
} else {
  process.exitCode = 1;
}
