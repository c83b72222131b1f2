import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Lucide's own icons ask for this file by its path: what draws an icon, as opposed to the icons. */
export const ICON = 'lucide-react/createLucideIcon';

/** The file that draws every icon, as the sources in `context` find it. */
export function iconFile(context) {
  const manifest = createRequire(join(context, 'package.json')).resolve(
    'lucide-react/package.json',
  );
  return realpathSync(join(dirname(manifest), 'dist/esm/createLucideIcon.mjs'));
}

/**
 * What a remote asks the shell for, as Module Federation takes it: the remote has no copy, because it must never run one.
 * `list` has, by name, the `version` that the contract was made with and the `requiredVersion`.
 */
export const remoteShares = (list, context) =>
  Object.fromEntries(
    Object.entries(list).map(([name, { version, requiredVersion }]) => [
      name === ICON ? iconFile(context) : name,
      {
        singleton: true,
        strictVersion: true,
        ...(name === ICON ? { shareKey: ICON } : {}),
        import: false,
        version,
        requiredVersion,
      },
    ]),
  );
