import * as v from 'valibot';
import { readShell, type ShellArtifact, shellFaults } from '../../release/shell-artifact';
import { storedShells } from '../../release/shell-store';
import { storeBuild } from '../../release/store-build';
import { withShell } from '../../release/with-shell';
import { layout } from '../../storage/layout';
import { Refused } from '../../storage/refused';
import { changeRegistry } from '../../storage/registry-store';
import { defineCommand } from '../define-command';
import * as params from '../params';
import { shellObjections } from './shell-objections';
import { done, type Outcome, type World } from '../world';

const publishSchema = v.object({
  from: v.string(),
  reason: params.reason,
  commit: v.optional(v.nullable(v.string()), null),
});

/** A version never changes: the same build again is no change, and another build with that number is refused. */
async function assertNew(store: string, { release, digest }: ShellArtifact): Promise<void> {
  const { version } = release;
  if (!(await storedShells(store)).some((each) => each.version === version)) return;
  const stored = await readShell(layout(store).shell(version));
  const isSame = stored.digest === digest;
  throw new Refused(
    isSame
      ? `shell@${version} is published already.`
      : `shell@${version} is published already, with other files. Build one with another number.`,
    { isConflict: true },
  );
}

async function publish(
  { store, who, now }: World,
  { from, reason, commit }: v.InferOutput<typeof publishSchema>,
): Promise<Outcome> {
  const artifact = await readShell(from);
  const broken = await shellFaults(artifact);
  if (broken.length > 0) throw new Refused(broken.map((sentence) => `${sentence}.`));
  const { version } = artifact.release;
  const act = { who, what: `publish shell@${version}`, why: reason };
  const { seq, shell } = await changeRegistry(store, act, now(), async (registry) => {
    await assertNew(store, artifact);
    const reasons = registry.shell ? [] : await shellObjections(store, registry, artifact.release);
    if (reasons.length > 0) throw new Refused(reasons);
    await storeBuild(layout(store).shell(version), artifact, {
      at: now().toISOString(),
      by: who,
      commit,
    });
    return registry.shell ? registry : withShell(registry, artifact);
  });
  return done(
    `Published shell@${version} (registry ${seq}).`,
    shell?.version === version
      ? 'It is the first shell, so everybody gets it.'
      : `Nobody gets it yet. Next: npm run mfe -- shell promote ${version} --reason "…"`,
  );
}

export const shellPublishCommand = defineCommand(publishSchema, publish);
