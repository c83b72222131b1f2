import { randomUUID } from 'node:crypto';

/** The bundler replaces this constant. It is undefined in unbundled code. */
declare const __webpack_hash__: unknown;

/** All instances of a build share this id. Unbundled code gets a new id per process. */
export const BUILD: string = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : randomUUID();
