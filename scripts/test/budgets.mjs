import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtRemotes } from '../build/built.mjs';
import { SHELL_DIR } from '../paths.mjs';

const KB = 1000;

/** A route may load at most this many bytes of brotli-packed script before its screen works. */
const HOME_BUDGET_BYTES = 180 * KB;
const ROUTE_BUDGET_BYTES = 205 * KB;
const HOME_REQUESTS = 11;
/** These are the page, the font, the logo, and the one answer with the first reads and the view. */
const OTHER_HOME_REQUESTS = 4;

const packed = (file) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size;

/** Only a new visitor, who has no screen yet, loads the files in a template. */
const TEMPLATES = /<template[\s\S]*?<\/template>/g;

function shellFiles() {
  const page = readFileSync(join(SHELL_DIR, 'index.html'), 'utf8').replace(TEMPLATES, '');
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) =>
    join(SHELL_DIR, path),
  );
}

function measure(route, folder, shell) {
  const files = [...shell, ...route.preload.map((name) => join(folder, name))];
  const bytes = files.map(packed);
  const scripts = files.map((file, index) => (file.endsWith('.js') ? bytes[index] : 0));
  return { path: route.path, files: files.length, bytes: scripts.reduce((a, b) => a + b, 0) };
}

/** Compares the exact size of each route with its budget and prints one line for each route. */
export async function runBudgets(say) {
  const shell = shellFiles();
  const rows = builtRemotes().flatMap(({ folder }) =>
    JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).routes.map((route) =>
      measure(route, folder, shell),
    ),
  );
  let failed = 0;
  for (const { path, files, bytes } of rows) {
    const budget = path === '/' ? HOME_BUDGET_BYTES : ROUTE_BUDGET_BYTES;
    const ok = bytes <= budget && (path !== '/' || files + OTHER_HOME_REQUESTS <= HOME_REQUESTS);
    if (!ok) failed += 1;
    say(
      `${ok ? 'ok  ' : 'FAIL'} ${path.padEnd(24)} ${(bytes / KB).toFixed(1).padStart(6)} kB of script (brotli) in ${files} files, budget ${budget / KB} kB`,
    );
  }
  return { passed: rows.length - failed, failed };
}
