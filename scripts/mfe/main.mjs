import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { API_DIR, STORE } from '../paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { ensureBuilt } from '../run/start.mjs';
import { runTypedCommand } from '../run/typed-command.mjs';
import { builtShell } from './built-shell.mjs';
import { help } from './commands.mjs';
import { keysCommand } from './keys-command.mjs';
import { overHttp } from './over-http.mjs';
import { parse } from './parse.mjs';
import { storeCommands } from './publish-built.mjs';
import { teamCommand } from './team-commands.mjs';
import { builtFolder, currentCommit, shellFolder } from './release-folder.mjs';

/** Progress is printed separately from the answer, so that a script can read only the answer. */
const progress = (line) => console.error(line);

const whoAmI = () => process.env.MFE_WHO ?? userInfo().username;

async function inFolder(store, command, params) {
  if (!existsSync(join(API_DIR, 'mfe.mjs'))) await ensureBuilt(['api']);
  const { runCommand } = await storeCommands();
  const world = { store, who: whoAmI(), now: () => new Date() };
  return runCommand(world, command, params);
}

/** A mistyped path must not look like an empty store. */
function assertStore(store) {
  if (!existsSync(store)) {
    throw new PlainFailure(
      `There is no store ${store}: "npm start" makes one, --store names another.`,
    );
  }
}

function keys(store, words, host) {
  if (host) throw new PlainFailure('Keys never leave the machine that signs: leave --host out.');
  return keysCommand(store, words, inFolder);
}

const requireReason = ({ reason }) => {
  if (reason === undefined) throw new PlainFailure('--reason is missing.');
};

/** Runs `shell publish`, `shell promote <version>`, or `shell rollback`. */
async function shellCommand([step, version], params, carry) {
  if (!['publish', 'promote', 'rollback'].includes(step)) {
    throw new PlainFailure('Say what to do with the shell: publish, promote, or rollback.');
  }
  requireReason(params);
  if (step === 'promote') return carry({ ...params, version }, 'shell-promote');
  if (step === 'rollback') return carry(params, 'shell-rollback');
  const from = await shellFolder(params.from, progress);
  progress('Checking and publishing the shell');
  const release = { ...params, from, commit: params.commit ?? currentCommit() };
  return carry(release, 'shell-publish');
}

async function carryOut({ command, words, params, store = STORE, host }) {
  if (command === 'keys') return keys(store, words, host);
  if (!host) assertStore(store);
  const carry = (asked, name = command) =>
    host ? overHttp(host, whoAmI(), name, asked) : inFolder(store, name, asked);
  if (command === 'can-i-deploy' && params.target === 'shell' && params.contract === undefined) {
    return carry({ ...(await builtShell(progress)), ...params });
  }
  if (command === 'shell') return shellCommand(words, params, carry);
  if (command === 'team' || command === 'token') return teamCommand(command, words, params, carry);
  if (command !== 'publish') return carry(params);
  // A build takes a while, so the user sees why they wait.
  requireReason(params);
  const from = await builtFolder(words[0], params.from, progress);
  const release = { ...params, from, commit: params.commit ?? currentCommit() };
  progress(`Checking and publishing ${from.split(/[\\/]/).slice(-2).join('@')}`);
  return carry(release);
}

export const main = (argv) => runTypedCommand(argv, { parse, help, carryOut });
