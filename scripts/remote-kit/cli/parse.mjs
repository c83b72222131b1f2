import { parseArgs } from 'node:util';
import { PlainFailure } from '../../run/plain-failure.mjs';
import { COMMANDS } from './commands.mjs';

function read(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the option. The rest is advice for programmers.
    throw new PlainFailure(error.message.split('. ')[0]);
  }
}

/**
 * Parses the typed words: the command, its words, and its options by name. `command` is null if the user asks for
 * help.
 */
export function parse([name, ...rest]) {
  if (name === undefined || name === '--help' || name === '-h') return { command: null };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (!command) {
    throw new PlainFailure(
      `There is no command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`,
    );
  }
  const options = { help: { type: 'boolean', short: 'h' }, ...command.options };
  const { values, positionals } = read(rest, options);
  const { help, ...params } = values;
  if (help) return { command: null };
  if (positionals.length > (command.words ?? 0)) {
    throw new PlainFailure(`Type it like this: halyard-remote ${command.usage}`);
  }
  return { command: name, words: positionals, params };
}
