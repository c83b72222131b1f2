import type { App } from './valibot';

const WRITES = { max: 300, timeWindow: '1 minute' };

const isWrite = (method: string | readonly string[]): boolean =>
  [method].flat().some((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each));

/** It must be registered before the limiter. */
export function limitWrites(app: App): void {
  app.addHook('onRoute', (route) => {
    if (isWrite(route.method)) route.config = { rateLimit: WRITES, ...route.config };
  });
}
