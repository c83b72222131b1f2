import type { Fact } from '../fact/fact';
import { joined, type Said } from '../fact/said';
import type { Context, Grounds } from '../number/verify';
import { contextAfter, NO_CONTEXT, verify } from '../number/verify';
import { cleanText } from '../privacy/clean-text';
import { wholeSentences } from './sentences';

/** A reply longer than this says too much; what comes after is not shown. */
const LONGEST = 4_000;
const LONGEST_SENTENCE = 1_000;
const MARKER = / ?\[(k\d+)\]/g;

/** A model's text on its way to the screen: sentences pass one by one, and the first that does not hold ends it. */
export interface Speech {
  /** Takes text as it comes. */
  hear(text: string): void;
  /** Takes the last sentence, which nothing follows. */
  end(): void;
  /** What did not hold; null as long as everything did. */
  readonly wrong: string | null;
  readonly said: Said;
  /** Markers of knowledge entries that the text used. */
  readonly used: ReadonlySet<string>;
}

/** A true minus before an amount, as all of our own figures have it. */
const withMinus = (sentence: string): string => sentence.replace(/-(?=\$)/g, '−');

/** Passes on the sentences that `grounds` confirm, one by one. What the question names counts as a topic. */
export function speech(
  grounds: () => Grounds,
  question: string,
  onSaid: (piece: Said) => void,
): Speech {
  let heard = '';
  let context: Context = contextAfter(question, grounds(), NO_CONTEXT);
  let wrong: string | null = null;
  let said: Said = { text: '', spans: [] };
  const used = new Set<string>();

  const pass = (raw: string): void => {
    if (wrong !== null || raw === '' || said.text.length >= LONGEST) return;
    const sentence = raw.replace(MARKER, (_, marker: string) => {
      used.add(marker);
      return '';
    });
    const now = grounds();
    const verdict = verify(sentence, now, context);
    if (!verdict.ok || sentence.length > LONGEST_SENTENCE) {
      wrong = verdict.ok ? 'a sentence without an end' : verdict.wrong;
      return;
    }
    context = contextAfter(sentence, now, context);
    const piece = { text: withMinus(sentence), spans: verdict.spans };
    said = joined([said, piece], '');
    onSaid(piece);
  };

  return {
    hear: (text) => {
      if (wrong !== null) return;
      const { whole, rest } = wholeSentences(heard + text);
      whole.forEach((sentence) => pass(cleanText(sentence)));
      heard = rest;
      if (heard.length > LONGEST_SENTENCE) wrong ??= 'a sentence without an end';
    },
    end: () => {
      pass(cleanText(heard));
      heard = '';
    },
    get wrong() {
      return wrong;
    },
    get said() {
      return said;
    },
    used,
  };
}

/** Every fact once: the same figure from two tools is one. */
export function distinct(facts: readonly Fact[]): Fact[] {
  return [
    ...new Map(facts.map((fact) => [`${fact.id}|${fact.unit}|${fact.value}`, fact])).values(),
  ];
}
