import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryRoute } from '@halyard/shared-contracts/remote/registry';

const ROOT = join(__dirname, '../../../..');

interface Declaration {
  readonly screens: readonly Omit<RegistryRoute, 'preload'>[];
}

/** Returns the screens that the remotes declare in their `remote.config.json`. */
export const declaredRoutes = (): RegistryRoute[] =>
  readdirSync(ROOT)
    .map((name) => join(ROOT, name, 'remote.config.json'))
    .filter((file) => existsSync(file))
    .map((file): Declaration => JSON.parse(readFileSync(file, 'utf8')))
    .flatMap(({ screens }) => screens.map((screen) => ({ ...screen, preload: [] })));
