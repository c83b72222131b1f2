import type { Registry } from '@halyard/shared-contracts/remote/registry';
import * as v from 'valibot';
import { changeRegistry, LIFETIME_DAYS, registryOf } from '../storage/registry-store';
import { keyRing } from '../storage/signing-key';
import { defineCommand } from './define-command';
import { done, type Outcome, type World } from './world';

const DAY_MS = 86_400_000;

/** A registry is `old` after half of its life. */
export function ageOf({ expires }: Registry, now: Date): 'young' | 'old' | 'expired' {
  const leftMs = Date.parse(expires) - now.getTime();
  if (leftMs <= 0) return 'expired';
  return leftMs > (LIFETIME_DAYS / 2) * DAY_MS ? 'young' : 'old';
}

/** Signs again after half of the registry's life, or when the signing key has changed. */
async function renew({ store, who, now }: World): Promise<Outcome> {
  const registry = await registryOf(store);
  const { signing } = await keyRing(store);
  const isYoung = ageOf(registry, now()) === 'young';
  if (registry.seq === 0 || (isYoung && registry.keyId === signing))
    return done('The registry needs no new signature.');
  const why = isYoung ? 'another key signs' : 'half of its life was over';
  const after = await changeRegistry(store, { who, what: 'renew', why }, now(), (each) => each);
  return done(
    `Signed the registry again with ${after.keyId} (registry ${after.seq}), good until ${after.expires}.`,
  );
}

export const renewCommand = defineCommand(v.object({}), renew);
