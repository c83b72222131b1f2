import { command } from './run/command.mjs';

await command(
  async () => {
    const { build } = await import('./build/build.mjs');
    await build(console.log);
  },
  { all: false },
);
