/** The token of a mailed link: it stands after the #, where no server on the way sees it. '' when there is none. */
export const mailedToken = (hash: string): string => /^#([\w-]{43})$/.exec(hash)?.[1] ?? '';
