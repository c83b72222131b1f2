import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const { port, ...names } = JSON.parse(readFileSync(join(ROOT, 'shell/shell.config.json'), 'utf8'));

/**
 * Only the shell may use these names (decision 0040). A route that ends with `/*` includes every address below it.
 * The first endpoint is a prefix, and the others are the names of the shared reads. `calls` lists the API paths
 * that no remote may call. A test of the shell compares these names with its sources.
 */
export const SHELL_NAMES = names;

/** In development, the shell's dev server and its API use these ports. */
export const SHELL_DEV_PORT = port;
export const API_DEV_PORT = 5001;
