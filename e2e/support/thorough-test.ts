import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { test } from '@playwright/test';

/**
 * A test of the thorough run alone. The usual run shows the same behavior in another test, mostly in a unit test of the
 * part that does it, so no rule of the specification may be cited above it.
 */
export const thoroughTest: (title: string, body: Parameters<typeof test>[2]) => void = THOROUGH
  ? test
  : () => undefined;
