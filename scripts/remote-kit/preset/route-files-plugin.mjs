import { createHash } from 'node:crypto';

const sri = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

/** This chunk has the exposed modules and the code that the screens share. */
export const COMMON_CHUNK = 'common';

/**
 * Writes `remote.json` next to a remote's files. `publish` makes the registry entry from it. For each route, it
 * lists the files for the first paint, so that the page can request all of them at once. It also has the hash of
 * each file.
 */
export class RouteFilesPlugin {
  constructor(identity) {
    this.identity = identity;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RouteFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'RouteFilesPlugin', stage }, () => {
        const release = this.release(compilation);
        const text = `${JSON.stringify(release, null, 2)}\n`;
        compilation.emitAsset('remote.json', new sources.RawSource(text));
      });
    });
  }

  release(compilation) {
    const { remote, version, global, contract, shared } = this.identity;
    const groups = compilation
      .getStats()
      .toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups;
    const filesOf = (group) => (groups[group]?.assets ?? []).map((asset) => asset.name);
    const entryFile = filesOf(global).find((file) => file.startsWith('remoteEntry'));
    const missing = [...remote.routes, ...remote.contributions].filter(
      ({ chunk }) => !groups[chunk],
    );
    if (missing.length > 0) {
      const names = missing.map(({ path, name, chunk }) => `${path ?? name} (chunk "${chunk}")`);
      throw new Error(
        `${remote.name} has no screen for ${names.join(', ')}: name its chunk with webpackChunkName.`,
      );
    }
    const shipped = (file) => /\.(js|css)$/.test(file) && !file.includes('hot-update');
    const withFiles = ({ chunk, ...declared }) => ({
      ...declared,
      preload: [
        ...new Set(
          [entryFile, ...filesOf(COMMON_CHUNK), ...filesOf(chunk)].filter(Boolean).filter(shipped),
        ),
      ],
    });
    const contributions = remote.contributions.map(withFiles);
    return {
      name: remote.name,
      version,
      owner: remote.owner,
      critical: remote.critical,
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
      ),
      base: `/remotes/${remote.name}/${version}/`,
      entry: entryFile,
      global,
      contract: { builtWith: contract, requires: `^${contract}` },
      routes: remote.routes.map(withFiles),
      ...(contributions.length > 0 ? { contributions } : {}),
      owns: remote.owns,
      calls: remote.calls,
      files: Object.fromEntries(
        compilation
          .getAssets()
          .filter(({ name }) => shipped(name))
          .map(({ name, source }) => [
            name,
            { integrity: sri(source.buffer()), bytes: source.size(), type: name.split('.').at(-1) },
          ]),
      ),
    };
  }
}
