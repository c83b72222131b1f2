import { runTypedCommand } from '../../run/typed-command.mjs';
import { COMMANDS, help } from './commands.mjs';
import { parse } from './parse.mjs';

/** Each command is loaded when it runs, because `status` needs no bundler. */
const LOCAL = {
  dev: async () => (await import('./dev.mjs')).dev,
  build: async () => (await import('./build.mjs')).buildCommand,
  check: async () => (await import('./check.mjs')).check,
  publish: async () => (await import('./publish.mjs')).publish,
  deliver: async () => (await import('./deliver.mjs')).deliver,
};

async function carryOut({ command, words, params }) {
  const { projectIn } = await import('./project.mjs');
  const project = projectIn(process.cwd());
  if (Object.hasOwn(LOCAL, command)) return (await LOCAL[command]())(project, params, words);
  const { onHost } = await import('./host.mjs');
  return onHost(project, command, { ...params, target: COMMANDS[command].target, words });
}

export const run = (argv) => runTypedCommand(argv, { parse, help, carryOut });
