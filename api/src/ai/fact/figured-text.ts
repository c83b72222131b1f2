import type { Fact } from './fact';
import { factText } from './fact-text';

export interface Span {
  readonly at: number;
  readonly text: string;
  readonly fact: Fact;
}

/** This is a text with the places of its figures. */
export interface FiguredText {
  readonly text: string;
  readonly spans: readonly Span[];
}

type Part = string | Fact | FiguredText;

const NOTHING: FiguredText = { text: '', spans: [] };

function append(before: FiguredText, part: Part): FiguredText {
  const at = before.text.length;
  if (typeof part === 'string') return { text: before.text + part, spans: before.spans };
  if ('spans' in part) {
    const moved = part.spans.map((span) => ({ ...span, at: span.at + at }));
    return { text: before.text + part.text, spans: [...before.spans, ...moved] };
  }
  const text = factText(part);
  return { text: before.text + text, spans: [...before.spans, { at, text, fact: part }] };
}

/** This template tag remembers the fact behind each figure. */
export function say(words: TemplateStringsArray, ...parts: readonly Part[]): FiguredText {
  return words.reduce((text, word, index) => {
    const part = index === 0 ? undefined : parts[index - 1];
    return append(part === undefined ? text : append(text, part), word);
  }, NOTHING);
}

export function joined(parts: readonly Part[], separator: string): FiguredText {
  return parts.reduce<FiguredText>(
    (text, part, index) => append(index === 0 ? text : append(text, separator), part),
    NOTHING,
  );
}
