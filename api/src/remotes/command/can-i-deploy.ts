import type { ShellContract } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { readArtifact } from '../release/artifact';
import { liveShell, shellNamesSchema } from '../release/live-shell';
import { claimedByShell, ownerGates } from '../release/owner-gates';
import { storedEntry } from '../release/published';
import { shellGates } from '../release/shell-gates';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { inUse } from './in-use';
import * as params from './params';
import { done, type Outcome, remoteOf, type World } from './world';

export const canIDeploySchema = v.object({
  target: v.union(
    [v.literal('shell'), params.remoteAtVersion],
    'shell, or a remote and its version, as mfe-money@1.2.3',
  ),
  /** Of the shell that is to go live. */
  contract: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version as 2.0.0'))),
  /** Versions of a remote's contract that it still takes; its own major unless told. */
  supported: v.optional(v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'a range as ^1.0.0'))),
  /** Versions of the modules that it shares, and the names that it has taken; not asked about unless told. */
  shared: v.optional(v.record(v.string(), v.string())),
  names: v.optional(shellNamesSchema),
});
type Question = v.InferOutput<typeof canIDeploySchema>;

/** What speaks against a shell, of every version that people run or fall back to. */
async function leftBehind(
  { store }: World,
  shell: ShellContract,
  { shared, names }: Question,
): Promise<string[]> {
  const found = await Promise.all(
    inUse(await registryOf(store)).map(async ({ name, version, called, entry }) => {
      const { release } = await readArtifact(layout(store).artifact(name, version));
      const claimed = names ? claimedByShell(entry, names) : [];
      return [
        ...shellGates(release, shell, shared),
        ...claimed.map((claim) => `It has ${claim}, which the shell claims.`),
      ].map((sentence) => `${called}: ${sentence}`);
    }),
  );
  return found.flat();
}

async function shellAnswer(world: World, question: Question): Promise<Outcome> {
  const { contract, supported } = question;
  if (!contract) throw new Refused('Say which contract the shell provides: --contract 2.0.0');
  const range = supported ?? `^${contract.split('.')[0]}.0.0`;
  const lost = await leftBehind(world, { current: contract, supported: range }, question);
  if (lost.length === 0)
    return done(`Yes: every version in use runs in a shell of contract ${contract}.`);
  return { ok: false, lines: [`No: a shell of contract ${contract} would leave behind:`, ...lost] };
}

async function remoteAnswer({ store }: World, name: string, version: string): Promise<Outcome> {
  const registry = await registryOf(store);
  remoteOf(registry, name);
  await storedEntry(store, name, version);
  const { release } = await readArtifact(layout(store).artifact(name, version));
  const shell = await liveShell(store);
  const reasons = [
    ...shellGates(release, registry.contract, shell?.shared),
    ...ownerGates(release, registry, shell?.names),
  ];
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
export function canIDeploy(world: World, question: Question): Promise<Outcome> {
  const { target } = question;
  return target === 'shell'
    ? shellAnswer(world, question)
    : remoteAnswer(world, target.remote, target.version);
}
