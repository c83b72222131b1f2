import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const FOLDERS = [
  'shell',
  'shared-contracts',
  'mfe-dashboard',
  'mfe-money',
  'mfe-planning',
  'mfe-legal',
];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => join(ROOT, folder, 'src', path)),
);

test('no style uses a weight that was cut from the font', () => {
  const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
  const [, least, most] = (/font-weight: (\d+) (\d+);/.exec(tokens) ?? []).map(Number);
  const weights = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/font-weight: (\d+);/g)].map(([, each]) =>
      Number(each),
    ),
  );
  expect(weights.length).toBeGreaterThan(50);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(least ?? 0);
  expect(Math.max(...weights)).toBeLessThanOrEqual(most ?? 0);
});
