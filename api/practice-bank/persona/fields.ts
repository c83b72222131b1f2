import * as v from 'valibot';
import { isDay, NOT_A_DAY } from '../civil-day';

// Plaid's template file has null for an absent value, so every field accepts null.
export const text = v.nullish(v.string('is not text'));
export const amount = v.nullish(v.pipe(v.number('is not a number'), v.finite('is not a number')));
export const flag = v.nullish(v.boolean('is neither true nor false'));
export const day = v.nullish(v.pipe(v.string('is not text'), v.check(isDay, NOT_A_DAY)));
