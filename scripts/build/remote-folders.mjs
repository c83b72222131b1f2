import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { DECLARATION } from '../remote-kit/preset/declaration-file.mjs';

/** The names of this repository's remotes: a folder with a declaration is one. It needs no installed package. */
export const remoteFolders = (root = ROOT) =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, DECLARATION)));
