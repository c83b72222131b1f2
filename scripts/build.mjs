import { command } from './run/command.mjs';

await command(
  async () => {
    const { build } = await import('./build/build.mjs');
    const names = process.argv.slice(2);
    await build(console.log, names.length > 0 ? names : undefined);
  },
  { all: false },
);
