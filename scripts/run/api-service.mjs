import { join } from 'node:path';
import { API_DIR } from '../paths.mjs';
import { startService } from './service.mjs';

/**
 * Flags that keep the API's memory small without slowing it down; the Containerfile has the same. Without them V8 fills
 * a larger space with young objects than a sync needs and lets the heap grow to several times what is in use before it
 * collects garbage, and glibc gives each thread a separate arena.
 */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

/** Starts one instance of the built api. */
export function startApi(env, options = {}) {
  const file = join(API_DIR, 'server.mjs');
  return startService('Halyard', file, { ...ENVIRONMENT, ...env }, { ...options, flags: FLAGS });
}
