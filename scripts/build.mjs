import { pathToFileURL } from 'node:url';
import { build } from './build/build.mjs';

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await build(console.log);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
