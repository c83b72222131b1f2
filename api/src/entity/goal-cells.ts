import { WHOLE_ACCOUNT } from '@halyard/shared-contracts/finance';
import * as v from 'valibot';

const MOST_PLACES = 10_000;

/** The place is a position in the order of importance. */
export const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_PLACES));

export const millionths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_ACCOUNT));
