import { parseArgs } from 'node:util';
import { PlainFailure } from '../run/plain-failure.mjs';
import { COMMANDS } from './commands.mjs';

const EVERYWHERE = {
  store: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

function read(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the option. The rest is advice for programmers.
    throw new PlainFailure(error.message.split('. ')[0]);
  }
}

/**
 * Parses the typed words: the command, its words, its options by name, and the store or host. `command` is null if the
 * user asks for help. Throws a `PlainFailure` for an unknown command or option.
 */
export function parse(argv) {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h') return { command: null };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) {
    throw new PlainFailure(
      `There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  const { values, positionals } = read(rest, { ...EVERYWHERE, ...command.options });
  const { store, host, help, ...params } = values;
  if (help) return { command: null };
  const isShort = command.target && positionals.length === 0;
  if (isShort || positionals.length > (command.target ? 1 : (command.words ?? 0))) {
    throw new PlainFailure(`Say it so: npm run mfe -- ${command.usage}`);
  }
  if (host && store)
    throw new PlainFailure('Say --store or --host: a host has a store of its own.');
  if (command.target) params[command.target] = positionals[0];
  return { command: name, words: positionals, params, store, host };
}
