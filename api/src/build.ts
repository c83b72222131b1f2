import { randomUUID } from 'node:crypto';

/** The bundler's hash of everything that it bundled; nobody declares it where there is no bundle. */
declare const __webpack_hash__: unknown;

/**
 * Names the program that runs: the same for every instance of one build, and another one for any other build. Code that
 * was not bundled, in a test, is a program of its own.
 */
export const BUILD: string = typeof __webpack_hash__ === 'string' ? __webpack_hash__ : randomUUID();
