const FAILURES = 2;
const TRIED_LAST_FOR_MS = 60_000;

interface Record {
  readonly failures: number;
  readonly lastAt: number;
}

export interface Circuit {
  failed(version: string): void;
  succeeded(version: string): void;
  isOpen(version: string): boolean;
}

export function circuit(now: () => number): Circuit {
  const records = new Map<string, Record>();
  return {
    failed(version) {
      const failures = (records.get(version)?.failures ?? 0) + 1;
      records.set(version, { failures, lastAt: now() });
    },
    succeeded: (version) => void records.delete(version),
    isOpen(version) {
      const record = records.get(version);
      return (
        record !== undefined &&
        record.failures >= FAILURES &&
        now() - record.lastAt < TRIED_LAST_FOR_MS
      );
    },
  };
}
