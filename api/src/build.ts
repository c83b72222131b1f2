import { randomUUID } from 'node:crypto';

/** The bundler replaces it; it is undefined without a bundle. */
declare const __webpack_hash__: unknown;

/** Identifies a build: all its instances have the same value. Unbundled code gets a new value per process. */
export const BUILD: string = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : randomUUID();
