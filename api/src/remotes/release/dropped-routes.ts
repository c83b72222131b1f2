import type { Registry, RemoteRelease } from '@halyard/shared-contracts/remote/registry';

/** Returns the routes that the version lacks without saying so: users could no longer open their pages. */
export function droppedRoutes(
  { name, routes }: Pick<RemoteRelease, 'name' | 'routes'>,
  { remotes }: Registry,
  drops: readonly string[],
): string[] {
  const known = remotes[name];
  const before = known?.versions[known.channels.stable]?.routes ?? [];
  const still = [...routes.map(({ path }) => path), ...drops];
  return before
    .filter(({ path }) => !still.includes(path))
    .map(
      ({ path }) =>
        `It has no screen for ${path}, which users open now. If that is meant: --drops ${path}`,
    );
}
