import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { DECLARATION } from '../remote-kit/preset/declaration-file.mjs';

/**
 * Returns the names of the remotes in this repository, which are the folders with a declaration. It works without
 * installed packages.
 */
export const remoteFolders = (root = ROOT) =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, DECLARATION)));
