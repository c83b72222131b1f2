import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuarantined } from '@halyard/shared-contracts/remote/registry';
import type { Shells } from '../page/shells';
import type { Documents } from '../../remotes/documents';
import { hashOf } from '../../remotes/release/listed-files';
import { layout } from '../../remotes/storage/layout';
import type { Code } from './view';

const SERVER_PART = /^first-view\.[0-9a-f]+\.js$/;

/** Leaves out a file that differs from the signed one. */
function readPart(path: string, integrity: string): string | null {
  try {
    const bytes = readFileSync(path);
    return hashOf(bytes) === integrity ? bytes.toString('utf8') : null;
  } catch {
    return null;
  }
}

function partsOf(store: string, { registry, quarantine }: Documents): Code['parts'] {
  return Object.entries(registry.remotes).flatMap(([remote, { killed, channels, versions }]) => {
    const version = channels.stable;
    const files = Object.entries(versions[version]?.files ?? {});
    const [name, file] = files.find(([each]) => SERVER_PART.test(each)) ?? [];
    if (!name || !file || killed || isQuarantined(quarantine, remote, version)) return [];
    const code = readPart(join(layout(store).artifact(remote, version), name), file.integrity);
    return code === null ? [] : [{ name: `${remote}@${version}`, code }];
  });
}

/** Returns the same value until a release changes, and null while the live shell has no server part. */
export function codeOfRelease(
  store: string | null,
  shells: Shells,
  documents: () => Documents | null,
): () => Code | null {
  let known: { readonly from: readonly unknown[]; readonly code: Code | null } | null = null;
  return () => {
    const [[shell], found] = [shells(), documents()];
    if (known?.from[0] !== shell || known?.from[1] !== found) {
      const shellCode = shell?.firstView ?? null;
      const code =
        store === null || !found || shellCode === null
          ? null
          : { shellCode, registry: found.registry, parts: partsOf(store, found) };
      known = { from: [shell, found], code };
    }
    return known.code;
  };
}
