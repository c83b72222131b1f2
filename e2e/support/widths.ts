import { DESKTOP, PHONE } from './browser';
import { ALL_STATES } from './faults';

/** The widths in px at which a journey is made: the named one, and with `STATES=all` both. */
export const journeyWidths = (usual: typeof PHONE | typeof DESKTOP): readonly number[] =>
  ALL_STATES ? [PHONE, DESKTOP] : [usual];
