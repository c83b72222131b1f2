import { join } from 'node:path';
import { API_DIR } from '../paths.mjs';
import { startService } from './service.mjs';

/**
 * These flags keep the API's memory small without slowing it down, and the Containerfile has the same. Without
 * them, V8 fills a larger space with young objects than a sync needs, and the heap grows to several times its used
 * size before a garbage collection. Without the variable, glibc gives each thread a separate arena.
 */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=60'];
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

export function startApi(env, options = {}) {
  const file = join(API_DIR, 'server.mjs');
  return startService('Halyard', file, { ...ENVIRONMENT, ...env }, { ...options, flags: FLAGS });
}
