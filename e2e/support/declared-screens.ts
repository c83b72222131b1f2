import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Remote } from './screens';

const ROOT = join(import.meta.dirname, '../..');

interface Declaration {
  readonly screens: readonly {
    readonly path: string;
    readonly title: string;
    readonly reads?: readonly string[];
  }[];
}

const isRemote = (name: string): name is Exclude<Remote, 'shell'> =>
  existsSync(join(ROOT, name, 'remote.config.json'));

function screensIn(remote: Exclude<Remote, 'shell'>) {
  const text = readFileSync(join(ROOT, remote, 'remote.config.json'), 'utf8');
  const { screens }: Declaration = JSON.parse(text);
  return screens.map((screen) => ({ ...screen, remote }));
}

/** Every screen that a remote declares in its folder. */
export const DECLARED_SCREENS = readdirSync(ROOT).filter(isRemote).flatMap(screensIn);
