import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { API_DIR, STORE } from '../paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { ensureBuilt } from '../run/start.mjs';
import { help } from './commands.mjs';
import { keysCommand } from './keys-command.mjs';
import { overHttp } from './over-http.mjs';
import { parse } from './parse.mjs';
import { storeCommands } from './publish-built.mjs';
import { builtFolder, currentCommit } from './release-folder.mjs';

/** Progress goes beside the answer, so that a script can read the answer alone. */
const progress = (line) => console.error(line);

const whoAmI = () => process.env.MFE_WHO ?? userInfo().username;

async function inFolder(store, command, params) {
  if (!existsSync(join(API_DIR, 'mfe.mjs'))) await ensureBuilt();
  const { runCommand } = await storeCommands();
  const world = { store, who: whoAmI(), now: () => new Date() };
  return runCommand(world, command, params);
}

async function carryOut({ command, words, params, store = STORE, host }) {
  if (command === 'keys') return keysCommand(store, words, inFolder);
  if (command !== 'publish') {
    return host ? overHttp(host, whoAmI(), command, params) : inFolder(store, command, params);
  }
  const from = await builtFolder(words[0], params.from, progress);
  const release = { from, reason: params.reason, commit: params.commit ?? currentCommit() };
  progress(`Checking and publishing ${from.split(/[\\/]/).slice(-2).join('@')}`);
  return host ? overHttp(host, whoAmI(), command, release) : inFolder(store, command, release);
}

/** Does what was typed, says how it went, and returns the exit code. */
export async function main(argv) {
  let asked;
  try {
    asked = parse(argv);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return 2;
  }
  if (asked.command === null) {
    console.log(help());
    return 0;
  }
  try {
    const { ok, lines } = await carryOut(asked);
    for (const line of lines) console.log(line);
    return ok ? 0 : 1;
  } catch (error) {
    if (error.name !== 'Refused' && !(error instanceof PlainFailure)) throw error;
    console.error(error.message);
    return 1;
  }
}
