import { shellContractSchema } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { shellNamesSchema } from '../release/live-shell';
import { claimedByShell } from '../release/owner-gates';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { changeRegistry, registryOf } from '../storage/registry-store';
import { textOrNull, writeWhole } from '../storage/write-file';
import { defineCommand } from './define-command';
import { done, inUse, type Outcome, type World } from './world';

const shellSchema = v.object({
  contract: shellContractSchema,
  shared: v.record(v.string(), v.string()),
  names: v.optional(shellNamesSchema),
  /** Remotes that are deployed together with this shell in a new version. */
  brings: v.optional(v.array(v.string()), []),
});
type Shell = v.InferOutput<typeof shellSchema>;

/** Browsers check the contract but not the names, so the names are checked here. */
async function assertOwnNames(store: string, { names, brings }: Shell): Promise<void> {
  if (!names) return;
  const claimed = inUse(await registryOf(store))
    .filter(({ name }) => !brings.includes(name))
    .flatMap(({ called, entry }) =>
      claimedByShell(entry, names).map((claim) => `The shell claims what ${called} has: ${claim}.`),
    );
  if (claimed.length > 0) throw new Refused(claimed);
}

/** `publish` and `can-i-deploy` check remotes against the live shell. Throws `Refused`. */
async function shell({ store, who, now }: World, announced: Shell): Promise<Outcome> {
  const { contract, shared, names } = announced;
  const text = JSON.stringify({ shared, names });
  if ((await textOrNull(layout(store).shell)) !== text) {
    await assertOwnNames(store, announced);
    await writeWhole(layout(store).shell, text);
  }
  const before = await registryOf(store);
  if (JSON.stringify(before.contract) === JSON.stringify(contract)) return done();
  const act = { who, what: `shell ${contract.current}`, why: 'another shell is live' };
  const { seq } = await changeRegistry(store, act, now(), (registry) => ({
    ...registry,
    contract,
  }));
  return done(`The live shell provides contract ${contract.current} (registry ${seq}).`);
}

export const shellCommand = defineCommand(shellSchema, shell);
