import type {
  Registry,
  RegistryEntry,
  RemoteRelease,
} from '@halyard/shared-contracts/remote/registry';

type Claims = Readonly<Record<string, readonly string[]>>;

const claimsOf = ({ owns, routes }: Pick<RegistryEntry, 'owns' | 'routes'>): Claims => ({
  'the route': routes.map(({ path }) => path),
  'the slice': owns.slices,
  'the endpoint prefix': owns.endpoints,
  'the class prefix': [owns.css],
});

/** Endpoint prefixes clash when one starts with the other. */
const clashes = (kind: string, mine: string, theirs: string): boolean =>
  kind === 'the endpoint prefix'
    ? mine.startsWith(theirs) || theirs.startsWith(mine)
    : mine === theirs;

function clashesWith(mine: Claims, owner: string, theirs: Claims): string[] {
  return Object.entries(mine).flatMap(([kind, values]) =>
    values
      .filter((value) => theirs[kind]?.some((other) => clashes(kind, value, other)))
      .map((value) => `${owner} owns ${kind} ${value} already.`),
  );
}

/** What a version claims although another remote has it, in any version that may still be run. */
export function neighbourGates(release: RemoteRelease, { remotes }: Registry): string[] {
  const others = Object.entries(remotes).filter(([name]) => name !== release.name);
  const found = others.flatMap(([name, { versions }]) =>
    Object.values(versions).flatMap((entry) =>
      clashesWith(claimsOf(release), name, claimsOf(entry)),
    ),
  );
  return [...new Set(found)];
}
