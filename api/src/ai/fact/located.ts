import type { Fact } from './fact';
import { factSpellings } from './fact-text';
import type { FiguredText, Span } from './figured-text';

/** Finds '$1' in '$10' and '5%' in '15%'. */
const isPartOfMore = (text: string, at: number, length: number): boolean =>
  /[\d.,$−-]/.test(text[at - 1]?.replace(/[.,](?=.)/, '') ?? '') ||
  /^(?:\d|[.,]\d)/.test(text.slice(at + length));

function nextPlace(text: string, figure: string, from: number): number {
  let at = text.indexOf(figure, from);
  while (at !== -1 && isPartOfMore(text, at, figure.length)) at = text.indexOf(figure, at + 1);
  return at;
}

function freePlace(text: string, figure: string, taken: readonly Span[]): number {
  let at = nextPlace(text, figure, 0);
  while (at !== -1 && taken.some((span) => span.at === at)) at = nextPlace(text, figure, at + 1);
  return at;
}

/** Finds each fact once. Equal figures belong to the first fact. */
export function located(text: string, facts: readonly Fact[]): FiguredText {
  const spans: Span[] = [];
  for (const fact of facts) {
    const [found] = factSpellings(fact)
      .map((figure) => ({ at: freePlace(text, figure, spans), text: figure, fact }))
      .filter(({ at }) => at !== -1);
    if (found) spans.push(found);
  }
  return { text, spans: spans.sort((a, b) => a.at - b.at) };
}
