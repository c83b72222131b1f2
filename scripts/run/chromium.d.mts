/** Where the browser of the tests is; installs it where that is allowed. */
export function ensureTestChromium(say: (text: string) => void): string;
