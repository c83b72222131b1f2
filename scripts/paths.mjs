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
export const REGISTRY_FILE = join(REMOTES_DIR, 'registry.json');
export const CACHE = join(ROOT, '.cache');
