import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** These folders have the built files by kind. They can be deleted at any time. */
export const BUILD = join(ROOT, '.build');
export const WEB = join(BUILD, 'web');
export const REMOTES_DIR = join(WEB, 'remotes');
export const SHELL_DIR = join(WEB, 'shell');
export const API_DIR = join(BUILD, 'api');
/** The last build writes the folder of each remote and the shell's provided modules to this file. */
export const BUILT_FILE = join(BUILD, 'built.json');
/** This folder has the published remotes and the signed registry with its keys. A built shell trusts these keys. */
export const STORE = process.env.MFE_STORE || join(ROOT, 'var/mfe');
export const CACHE = join(ROOT, '.cache');
