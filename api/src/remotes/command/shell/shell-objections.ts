import type { Registry } from '@halyard/shared-contracts/remote/registry';
import type { ShellRelease } from '../../release/shell-artifact';
import { keyRing } from '../../storage/signing-key';
import { incompatibleVersions } from '../incompatible-versions';

export async function shellObjections(
  store: string,
  registry: Registry,
  release: ShellRelease,
): Promise<string[]> {
  const { signing, keys } = await keyRing(store);
  const believes = !release.keys || release.keys[signing] === keys[signing];
  const trust = believes ? [] : [`It does not believe the key ${signing}, which signs.`];
  return [...trust, ...(await incompatibleVersions(store, registry, release))];
}
