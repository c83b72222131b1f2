import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const kit = join(__dirname, '..');

const files = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .filter((path) => !path.startsWith(`charts${sep}`))
  .map((path) => join(kit, path));

const STATIC_IMPORT = /from '(victory|(\.\.?\/)+charts[^']*)'/;

it('keeps victory out of every page that shows no chart', () => {
  const offenders = files.filter((file) => STATIC_IMPORT.test(readFileSync(file, 'utf8')));
  expect(offenders.map((file) => relative(kit, file))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
