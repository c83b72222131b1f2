/** Used by `scripts/mfe.mjs` and `npm start`. */
export { runCommand } from './command/run';
export { Refused } from './storage/refused';
export { registryOf } from './storage/registry-store';
