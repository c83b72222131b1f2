import {
  parseRegistry,
  type Registry,
  SHELL_CONTRACT,
} from '@halyard/shared-contracts/remote/registry';
import { appendAudit } from './audit-log';
import { layout } from './layout';
import { withLock } from './lock';
import { Refused } from './refused';
import { signer } from './signing-key';
import { textOrNull, writeAtomically } from './write-file';

const DAY_MS = 86_400_000;
/** Browsers refuse an older registry; the server renews it long before. */
export const LIFETIME_DAYS = 30;

export interface Act {
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

export interface SignedRegistry {
  readonly registry: Registry;
  readonly text: string;
  readonly signature: string;
}

const EMPTY: Registry = {
  schema: 2,
  seq: 1,
  issued: '1970-01-01T00:00:00Z',
  expires: '1970-01-01T00:00:00Z',
  keyId: '',
  contract: SHELL_CONTRACT,
  remotes: {},
};

export async function currentSeq(store: string): Promise<number> {
  const seq = Number((await textOrNull(layout(store).current)) ?? 0);
  if (Number.isSafeInteger(seq)) return seq;
  throw new Refused('The store does not say which registry is in force (current).');
}

export async function signedRegistry(store: string): Promise<SignedRegistry | null> {
  const seq = await currentSeq(store);
  if (seq === 0) return null;
  const [text, signature] = await Promise.all([
    textOrNull(layout(store).registry(seq)),
    textOrNull(layout(store).signature(seq)),
  ]);
  if (text === null || signature === null) {
    throw new Refused(`The store names registry ${seq} as the one in force, and has it not.`);
  }
  return { registry: readRegistry(seq, text), text, signature };
}

function readRegistry(seq: number, text: string): Registry {
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    throw new Refused(`Registry ${seq} of the store is not as it was written.`);
  }
}

export async function registryOf(store: string): Promise<Registry> {
  return (await signedRegistry(store))?.registry ?? EMPTY;
}

/** Without `<`, no text can end an element of the page. */
export const serialised = (registry: Registry): string =>
  JSON.stringify(registry).replaceAll('<', '\\u003c');

async function putInForce(store: string, registry: Registry, act: Act, before: Registry) {
  const { registry: file, signature, current } = layout(store);
  const { sign } = await signer(store);
  const text = serialised(registry);
  await writeAtomically(file(registry.seq), text);
  await writeAtomically(signature(registry.seq), JSON.stringify(sign(Buffer.from(text))));
  await appendAudit(store, {
    at: registry.issued,
    seq: registry.seq,
    ...act,
    before: channelsOf(before),
    after: channelsOf(registry),
  });
  await writeAtomically(current, String(registry.seq));
}

const channelsOf = ({ remotes, contract, shell }: Registry) => ({
  contract: contract.current,
  shell: shell?.version ?? null,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { killed, channels }]) => [name, { ...channels, killed }]),
  ),
});

/** Activates a new registry with the next sequence number by one rename; concurrent writers wait. */
export function changeRegistry(
  store: string,
  act: Act,
  now: Date,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  return withLock(store, async () => {
    const before = await registryOf(store);
    const changed = await change(before);
    const { keyId } = await signer(store);
    const registry = parseRegistry({
      ...changed,
      seq: (await currentSeq(store)) + 1,
      issued: now.toISOString(),
      expires: new Date(now.getTime() + LIFETIME_DAYS * DAY_MS).toISOString(),
      keyId,
    });
    await putInForce(store, registry, act, before);
    return registry;
  });
}
