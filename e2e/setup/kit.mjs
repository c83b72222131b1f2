import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rspack from '@rspack/core';
import { KIT_DIR, kitConfig } from '../../scripts/rspack/kit-config.mjs';

/** Any address works, because the browser gets the files without a server. */
export const KIT_URL = 'http://kit.test';

/** Builds the catalog of the kit. The bundler's cache keeps an unchanged catalog. */
export function buildKit() {
  const compiler = rspack(kitConfig({ dev: false }));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem =
        error ?? (stats.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}

const KINDS = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Answers the catalog's requests in a browser context with the built files. */
export const serveKit = (context) =>
  context.route(`${KIT_URL}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const kind = KINDS[name.split('.').at(-1)];
    const file = kind ? name : 'index.html';
    return route.fulfill({
      body: readFileSync(join(KIT_DIR, file)),
      contentType: kind ?? 'text/html',
    });
  });
