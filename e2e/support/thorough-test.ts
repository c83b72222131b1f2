import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { test } from '@playwright/test';

/**
 * Declares a test that only the thorough run executes. The usual run proves the same behavior elsewhere, mostly in
 * a unit test of the part, so no rule of the specification may be cited above such a test.
 */
export const thoroughTest: (title: string, body: Parameters<typeof test>[2]) => void = THOROUGH
  ? test
  : () => undefined;
