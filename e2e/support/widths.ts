import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { DESKTOP, PHONE } from './browser';

/** The widths in px at which a journey is made: the named one, and in the thorough run both. */
export const journeyWidths = (usual: typeof PHONE | typeof DESKTOP): readonly number[] =>
  THOROUGH ? [PHONE, DESKTOP] : [usual];
