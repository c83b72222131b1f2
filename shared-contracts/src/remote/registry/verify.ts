import * as v from 'valibot';
import { parseRegistry, type Registry } from './schema';

const signatureSchema = v.object({
  keyId: v.string(),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{86}==$/)),
});
export type RegistrySignature = v.InferOutput<typeof signatureSchema>;

/** The keys are Ed25519, 32 bytes in base64, by id. There are two while a key is replaced. */
export type KeyRing = Readonly<Record<string, string>>;

/** `unverifiable` means that the page has no WebCrypto, as on plain HTTP. */
type RegistryRefusal =
  | 'malformed'
  | 'unknown-key'
  | 'bad-signature'
  | 'expired'
  | 'replayed'
  | 'unverifiable';

type RegistryVerdict =
  | { readonly verdict: 'ok'; readonly registry: Registry }
  | { readonly verdict: RegistryRefusal };

export interface VerifyOptions {
  readonly now: Date;
  readonly highestSeq: number;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));

async function isSigned(bytes: BufferSource, signature: string, rawKey: string): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', bytesOf(rawKey), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', key, bytesOf(signature), bytes);
}

function parsed<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

function judged(registry: Registry, { now, highestSeq }: VerifyOptions): RegistryVerdict {
  if (Date.parse(registry.expires) <= now.getTime()) return { verdict: 'expired' };
  if (registry.seq < highestSeq) return { verdict: 'replayed' };
  return { verdict: 'ok', registry };
}

/** Reads nothing before the signature is valid, and never throws. */
export async function verifyRegistry(
  bytes: Uint8Array<ArrayBuffer>,
  signature: unknown,
  keys: KeyRing,
  options: VerifyOptions,
): Promise<RegistryVerdict> {
  const signed = v.safeParse(signatureSchema, signature);
  if (!signed.success) return { verdict: 'malformed' };
  const { keyId } = signed.output;
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) return { verdict: 'unknown-key' };
  if (!globalThis.crypto?.subtle) return { verdict: 'unverifiable' };
  const holds = await isSigned(bytes, signed.output.signature, key).catch(() => null);
  if (holds === null) return { verdict: 'unverifiable' };
  if (!holds) return { verdict: 'bad-signature' };
  const registry = parsed(() => parseRegistry(JSON.parse(new TextDecoder().decode(bytes))));
  return registry?.keyId === keyId ? judged(registry, options) : { verdict: 'malformed' };
}
