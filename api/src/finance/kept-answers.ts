/** Text as it was written out, or bytes as they were compressed. */
export type Body = string | Buffer;

/** An answer as it left: written out, and compressed where its asker takes that. */
export interface KeptAnswer {
  readonly etag: string;
  /** null where it was too long to keep; that its question is a good one is known all the same. */
  readonly body: Body | null;
  /** What it says of itself beside what every answer says. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * An answer that is longer is made anew: it would push out those that every screen asks for. A list of 100,000
 * transactions, by columns and compressed, is shorter.
 */
export const LONGEST_BYTES = 2_097_152;
const MOST_BYTES = 16_777_216;

/** What an answer takes beside its bytes and its name, about. */
const OVERHEAD_BYTES = 256;

const sizeOf = (name: string, { body }: KeptAnswer): number =>
  OVERHEAD_BYTES + name.length + (body?.length ?? 0);

/** Remembers answers under a name that says all they depend on; the longest unused go first, by bytes. */
export function keptAnswers(mostBytes = MOST_BYTES) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  const forget = (name: string) => {
    const answer = kept.get(name);
    if (answer) bytes -= sizeOf(name, answer);
    kept.delete(name);
  };
  return {
    find(name: string): KeptAnswer | undefined {
      const answer = kept.get(name);
      if (answer) {
        kept.delete(name);
        kept.set(name, answer);
      }
      return answer;
    },
    keep(name: string, { body, ...rest }: KeptAnswer): void {
      const answer = { ...rest, body: body && body.length <= LONGEST_BYTES ? body : null };
      forget(name);
      kept.set(name, answer);
      bytes += sizeOf(name, answer);
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
