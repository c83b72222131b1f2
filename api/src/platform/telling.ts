import { AppError, type ErrorCode } from '../errors';

/** Runs `work`; what it did not foresee is told as `code`, with the cause for the log. */
export async function telling<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
}

/** Waits for `work`, but no longer than `ms`. The work goes on; its failure, early or late, is told to `onFailure`. */
export async function within(
  ms: number,
  work: Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  const done = work.then(() => undefined, onFailure);
  await Promise.race([done, limit]);
  clearTimeout(timer);
}
