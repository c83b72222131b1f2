import { join } from 'node:path';
import { API_DIR } from '../paths.mjs';
import { startService } from './service.mjs';

/**
 * What keeps the api's memory small without costing it speed; the Containerfile says the same. V8 lets young objects fill
 * a larger space than a sync needs, and the heap grow to several times what is in use before it looks for garbage; glibc
 * gives each thread an arena of its own.
 */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** Starts one instance of the built api. */
export function startApi(env, options = {}) {
  const file = join(API_DIR, 'server.mjs');
  return startService('Halyard', file, { ...ENVIRONMENT, ...env }, { ...options, flags: FLAGS });
}
