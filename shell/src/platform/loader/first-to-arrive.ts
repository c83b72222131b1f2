/**
 * The first of several ways that succeeds. The next one is begun when one fails, and also when none has arrived
 * after `patienceMs`: a way that hangs then costs that time and no more. Whatever arrives later is dropped.
 * Rejects with the first way's failure once all have failed.
 */
export function firstToArrive<T>(
  ways: readonly (() => Promise<T>)[],
  patienceMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const failures = new Map<number, unknown>();
    let begun = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const end = (finish: () => void) => {
      isOver = true;
      clearTimeout(timer);
      finish();
    };
    const fail = (index: number, error: unknown) => {
      if (isOver) return;
      failures.set(index, error);
      if (failures.size === ways.length) end(() => reject(failures.get(0)));
      else if (failures.size === begun) beginNext();
    };
    const beginNext = () => {
      clearTimeout(timer);
      const index = begun;
      const way = ways[index];
      if (!way) return;
      begun += 1;
      timer = setTimeout(beginNext, patienceMs);
      way().then(
        (value) => end(() => resolve(value)),
        (error: unknown) => fail(index, error),
      );
    };
    beginNext();
  });
}
