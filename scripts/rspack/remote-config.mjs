import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_PART } from '../build/first-view.mjs';
import { remoteNamed } from '../build/remotes-here.mjs';
import { REMOTES_DIR, ROOT } from '../paths.mjs';
import { remotePreset, standalonePreset } from '../remote-kit/preset/remote-preset.mjs';
import { cacheOf } from './cache.mjs';
import { contractVersion } from './contract.mjs';
import { sharedList } from './shared.mjs';

const ofFolder = (remote) => ({ remote, context: join(ROOT, remote.name) });

/** With its cache, the bundler would reuse class names of an earlier version, which the server part does not have. */
const hasServerPart = ({ name }) => existsSync(join(ROOT, name, SERVER_PART));

/** Returns the config of one version of a remote in this repository, as a folder of immutable files. */
export function remoteConfig(name, { dev = false, version = '0.0.0-dev' } = {}) {
  const remote = remoteNamed(name);
  return remotePreset({
    ...ofFolder(remote),
    dev,
    version,
    folder: join(REMOTES_DIR, remote.name, version),
    shared: sharedList(),
    contract: contractVersion(),
    cache: hasServerPart(remote) ? undefined : cacheOf(remote.name),
  });
}

export const standaloneConfig = (name) => standalonePreset(ofFolder(remoteNamed(name)));
