import type {
  Registry,
  RegistryEntry,
  RemoteRelease,
} from '@halyard/shared-contracts/remote/registry';
import type { ShellNames } from './live-shell';

type Claims = Readonly<Record<string, readonly string[]>>;
type Owner = Pick<RegistryEntry, 'owns' | 'routes'>;

const namesOf = ({ owns, routes }: Pick<ShellNames, 'owns' | 'routes'>): Claims => ({
  'the route': routes,
  'the slice': owns.slices,
  'the endpoint prefix': owns.endpoints,
  'the class prefix': [owns.css],
});

const claimsOf = ({ owns, routes }: Owner): Claims =>
  namesOf({ owns, routes: routes.map(({ path }) => path) });

/** Remotes may call the same paths of the api; what the shell alone calls none may. */
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

/** Routes clash when one is the other or lies below it; prefixes when one starts with the other. */
const CLASHES: Readonly<Record<string, (a: string, b: string) => boolean>> = {
  'the route': (a, b) => a === b || isBelow(a, b) || isBelow(b, a),
  'the endpoint prefix': beginAlike,
  [CALLS]: beginAlike,
};

const areSame = (a: string, b: string): boolean => a === b;

/** What of the second one's names the first one claims, as `the route /budget`. */
function clashes(mine: Claims, theirs: Claims): string[] {
  return Object.entries(mine).flatMap(([kind, values]) => {
    const clash = CLASHES[kind] ?? areSame;
    return values
      .filter((value) => theirs[kind]?.some((other) => clash(value, other)))
      .map((value) => `${kind} ${value}`);
  });
}

/**
 * What a version claims although the shell has it, or another remote in any version that may still be run: one
 * sentence for each.
 */
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

/** The other way round: what a version has that a shell claims, as `the route /budget`. */
export const claimedByShell = (entry: RegistryEntry, shell: ShellNames): string[] =>
  clashes(allClaimsOf(entry), namesOfShell(shell));
