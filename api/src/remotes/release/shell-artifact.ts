import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { shellContractSchema, versionSchema } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { Refused } from '../storage/refused';
import { textOrNull } from '../storage/write-file';
import { fileFaults } from './listed-files';
import { shellNamesSchema } from './shell-names';

export const SHELL_FILE = 'shell.json';

const shellReleaseSchema = v.object({
  version: versionSchema,
  contract: shellContractSchema,
  shared: v.record(v.string(), v.string()),
  names: v.optional(shellNamesSchema),
  /** These are the public keys that it was built with, by id; a shell without them trusts those of its page. */
  keys: v.optional(v.record(v.string(), v.string())),
  /** The keys are paths such as `assets/main.0123abcd.js`; the page is `index.html`. */
  files: v.record(v.string(), v.object({ integrity: v.string(), bytes: v.number() })),
});
export type ShellRelease = v.InferOutput<typeof shellReleaseSchema>;

export interface ShellArtifact {
  readonly folder: string;
  readonly release: ShellRelease;
  /** It is the registry's `shell.digest`. */
  readonly digest: string;
  /** These are paths with `/`, without hidden files. */
  readonly names: readonly string[];
}

async function namesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();
}

export function parseShell(folder: string, text: string): ShellRelease {
  try {
    return v.parse(shellReleaseSchema, JSON.parse(text));
  } catch (error) {
    const what = v.isValiError(error)
      ? `"${v.getDotPath(error.issues[0])}" is wrong`
      : 'it is no JSON';
    throw new Refused(`${folder}/${SHELL_FILE} is not what a build writes: ${what}.`);
  }
}

export async function readShell(folder: string): Promise<ShellArtifact> {
  const text = await textOrNull(join(folder, SHELL_FILE));
  if (text === null) throw new Refused(`${folder} holds no built shell: ${SHELL_FILE} is missing.`);
  return {
    folder,
    release: parseShell(folder, text),
    digest: createHash('sha256').update(text).digest('base64'),
    names: await namesBelow(folder),
  };
}

export const shellFaults = ({ folder, names, release }: ShellArtifact): Promise<string[]> =>
  fileFaults({ folder, names, files: release.files, list: SHELL_FILE });
