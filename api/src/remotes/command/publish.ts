import type { Registry, RegistryRemote } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { type Artifact, faults, readArtifact } from '../release/artifact';
import { contributionGates } from '../release/contribution-gates';
import { codeGates } from '../release/code-gates';
import { droppedRoutes } from '../release/dropped-routes';
import { endpointGates } from '../release/endpoint-gates';
import { listingGate } from '../release/listing-gate';
import { liveShell } from '../release/live-shell';
import { nameGates } from '../release/name-gates';
import { ownerGates } from '../release/owner-gates';
import { entryOf, type Published } from '../release/published';
import { shellGates } from '../release/shell-gates';
import { storeBuild } from '../release/store-build';
import { auditLines } from '../storage/audit-log';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { changeRegistry } from '../storage/registry-store';
import { registrationGates } from '../team/registration';
import { teamsOf } from '../team/team-store';
import { defineCommand } from './define-command';
import * as params from './params';
import { done, type Outcome, withoutOldVersions, type World } from './world';

const publishSchema = v.object({
  from: v.string(),
  reason: params.reason,
  commit: v.optional(v.nullable(v.string()), null),
  /** It names the routes of the stable version that this one deliberately lacks. */
  drops: v.optional(v.array(v.string()), []),
});
type Publish = v.InferOutput<typeof publishSchema>;

const publishing = ({ release: { name, version } }: Artifact): string =>
  `publish ${name}@${version}`;

async function assertNew(store: string, artifact: Artifact): Promise<void> {
  const what = publishing(artifact);
  const { version, name } = artifact.release;
  if ((await auditLines(store)).some((line) => line.what === what)) {
    throw new Refused(
      `${name}@${version} is published already. A version never changes: build one with another number.`,
      { isConflict: true },
    );
  }
}

/** All users get the first version of a remote at once, so not every token may publish it. */
const firstVersionGate = (
  { release: { name } }: Artifact,
  { remotes }: Registry,
  caller: World['caller'],
): string[] =>
  remotes[name] || !caller || caller.may === 'stable'
    ? []
    : [`Everybody gets the first version of ${name}: that needs a token made with --may stable.`];

async function objections(
  store: string,
  artifact: Artifact,
  registry: Registry,
  drops: readonly string[],
): Promise<string[]> {
  const broken = await faults(artifact);
  if (broken.length > 0) return broken.map((sentence) => `${sentence}.`);
  const [names, code, shell, teams] = await Promise.all([
    nameGates(artifact),
    codeGates(artifact),
    liveShell(store, registry),
    teamsOf(store),
  ]);
  return [
    ...names,
    ...registrationGates(artifact.release, teams),
    ...shellGates(artifact.release, registry.contract, shell?.shared),
    ...ownerGates(artifact.release, registry, shell?.names),
    ...droppedRoutes(artifact.release, registry, drops),
    ...endpointGates(artifact.release),
    ...contributionGates(artifact.release),
    ...listingGate(artifact.release),
    ...code,
  ];
}

function withVersion(
  known: RegistryRemote | undefined,
  { release }: Artifact,
  published: Published,
): RegistryRemote {
  const { version, owner, critical } = release;
  const first = { stable: version, previous: null, canary: null };
  return {
    owner,
    critical,
    killed: known?.killed ?? false,
    channels: known?.channels ?? first,
    versions: { ...known?.versions, [version]: entryOf(release, published) },
  };
}

/** Concurrent publications run one after the other. Throws `Refused` with all reasons. */
async function publish(
  { store, who, now, caller }: World,
  { from, reason, commit, drops }: Publish,
): Promise<Outcome> {
  const artifact = await readArtifact(from);
  const { name, version } = artifact.release;
  const published = { at: now().toISOString(), by: who, commit };
  const act = { who, what: publishing(artifact), why: reason };
  const { seq, remotes } = await changeRegistry(store, act, now(), async (registry) => {
    await assertNew(store, artifact);
    const reasons = [
      ...firstVersionGate(artifact, registry, caller),
      ...(await objections(store, artifact, registry, drops)),
    ];
    if (reasons.length > 0) throw new Refused(reasons);
    await storeBuild(layout(store).artifact(name, version), artifact, published);
    return {
      ...registry,
      remotes: {
        ...registry.remotes,
        [name]: withoutOldVersions(withVersion(registry.remotes[name], artifact, published)),
      },
    };
  });
  const isStable = remotes[name]?.channels.stable === version;
  return done(
    `Published ${name}@${version} (registry ${seq}).`,
    isStable
      ? 'It is the first version, so everybody gets it.'
      : `Nobody gets it yet. Next: npm run mfe -- canary ${name}@${version} --permille 100 --reason "…"`,
  );
}

export const publishCommand = defineCommand(publishSchema, publish);
