import type { Registry } from '@halyard/shared-contracts/remote/registry';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { readShell, type ShellRelease } from './shell-artifact';

/** Returns null before the first shell. Throws `Refused` when its files are not those of the registry. */
export async function liveShell(store: string, { shell }: Registry): Promise<ShellRelease | null> {
  if (!shell) return null;
  const { release, digest } = await readShell(layout(store).shell(shell.version));
  if (digest !== shell.digest)
    throw new Refused(`shell@${shell.version}: shell.json is not what was published.`);
  return release;
}
