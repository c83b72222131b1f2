import type { App } from './valibot';

/** Changes a minute from one address on one route: more than a person makes, fewer than a flood. */
const WRITES = { max: 300, timeWindow: '1 minute' };

const isWrite = (method: string | readonly string[]): boolean =>
  [method].flat().some((each) => !['GET', 'HEAD', 'OPTIONS'].includes(each));

/** Gives every route that changes something a limit, unless it names its own. Registered before the limiter itself. */
export function limitWrites(app: App): void {
  app.addHook('onRoute', (route) => {
    if (isWrite(route.method)) route.config = { rateLimit: WRITES, ...route.config };
  });
}
