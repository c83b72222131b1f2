import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { readDeclaration } from '../remote-kit/preset/declaration.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { remoteFolders } from './remote-folders.mjs';

/**
 * Reads the declaration of the remote in a folder. It reads no other declaration, so an error in another remote has
 * no effect.
 */
function remoteIn(folder) {
  const remote = readDeclaration(join(ROOT, folder));
  if (remote.name === folder) return remote;
  throw new PlainFailure(
    `The remote in ${folder} must have the name of its folder, not "${remote.name}".`,
  );
}

/** Returns the declarations of all remotes here, sorted by port. */
export const remotesHere = () =>
  remoteFolders()
    .map(remoteIn)
    .sort((a, b) => a.port - b.port);

/**
 * Returns the remote called `mfe-money` or just `money`. For an unknown name, it throws an error that lists the
 * remotes.
 */
export function remoteNamed(name) {
  const folder = remoteFolders().find((each) => each === name || each === `mfe-${name}`);
  if (folder) return remoteIn(folder);
  throw new PlainFailure(`There is no remote "${name}". Known: ${remoteFolders().join(', ')}.`);
}
