import type { Registry } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { readShell, type ShellArtifact, shellFaults } from '../../release/shell-artifact';
import { storedShells } from '../../release/shell-store';
import { withShell } from '../../release/with-shell';
import { layout } from '../../storage/layout';
import { Refused } from '../../storage/refused';
import { changeRegistry, registryOf } from '../../storage/registry-store';
import { defineCommand } from '../define-command';
import * as params from '../params';
import { shellObjections } from './shell-objections';
import { done, type Outcome, type World } from '../world';

async function stored(store: string, version: string): Promise<ShellArtifact> {
  const all = await storedShells(store);
  if (!all.some((each) => each.version === version)) {
    const known = all.map((each) => each.version).join(', ') || 'none';
    throw new Refused(`The store has no shell@${version}. Known: ${known}.`);
  }
  return readShell(layout(store).shell(version));
}

interface LiveAct {
  readonly what: string;
  readonly why: string;
  /** These remotes are promoted in a new version together with this shell. */
  readonly brings?: readonly string[];
}

/** Throws `Refused` when a remote in use would not work in this shell. */
async function goLive(
  { store, who, now }: World,
  version: string,
  { what, why, brings = [] }: LiveAct,
): Promise<Registry> {
  const artifact = await stored(store, version);
  const broken = await shellFaults(artifact);
  if (broken.length > 0) throw new Refused(broken.map((each) => `shell@${version}: ${each}.`));
  return changeRegistry(store, { who, what, why }, now(), async (registry) => {
    if (registry.shell?.version === version)
      throw new Refused(`Everybody has shell@${version} already.`);
    const others = Object.entries(registry.remotes).filter(([name]) => !brings.includes(name));
    const remotes = Object.fromEntries(others);
    const lost = await shellObjections(store, { ...registry, remotes }, artifact.release);
    if (lost.length > 0) throw new Refused(lost);
    return withShell(registry, artifact);
  });
}

const promoteSchema = v.object({
  version: v.string(),
  reason: params.reason,
  brings: v.optional(v.array(v.string()), []),
});

async function promote(
  world: World,
  { version, reason, brings }: v.InferOutput<typeof promoteSchema>,
): Promise<Outcome> {
  const act = { what: `promote shell@${version}`, why: reason, brings };
  const { seq } = await goLive(world, version, act);
  return done(`Everybody gets shell@${version} (registry ${seq}).`);
}

const rollbackSchema = v.object({ to: v.optional(v.string()), reason: params.reason });

async function rollback(
  world: World,
  { to, reason }: v.InferOutput<typeof rollbackSchema>,
): Promise<Outcome> {
  const { shell } = await registryOf(world.store);
  const version = to ?? shell?.earlier[0];
  if (!version) throw new Refused('There is no earlier shell: name one with --to.');
  const act = { what: `rollback shell@${shell?.version} to ${version}`, why: reason };
  const { seq } = await goLive(world, version, act);
  return done(`Everybody gets shell@${version} again (registry ${seq}).`);
}

export const shellPromoteCommand = defineCommand(promoteSchema, promote);
export const shellRollbackCommand = defineCommand(rollbackSchema, rollback);
