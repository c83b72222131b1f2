/** The token is after the #, so no server on the way sees it. */
export const mailedToken = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? '';
