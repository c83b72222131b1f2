/** `scripts/mfe.mjs` and `npm start` use these exports. */
export { runCommand } from './command/run';
export { Refused } from './storage/refused';
export { registryOf } from './storage/registry-store';
