/** The files of a zip by their paths. */
export function unzip(bytes: Uint8Array): Record<string, Uint8Array>;
export function zip(files: Readonly<Record<string, Uint8Array>>): Buffer;
