// The oldest Node that supports modules must still understand this file, to print the reason.
import { startsOnThisNode } from './run/node-version.mjs';

if (startsOnThisNode(process.versions.node)) {
  void import('./run/start.mjs').then(function (module) {
    return module.start();
  });
} else {
  process.exitCode = 1;
}
