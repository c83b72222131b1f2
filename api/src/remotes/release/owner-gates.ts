import type {
  Registry,
  RegistryEntry,
  RemoteRelease,
} from '@halyard/shared-contracts/remote/registry';
import type { ShellNames } from './shell-names';

type Claims = Readonly<Record<string, readonly string[]>>;
type Owner = Pick<RegistryEntry, 'owns' | 'routes'>;

const namesOf = ({ owns, routes }: Pick<ShellNames, 'owns' | 'routes'>): Claims => ({
  'the route': routes,
  'the slice': owns.slices,
  'the endpoint prefix': owns.endpoints,
  'the class prefix': [owns.css],
});

const MENU = 'the menu entry';

const claimsOf = ({ owns, routes }: Owner): Claims => ({
  ...namesOf({ owns, routes: routes.map(({ path }) => path) }),
  [MENU]: routes.flatMap(({ menu, label, title }) => (menu ? [label ?? title] : [])),
});

/** Remotes may share api paths, except those of the shell. */
const CALLS = 'the path of the api';
const callsOf = (calls: readonly string[] = []): Claims => ({ [CALLS]: calls });

const allClaimsOf = (entry: Owner & Pick<RegistryEntry, 'calls'>): Claims => ({
  ...claimsOf(entry),
  ...callsOf(entry.calls),
});
const namesOfShell = (shell: ShellNames): Claims => ({
  ...namesOf(shell),
  ...callsOf(shell.calls),
});

const beginAlike = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
const isBelow = (path: string, tree: string): boolean =>
  tree.endsWith('/*') && path.startsWith(tree.slice(0, -1));

/** A user cannot distinguish two entries with the same text. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const readAlike = (a: string, b: string): boolean => plain(a) === plain(b);

const CLASHES: Readonly<Record<string, (a: string, b: string) => boolean>> = {
  'the route': (a, b) => a === b || isBelow(a, b) || isBelow(b, a),
  'the endpoint prefix': beginAlike,
  [MENU]: readAlike,
  [CALLS]: beginAlike,
};

const areSame = (a: string, b: string): boolean => a === b;

function clashes(mine: Claims, theirs: Claims): string[] {
  return Object.entries(mine).flatMap(([kind, values]) => {
    const clash = CLASHES[kind] ?? areSame;
    return values
      .filter((value) => theirs[kind]?.some((other) => clash(value, other)))
      .map((value) => `${kind} ${value}`);
  });
}

/** Checks against the shell and all listed versions of other remotes. */
export function ownerGates(
  release: RemoteRelease,
  { remotes }: Registry,
  shell: ShellNames | undefined,
): string[] {
  const mine = allClaimsOf(release);
  const owned = (owner: string, theirs: Claims) =>
    clashes(mine, theirs).map((claim) => `${owner} owns ${claim} already.`);
  const others = Object.entries(remotes).filter(([name]) => name !== release.name);
  const found = others.flatMap(([name, { versions }]) =>
    Object.values(versions).flatMap((entry) => owned(name, claimsOf(entry))),
  );
  return [...new Set([...(shell ? owned('The shell', namesOfShell(shell)) : []), ...found])];
}

export const claimedByShell = (entry: RegistryEntry, shell: ShellNames): string[] =>
  clashes(allClaimsOf(entry), namesOfShell(shell));
