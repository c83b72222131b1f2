import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = [
  'shared-contracts',
  'shell',
  'mfe-dashboard',
  'mfe-money',
  'mfe-planning',
  'mfe-legal',
];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, 'src', name)),
);

/** Text in px ignores the text size that a user has chosen in the browser. */
const PX_TYPE = /(?:font-size|line-height|font):[^;]*\dpx/g;

it('sizes all type relative to the text size of the browser', () => {
  const fixed = sheets.flatMap((sheet) =>
    [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(PX_TYPE)].map(
      ([found]) => `${sheet}: ${found}`,
    ),
  );
  expect(fixed).toEqual([]);
  expect(sheets.length).toBeGreaterThan(60);
});
