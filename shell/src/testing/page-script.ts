import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the script of the page that contains these words. */
export function pageScript(words: string): string {
  const html = readFileSync(join(__dirname, '../index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  const found = scripts.find((code) => code.includes(words));
  if (found === undefined) throw new Error(`no script of the page contains ${words}`);
  return found;
}
