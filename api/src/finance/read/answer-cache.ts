import { LRUCache } from 'lru-cache';

export type Body = string | Buffer;

export interface CachedAnswer {
  readonly etag: string;
  /** The body is null for a long answer, of which only the tag is cached. */
  readonly body: Body | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** A longer body would evict many others. A compressed list of 100,000 transactions is shorter. */
export const MAX_BODY_BYTES = 2_097_152;
const MAX_BYTES = 16_777_216;

const OVERHEAD_BYTES = 256;

export function answerCache(maxSize = MAX_BYTES) {
  const cache = new LRUCache<string, CachedAnswer>({
    maxSize,
    sizeCalculation: ({ body }, key) => OVERHEAD_BYTES + key.length + (body?.length ?? 0),
  });
  return {
    get: (key: string): CachedAnswer | undefined => cache.get(key),
    set(key: string, { body, ...rest }: CachedAnswer): void {
      cache.set(key, { ...rest, body: body && body.length <= MAX_BODY_BYTES ? body : null });
    },
  };
}
