/** No server sees what follows the #. */
export const mailedToken = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? '';
