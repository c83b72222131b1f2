import {
  compatibility,
  type Registry,
  type ShellContract,
} from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { readArtifact } from '../release/artifact';
import { storedEntry } from '../release/published';
import { liveShared, shellGates } from '../release/shell-gates';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import * as params from './params';
import { done, type Outcome, remoteOf, type World } from './world';

export const canIDeploySchema = v.object({
  target: v.union([v.literal('shell'), params.remoteAtVersion]),
  /** Of the shell that is to go live. */
  contract: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version as 2.0.0'))),
  /** Versions of a remote's contract that it still takes; its own major unless told. */
  supported: v.optional(v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'a range as ^1.0.0'))),
});

/** Versions that people run, or fall back to, and that a shell would leave behind. */
function leftBehind({ remotes }: Registry, shell: ShellContract): string[] {
  return Object.entries(remotes).flatMap(([name, { channels, versions }]) =>
    Object.entries({
      stable: channels.stable,
      canary: channels.canary?.version,
      previous: channels.previous,
    }).flatMap(([channel, version]) => {
      const entry = version ? versions[version] : undefined;
      if (!entry || compatibility(entry.contract, shell) === 'compatible') return [];
      return [
        `${name}@${version} (${channel}) was built with contract ${entry.contract.builtWith} and needs ${entry.contract.requires}.`,
      ];
    }),
  );
}

async function shellAnswer(
  { store }: World,
  { contract, supported }: v.InferOutput<typeof canIDeploySchema>,
): Promise<Outcome> {
  if (!contract) throw new Refused('Say which contract the shell provides: --contract 2.0.0');
  const range = supported ?? `^${contract.split('.')[0]}.0.0`;
  const lost = leftBehind(await registryOf(store), { current: contract, supported: range });
  if (lost.length === 0)
    return done(`Yes: every version in use runs in a shell of contract ${contract}.`);
  return { ok: false, lines: [`No: a shell of contract ${contract} would leave behind:`, ...lost] };
}

async function remoteAnswer({ store }: World, name: string, version: string): Promise<Outcome> {
  const registry = await registryOf(store);
  remoteOf(registry, name);
  await storedEntry(store, name, version);
  const { release } = await readArtifact(layout(store).artifact(name, version));
  const reasons = shellGates(release, registry.contract, await liveShared(store));
  if (reasons.length === 0) {
    return done(
      `Yes: ${name}@${version} runs in the live shell (contract ${registry.contract.current}).`,
    );
  }
  return {
    ok: false,
    lines: [`No: ${name}@${version} does not run in the live shell.`, ...reasons],
  };
}

/** Whether a version runs in the live shell, or whether a new shell would leave a version in use behind. */
export function canIDeploy(
  world: World,
  question: v.InferOutput<typeof canIDeploySchema>,
): Promise<Outcome> {
  const { target } = question;
  return target === 'shell'
    ? shellAnswer(world, question)
    : remoteAnswer(world, target.remote, target.version);
}
