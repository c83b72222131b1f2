import * as v from 'valibot';
import { readArtifact } from '../release/artifact';
import { incompatibleVersions } from './incompatible-versions';
import { liveShell } from '../release/live-shell';
import { ownerGates } from '../release/owner-gates';
import { storedEntry } from '../release/published';
import { shellGates } from '../release/shell-gates';
import { shellNamesSchema } from '../release/shell-names';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { registryOf } from '../storage/registry-store';
import { defineCommand } from './define-command';
import * as params from './params';
import { done, type Outcome, remoteOf, type World } from './world';

const canIDeploySchema = v.object({
  target: v.union(
    [v.literal('shell'), params.remoteAtVersion],
    'shell, or a remote and its version, as mfe-money@1.2.3',
  ),
  contract: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'a version as 2.0.0'))),
  /** It is the range of contracts that the shell still accepts; the default is its own major version. */
  supported: v.optional(v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/, 'a range as ^1.0.0'))),
  shared: v.optional(v.record(v.string(), v.string())),
  names: v.optional(shellNamesSchema),
});
type Question = v.InferOutput<typeof canIDeploySchema>;

async function shellAnswer(world: World, question: Question): Promise<Outcome> {
  const { contract, supported } = question;
  if (!contract) throw new Refused('Say which contract the shell provides: --contract 2.0.0');
  const range = supported ?? `^${contract.split('.')[0]}.0.0`;
  const shell = { ...question, contract: { current: contract, supported: range } };
  const lost = await incompatibleVersions(world.store, await registryOf(world.store), shell);
  if (lost.length === 0)
    return done(`Yes: every version in use runs in a shell of contract ${contract}.`);
  return { ok: false, lines: [`No: a shell of contract ${contract} would leave behind:`, ...lost] };
}

async function remoteAnswer({ store }: World, name: string, version: string): Promise<Outcome> {
  const registry = await registryOf(store);
  remoteOf(registry, name);
  await storedEntry(store, name, version);
  const { release } = await readArtifact(layout(store).artifact(name, version));
  const shell = await liveShell(store, registry);
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

function canIDeploy(world: World, question: Question): Promise<Outcome> {
  const { target } = question;
  return target === 'shell'
    ? shellAnswer(world, question)
    : remoteAnswer(world, target.remote, target.version);
}

export const canIDeployCommand = defineCommand(canIDeploySchema, canIDeploy);
