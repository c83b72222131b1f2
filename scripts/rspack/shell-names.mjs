import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const { port, ...names } = JSON.parse(readFileSync(join(ROOT, 'shell/shell.config.json'), 'utf8'));

/**
 * The names that only the shell may use (decision 0040). A route that ends with `/*` includes every address below it.
 * Of the endpoints, the first is a prefix and the others are the names of the shared reads. `calls` lists the API paths
 * that no remote may call. A test of the shell compares these names with its sources.
 */
export const SHELL_NAMES = names;

/** Ports of development: the shell's dev server and the API behind it. */
export const SHELL_DEV_PORT = port;
export const API_DEV_PORT = 5001;
