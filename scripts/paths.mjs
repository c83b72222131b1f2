import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Built files, by kind; the folder can be deleted at any time. */
export const BUILD = join(ROOT, '.build');
export const WEB = join(BUILD, 'web');
export const REMOTES_DIR = join(WEB, 'remotes');
export const SHELL_DIR = join(WEB, 'shell');
export const API_DIR = join(BUILD, 'api');
/** What the last build left: the folder of each remote, and what the shell provides. */
export const BUILT_FILE = join(BUILD, 'built.json');
/** Published remotes, the signed registry and its keys; the build of a shell believes these keys. */
export const STORE = process.env.MFE_STORE || join(ROOT, 'var/mfe');
export const CACHE = join(ROOT, '.cache');
