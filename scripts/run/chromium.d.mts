/** Returns the path of the tests' browser and installs it if that is allowed. */
export function ensureTestChromium(say: (text: string) => void): string;
