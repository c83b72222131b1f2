/** An answer as it left: written out, and compressed where its asker takes that. */
export interface KeptAnswer {
  readonly body: string | Buffer;
  readonly encoding: string | undefined;
}

/** A list that is longer is made anew: it would push out the answers that every screen asks for. */
const LONGEST_BYTES = 65_536;
const MOST_BYTES = 8_388_608;

/** Remembers answers under a name that says all they depend on; the longest unused go first, by bytes. */
export function keptAnswers(mostBytes = MOST_BYTES) {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  const forget = (name: string) => {
    bytes -= kept.get(name)?.body.length ?? 0;
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
    keep(name: string, answer: KeptAnswer): void {
      if (answer.body.length > LONGEST_BYTES) return;
      forget(name);
      kept.set(name, answer);
      bytes += answer.body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
  };
}
