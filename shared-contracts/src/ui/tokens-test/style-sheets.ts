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

interface StyleSheet {
  readonly name: string;
  readonly text: string;
}

/** Returns every style sheet of the product. */
export const styleSheets = (): StyleSheet[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => join(folder, 'src', name))
      .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') })),
  );
