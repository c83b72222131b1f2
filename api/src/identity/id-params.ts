import * as v from 'valibot';

/** A passkey's credential id may have 1,023 bytes. */
export const idParams = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)) });
