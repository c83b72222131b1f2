import { command } from './run/command.mjs';

await command(
  async () => {
    const { main } = await import('./mfe/main.mjs');
    process.exitCode = await main(process.argv.slice(2));
  },
  { all: false },
);
