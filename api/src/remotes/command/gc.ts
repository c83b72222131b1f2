import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRegistry, type Registry } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { storedVersions } from '../release/published';
import { storedShells } from '../release/shell-store';
import { layout } from '../storage/layout';
import { withLock } from '../storage/lock';
import { currentSeq, registryOf } from '../storage/registry-store';
import { defineCommand } from './define-command';
import * as params from './params';
import { done, type Outcome, type World } from './world';

const DAY_MS = 86_400_000;

/** A version stays this long after it was published, unless the operator says otherwise. */
export const STORED_DAYS = 14;

const gcSchema = v.object({
  keep: v.optional(params.wholeNumber(1), 5),
  days: v.optional(params.wholeNumber(0), STORED_DAYS),
});

interface StoredRegistry {
  readonly seq: number;
  readonly path: string;
  readonly registry: Registry;
}

async function storedRegistries(store: string): Promise<StoredRegistry[]> {
  const folder = layout(store).registries;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const registry = parseRegistry(JSON.parse(await readFile(path, 'utf8')));
      return { seq: registry.seq, path, registry };
    }),
  );
}

/** A registry counts for `days` after its successor came into force, because a page may still be open under it. */
function recent(all: readonly StoredRegistry[], seq: number, since: number): StoredRegistry[] {
  return all.filter((each, index) => {
    const next = all[index + 1];
    return each.seq >= seq || !next || Date.parse(next.registry.issued) >= since;
  });
}

const namedBy = (registries: readonly StoredRegistry[]): Set<string> =>
  new Set(
    registries.flatMap(({ registry: { remotes } }) =>
      Object.entries(remotes).flatMap(([name, { versions }]) =>
        Object.keys(versions).map((version) => `${name}@${version}`),
      ),
    ),
  );

async function surplus(store: string, named: ReadonlySet<string>, keep: number): Promise<string[]> {
  const names = await readdir(layout(store).artifacts).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) =>
      (await storedVersions(store, name))
        .slice(keep)
        .map(({ version }) => `${name}@${version}`)
        .filter((each) => !named.has(each)),
    ),
  );
  return found.flat();
}

async function surplusShells(store: string, { shell }: Registry, keep: number): Promise<string[]> {
  const served = shell ? [shell.version, ...shell.earlier] : [];
  return (await storedShells(store))
    .slice(keep)
    .map(({ version }) => version)
    .filter((version) => !served.includes(version));
}

/** Removes versions that no recent registry contains, except the newest of each remote. */
function gc(
  { store, now }: World,
  { keep, days }: v.InferOutput<typeof gcSchema>,
): Promise<Outcome> {
  return withLock(store, async () => {
    const all = await storedRegistries(store);
    const remaining = recent(all, await currentSeq(store), now().getTime() - days * DAY_MS);
    const removed = await surplus(store, namedBy(remaining), keep);
    for (const each of removed) {
      const [name = '', version = ''] = each.split('@');
      await rm(layout(store).artifact(name, version), { recursive: true });
    }
    const shells = await surplusShells(store, await registryOf(store), keep);
    for (const version of shells) await rm(layout(store).shell(version), { recursive: true });
    for (const { path } of all.filter((each) => !remaining.includes(each))) {
      await rm(path);
      await rm(path.replace(/json$/, 'sig'), { force: true });
    }
    const names = [...removed, ...shells.map((version) => `shell@${version}`)];
    return done(
      names.length === 0 ? 'There is nothing to remove.' : `Removed ${names.join(', ')}.`,
    );
  });
}

export const gcCommand = defineCommand(gcSchema, gc);
