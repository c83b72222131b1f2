import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataScreen, Screen } from './screen';

const ROOT = join(import.meta.dirname, '../..');

interface Declaration {
  readonly screens: readonly {
    readonly path: string;
    readonly title: string;
    readonly loading: string;
    readonly reads?: readonly string[];
  }[];
}

/** JSON has no regular expressions, so `loadedPattern` holds one as text. */
type Expected = Omit<DataScreen, 'remote'> & { readonly loadedPattern?: string };

const fileIn = (root: string, remote: string, name: string) => join(root, remote, name);

export const remoteNames = (root = ROOT): string[] =>
  readdirSync(root).filter((name) => existsSync(fileIn(root, name, 'remote.config.json')));

function declaredBy(root: string, remote: string) {
  const text = readFileSync(fileIn(root, remote, 'remote.config.json'), 'utf8');
  const { screens }: Declaration = JSON.parse(text);
  return screens.map((screen) => ({ ...screen, remote }));
}

function expectedBy(root: string, remote: string): Screen[] {
  const file = fileIn(root, remote, 'screens.expected.json');
  if (!existsSync(file)) return [];
  const screens: readonly Expected[] = JSON.parse(readFileSync(file, 'utf8'));
  return screens.map(({ loadedPattern, ...screen }) => ({
    ...screen,
    remote,
    ...(loadedPattern === undefined ? {} : { loaded: new RegExp(loadedPattern) }),
  }));
}

export const declaredScreens = (root = ROOT) =>
  remoteNames(root).flatMap((remote) => declaredBy(root, remote));

/** Returns what each remote declares about the texts of its screens, beyond their titles. */
export const expectedScreens = (root = ROOT): Screen[] =>
  remoteNames(root).flatMap((remote) => expectedBy(root, remote));

export const DECLARED_SCREENS = declaredScreens();
