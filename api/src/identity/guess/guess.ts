import type { ErrorCode } from '../../error-codes';
import { AppError } from '../../errors';
import { clearFailures, type Refusal, refused, release, reserve } from '../../limits/failures';
import type { IdentityWorld } from '../world';
import type { Counted } from './counters';
import { hashLine } from './hash-line';

/** Only these errors mean a wrong secret; any other outcome is not counted. */
const WRONG: ReadonlySet<ErrorCode> = new Set(['WRONG_CREDENTIALS', 'WRONG_CODE', 'LINK_USED']);

const isWrong = (error: unknown): boolean => error instanceof AppError && WRONG.has(error.code);

function refuse({ name, leftMs }: Refusal): never {
  const retryAfterS = Math.ceil(leftMs / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterS, facts: { limit: name } });
}

/**
 * Counts the guess before the check, so that concurrent guesses cannot slip through. Throws TOO_MANY_REQUESTS, BUSY,
 * and what the check throws.
 */
export async function guess<T>(
  { db, clock }: IdentityWorld,
  { counters, place, clearedBySuccess }: Counted,
  check: () => Promise<T>,
): Promise<T> {
  const refusal = await refused(db, counters, clock());
  if (refusal) refuse(refusal);
  return hashLine.run(place, async () => {
    const reserved = await reserve(db, counters, clock());
    if ('refusal' in reserved) refuse(reserved.refusal);
    try {
      const proved = await check();
      await release(db, reserved.ids);
      if (clearedBySuccess !== null) await clearFailures(db, clearedBySuccess);
      return proved;
    } catch (error) {
      if (!isWrong(error)) await release(db, reserved.ids);
      throw error;
    }
  });
}
