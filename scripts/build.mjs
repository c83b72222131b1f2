import { pathToFileURL } from 'node:url';
import { build } from './build/build.mjs';
import { endWith } from './run/plain-failure.mjs';

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await build(console.log);
  } catch (error) {
    endWith(error);
  }
}
