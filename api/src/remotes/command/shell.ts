import { shellContractSchema } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { shellNamesSchema } from '../release/live-shell';
import { claimedByShell } from '../release/owner-gates';
import { layout } from '../storage/layout';
import { Refused } from '../storage/refused';
import { changeRegistry, registryOf } from '../storage/registry-store';
import { textOrNull, writeWhole } from '../storage/write-file';
import { inUse } from './in-use';
import { done, type Outcome, type World } from './world';

export const shellSchema = v.object({
  contract: shellContractSchema,
  /** Versions of the modules that it shares. */
  shared: v.record(v.string(), v.string()),
  /** What it has taken for itself. */
  names: v.optional(shellNamesSchema),
  /** Remotes that come with it in another version, so that what they have now does not count. */
  brings: v.optional(v.array(v.string()), []),
});
type Shell = v.InferOutput<typeof shellSchema>;

/**
 * A contract that does not fit is seen by every browser, which passes such a version over; a name that two have is
 * seen by none. So the store takes no shell that claims what people are given already.
 */
async function assertOwnNames(store: string, { names, brings }: Shell): Promise<void> {
  if (!names) return;
  const claimed = inUse(await registryOf(store))
    .filter(({ name }) => !brings.includes(name))
    .flatMap(({ called, entry }) =>
      claimedByShell(entry, names).map((claim) => `The shell claims what ${called} has: ${claim}.`),
    );
  if (claimed.length > 0) throw new Refused(claimed);
}

/**
 * Tells the store which shell is live, so that `publish` and `can-i-deploy` know what a remote will meet. Throws
 * `Refused` for one that claims what a remote in use has.
 */
export async function shell({ store, who, now }: World, told: Shell): Promise<Outcome> {
  const { contract, shared, names } = told;
  const text = JSON.stringify({ shared, names });
  if ((await textOrNull(layout(store).shell)) !== text) {
    await assertOwnNames(store, told);
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
