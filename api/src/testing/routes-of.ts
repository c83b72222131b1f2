import type { App } from '../platform/valibot';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

interface Route {
  readonly method: Method;
  readonly url: string;
}

/** Reads Fastify's own list, so that new routes are tested as well. */
export function routesOf(app: App): Route[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, path, methods] = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
      if (indent === undefined || path === undefined || methods === undefined) return [];
      above.length = indent.length / 4;
      const url = above.join('') + path;
      above.push(path);
      return METHODS.filter((method) => methods.split(', ').includes(method)).map((method) => ({
        method,
        url,
      }));
    })
    .filter(({ url }) => url.startsWith('/api'));
}
