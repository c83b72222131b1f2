/** What `scripts/mfe.mjs` and `npm start` use of the store; the api itself has the same code inside. */
export { runCommand } from './command/run';
export { Refused } from './storage/refused';
