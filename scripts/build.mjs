import { command } from './run/command.mjs';

/** Teams outside this repository install these packages. The product starts without them. */
const PACKAGES = 'packages';

const words = process.argv.slice(2);
const packs = words.includes(PACKAGES);
/** `npm run build` builds and packs everything. With only `packages`, it builds nothing else. */
const names = words.filter((name) => name !== PACKAGES && name !== 'product');
const builds = !packs || words.length > 1;

await command(
  async () => {
    if (builds) {
      const { build } = await import('./build/build.mjs');
      await build(console.log, names.length > 0 ? names : undefined);
    }
    if (packs) {
      const { pack } = await import('./remote-kit/pack/pack.mjs');
      await pack(console.log);
    }
  },
  { all: packs },
);
