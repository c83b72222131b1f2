/** Browsers do not send the part after the # to a server. */
export const mailedToken = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? '';
