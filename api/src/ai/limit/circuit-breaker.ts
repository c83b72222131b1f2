const FAILURES = 5;
const WITHIN_MS = 60_000;
const REST_MS = 60_000;

/** After five failures within a minute, no call is made for a minute. */
export interface CircuitBreaker {
  isOpen(now: Date): boolean;
  failed(now: Date): void;
  worked(): void;
}

export function circuitBreaker(): CircuitBreaker {
  let failures: number[] = [];
  let restUntil = 0;
  return {
    isOpen: (now) => now.getTime() < restUntil,
    failed: (now) => {
      const at = now.getTime();
      failures = [...failures.filter((each) => at - each < WITHIN_MS), at];
      if (failures.length >= FAILURES) restUntil = at + REST_MS;
    },
    worked: () => {
      failures = [];
    },
  };
}
