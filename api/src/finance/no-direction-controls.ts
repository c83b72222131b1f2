import { withoutDirectionControls } from '../entity/direction-controls';
import type { App } from '../platform/valibot';

/** No message has more levels, and a deeper one is refused by its schema. */
const MOST_LEVELS = 20;

function cleaned(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return withoutDirectionControls(value);
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return value;
  if (Array.isArray(value)) return value.map((each) => cleaned(each, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, cleaned(each, level + 1)]),
  );
}

/** Removes the controls from everything that a user enters for the data service, and not from passwords. */
export function removeDirectionControls(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.routeOptions.url?.startsWith('/api/finance/')) request.body = cleaned(request.body);
    done();
  });
}
