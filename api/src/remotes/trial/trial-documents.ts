import { parseRegistry, type Registry } from '@halyard/shared-contracts/remote/registry';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps';
import type { Documents } from '../documents';
import { serialised } from '../storage/registry-store';
import { Refused } from '../storage/refused';
import { signer } from '../storage/signing-key';
import { isDevAllowed } from './dev-allowed';
import type { Trial } from './trial';
import { parseTrial, TRIAL_MS, trialCookie } from './trial-cookie';
import { trialOf } from './trial-of';

const MAX_SIGNED = 20;

/**
 * Adds the version to the others; a remote that no user has yet gets its first version. Revoked versions stay
 * revoked.
 */
function withTrial(
  registry: Registry,
  { remote, version, owner, entry }: Trial,
  now: Date,
): Registry {
  const known = registry.remotes[remote];
  if (known?.versions[version]?.published.state === 'revoked') return registry;
  const first = {
    owner,
    critical: false,
    killed: false,
    channels: { stable: version, previous: null, canary: null },
  };
  const ends = new Date(Math.min(Date.parse(registry.expires), now.getTime() + TRIAL_MS));
  return {
    ...registry,
    expires: ends.toISOString(),
    remotes: {
      ...registry.remotes,
      [remote]: { ...(known ?? first), versions: { ...known?.versions, [version]: entry } },
    },
  };
}

interface TrialDocuments {
  readonly documents: Documents;
  readonly origin: string | null;
}

type TrialsOf = (request: FastifyRequest) => Promise<TrialDocuments | null>;

/**
 * Returns the documents of a browser that requested a version outside the channels, and null for all other
 * browsers. Their registry is signed like the one for everybody, but for a shorter time. A server without the
 * private key has no trials.
 */
export function trialsOf(
  store: string | null,
  documents: () => Documents | null,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): TrialsOf {
  const signed = new LRUCache<string, Documents>({ max: MAX_SIGNED });

  const sign = async (base: Documents, trial: Trial, folder: string): Promise<Documents> => {
    const key = JSON.stringify([base.change, trial.remote, trial.version, trial.entry.files]);
    const known = signed.get(key);
    if (known) return known;
    const { keyId, sign: signText } = await signer(folder);
    const changed = withTrial(base.registry, trial, clock());
    const registry = parseRegistry({ ...changed, keyId });
    const registryText = serialised(registry);
    const signature = JSON.stringify(signText(Buffer.from(registryText)));
    const made = { ...base, registry, registryText, signature };
    signed.set(key, made);
    return made;
  };

  return async (request) => {
    const text = trialCookie(request);
    const requested = text === null ? null : parseTrial(text);
    const base = documents();
    if (!requested || !base || store === null) return null;
    if ('channel' in requested && !isDevAllowed(config, request)) return null;
    const trial = await trialOf(store, requested, clock());
    if (!trial) return null;
    try {
      return { documents: await sign(base, trial, store), origin: trial.origin };
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  };
}
