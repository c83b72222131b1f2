import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { readDeclaration } from '../remote-kit/preset/declaration.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { remoteFolders } from './remote-folders.mjs';

/** What the remote in a folder of this repository declares. Nothing else is read: another team's error is not ours. */
function remoteIn(folder) {
  const remote = readDeclaration(join(ROOT, folder));
  if (remote.name === folder) return remote;
  throw new PlainFailure(
    `The remote in ${folder} must have the name of its folder, not "${remote.name}".`,
  );
}

/** What the remotes of this repository declare, in the order of their ports. */
export const remotesHere = () =>
  remoteFolders()
    .map(remoteIn)
    .sort((a, b) => a.port - b.port);

/** The remote called `mfe-money` or just `money`; throws naming the ones that are here. */
export function remoteNamed(name) {
  const folder = remoteFolders().find((each) => each === name || each === `mfe-${name}`);
  if (folder) return remoteIn(folder);
  throw new PlainFailure(`There is no remote "${name}". Known: ${remoteFolders().join(', ')}.`);
}
