/** It rejects with the first failure. */
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
