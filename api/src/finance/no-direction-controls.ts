import type { App } from '../platform/valibot';

/** They override or embed a direction, so that the text after a name would be shown in another order. */
const CONTROLS = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

const withoutControls = (text: string): string =>
  CONTROLS.reduce((now, control) => now.replaceAll(control, ''), text);

/** No message has more levels, and a deeper one is refused by its schema. */
const MOST_LEVELS = 20;

function cleaned(value: unknown, level = 0): unknown {
  if (typeof value === 'string') return withoutControls(value);
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
