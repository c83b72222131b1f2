import * as v from 'valibot';

/** Params of a route that names one passkey or session. Credential ids may have 1,023 bytes. */
export const idParams = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)) });
