import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { DESKTOP, PHONE } from './browser';

/** Returns the widths in px for a journey. The usual run uses the given width, and the thorough run uses both. */
export const journeyWidths = (usual: typeof PHONE | typeof DESKTOP): readonly number[] =>
  THOROUGH ? [PHONE, DESKTOP] : [usual];
