import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { test } from '@playwright/test';

type Body = Parameters<typeof test>[2];

/** Returns what declares a test that only the thorough run executes. */
export const inThoroughRun = (declare: (title: string, body: Body) => void) =>
  THOROUGH ? declare : () => undefined;

/**
 * Declares a test that only the thorough run executes. The usual run proves the same behavior elsewhere, mostly in
 * a unit test of the part, so no rule of the specification may be cited above such a test.
 */
export const thoroughTest = inThoroughRun(test);
