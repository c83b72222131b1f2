import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Lucide's icons import this file by its path. It draws an icon, and is not an icon itself. */
export const ICON = 'lucide-react/createLucideIcon';

/** Returns the file that draws every icon, as the sources in `context` find it. */
export function iconFile(context) {
  const manifest = createRequire(join(context, 'package.json')).resolve(
    'lucide-react/package.json',
  );
  return realpathSync(join(dirname(manifest), 'dist/esm/createLucideIcon.mjs'));
}

/**
 * Returns the modules that a remote takes from the shell, in Module Federation's format. The remote has no copy,
 * because it must never run one. `list` maps each name to the `version` of the contract's build and the
 * `requiredVersion`.
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
