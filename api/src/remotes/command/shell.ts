import { shellContractSchema } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { layout } from '../storage/layout';
import { changeRegistry, LIFETIME_DAYS, registryOf } from '../storage/registry-store';
import { keyRing } from '../storage/signing-key';
import { textOrNull, writeWhole } from '../storage/write-file';
import { done, type Outcome, type World } from './world';

const DAY_MS = 86_400_000;

export const shellSchema = v.object({
  contract: shellContractSchema,
  /** Versions of the modules that it shares. */
  shared: v.record(v.string(), v.string()),
});

/** Tells the store which shell is live, so that `publish` and `can-i-deploy` know what a remote will meet. */
export async function shell(
  { store, who, now }: World,
  { contract, shared }: v.InferOutput<typeof shellSchema>,
): Promise<Outcome> {
  const text = JSON.stringify({ shared });
  if ((await textOrNull(layout(store).shell)) !== text) await writeWhole(layout(store).shell, text);
  const before = await registryOf(store);
  if (JSON.stringify(before.contract) === JSON.stringify(contract)) return done();
  const act = { who, what: `shell ${contract.current}`, why: 'another shell is live' };
  const { seq } = await changeRegistry(store, act, now(), (registry) => ({
    ...registry,
    contract,
  }));
  return done(`The live shell provides contract ${contract.current} (registry ${seq}).`);
}

export const renewSchema = v.object({});

/** Signs the registry anew when half of its life is over, or when another key is to sign. */
export async function renew({ store, who, now }: World): Promise<Outcome> {
  const { seq, expires, keyId } = await registryOf(store);
  const { signing } = await keyRing(store);
  const isYoung = Date.parse(expires) - now().getTime() > (LIFETIME_DAYS / 2) * DAY_MS;
  if (seq === 0 || (isYoung && keyId === signing))
    return done('The registry needs no new signature.');
  const why = isYoung ? 'another key signs' : 'half of its life was over';
  const after = await changeRegistry(store, { who, what: 'renew', why }, now(), (each) => each);
  return done(`Signed the registry anew with ${after.keyId} (registry ${after.seq}).`);
}
