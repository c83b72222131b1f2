/** The end of a sentence with what closes it, or the end of a line; a point inside a figure is none. */
const END = /[.!?]["')\]]*(?=\s)|\n/;

/** The whole sentences at the beginning of a text that still grows, each with the space after it, and what is left. */
export function wholeSentences(text: string): {
  readonly whole: readonly string[];
  readonly rest: string;
} {
  const whole: string[] = [];
  let rest = text;
  for (let match = END.exec(rest); match; match = END.exec(rest)) {
    const end = match.index + match[0].length;
    const space = /^\s+/.exec(rest.slice(end))?.[0].length ?? 0;
    whole.push(rest.slice(0, end + space));
    rest = rest.slice(end + space);
  }
  return { whole, rest };
}
