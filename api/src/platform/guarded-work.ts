import type { ErrorCode } from '../error-codes';
import { AppError } from '../errors';

export async function withErrorCode<T>(code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
}

/** Waits at most `ms`; the work itself continues. */
export async function withTimeLimit(
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
