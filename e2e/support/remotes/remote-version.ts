import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseRelease,
  type RegistryEntry,
  type RemoteRelease,
} from '@halyard/shared-contracts/remote/registry';

/** The keys are the beginnings of file names. Each function changes the text of those files before they are hashed. */
export type Edits = Readonly<Record<string, (text: string) => string>>;

const sri = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const globalOf = (name: string, version: string) =>
  `${name}__${version}`.replace(/[^a-zA-Z0-9]/g, '_');

/** Returns the bundler's name of the global that collects a version's chunks. */
const chunksOf = (global: string) => `rspackChunk${global.replaceAll(/_+/g, '_')}`;

/** Adds the version to the titles of two screens. */
const titled = (version: string): Edits => ({
  'terms.': (text) => text.replaceAll('title:"Terms of Service"', `title:"Terms ${version}"`),
  'help.': (text) => text.replaceAll('title:"Help & Support"', `title:"Help ${version}"`),
});

function rewrite(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** Puts the hashes of the changed chunks into the entry and lists all chunks, as the build does. */
function relisted(folder: string, release: RemoteRelease): RemoteRelease['files'] {
  const read = (name: string) => readFileSync(join(folder, name));
  const chunks = Object.entries(release.files).filter(([name]) => name !== release.entry);
  rewrite(join(folder, release.entry), (text) =>
    chunks.reduce(
      (done, [name, { integrity }]) => done.replaceAll(integrity, sri(read(name))),
      text,
    ),
  );
  return Object.fromEntries(
    Object.entries(release.files).map(([name, file]) => [
      name,
      { ...file, integrity: sri(read(name)), bytes: read(name).length },
    ]),
  );
}

/**
 * Creates another version of a built remote in the folder `to`. It has the same code with another number and name,
 * changed by `edits`, because a build would take seconds. Returns its entry for the registry.
 */
export function remoteVersion(
  built: string,
  to: string,
  version: string,
  edits: Edits,
): RegistryEntry {
  const packed = /\.(br|gz)$/;
  cpSync(built, to, { recursive: true, filter: (path) => !packed.test(path) });
  const old = parseRelease(JSON.parse(readFileSync(join(to, 'remote.json'), 'utf8')));
  const global = globalOf(old.name, version);
  const all = [...Object.entries(titled(version)), ...Object.entries(edits)];
  for (const name of Object.keys(old.files)) {
    rewrite(join(to, name), (text) =>
      all
        .filter(([prefix]) => name.startsWith(prefix))
        .reduce((done, [, edit]) => edit(done), text)
        .replaceAll(old.global, global)
        .replaceAll(chunksOf(old.global), chunksOf(global))
        .replaceAll(old.version, version),
    );
  }
  const { entry, contract, routes, owns, contributions } = old;
  return {
    base: `/remotes/${old.name}/${version}/`,
    entry,
    global,
    contract,
    routes,
    owns,
    ...(contributions ? { contributions } : {}),
    files: relisted(to, old),
    published: { at: '2025-06-30T08:00:00Z', by: 'a test', commit: null, state: 'live' },
  };
}
