import rspack from '@rspack/core';
import { compressFolder } from '../../scripts/build/compress.mjs';
import { remoteConfig } from '../../scripts/rspack/remote-config.mjs';

// Builds one remote (first argument) as one version (second) into a folder (third), as `npm run build` does.
const [remote, version, path] = process.argv.slice(2);
const config = remoteConfig(remote, { version });
const compiler = rspack({ ...config, cache: false, output: { ...config.output, path } });
const stats = await new Promise((resolve, reject) => {
  compiler.run((error, found) => (error ? reject(error) : resolve(found)));
});
if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
await compressFolder(path);
