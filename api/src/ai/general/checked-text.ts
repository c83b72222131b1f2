import { cleanText } from '../privacy/clean-text';
import { holdsLink } from '../privacy/holds-link';
import { wordsOf } from '../understand/tokens';
import { holdsClaim, isOfOneThing } from './holds-claim';

/** These numbers are names. */
const NUMBER_NAMES =
  /\b(?:401\(?k\)?|403\(?b\)?|457\(?b\)?|529|1099|1040|W-?[249]|50\/30\/20)(?![\w%])/gi;
const NUMBER_WORDS =
  /\b(?:hundred|thousand|million|billion|trillion|grand|dozen|percent|dollars?|cents?|euros?|pounds?|bucks?|twice|triple|double[sd]?|half|third|quarter)s?\b/i;
const CURRENCY = /\p{Sc}|%|\b(?:USD|EUR|GBP)\b/u;
/** The text must not be about the reader's own money. */
const ABOUT_READER = /\b(?:you|your|yours|yourself|i|me|my|mine|we|us|our|ours)\b/i;
const ADVISES =
  /\b(?:should|must|ought|need to|needs to|have to|has to|best|better|worst|buy|sell|act|hurry|immediately|today|tomorrow|tonight|now|risk-?free|certain|always|never|everyone|nobody|closing|closed|password|log ?in|sign ?in|call|phone|e-?mail|click|visit|contact|write to|ignore|assistant|instructions?|prompt)\b/i;
const ADVISING = /\b(?:recommend|advis|suggest|urgent|guarante|bankrupt)/i;
const COMMANDS =
  /(?:^|[.!?]\s+)(?:avoid|choose|consider|get|give|go|invest|keep|move|open|pay|put|remember|save|send|spend|start|stop|switch|take|transfer|try|use|withdraw)\b/i;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}]/u;
/** Finds 'ShadyCoin' and names that the question does not have. */
const CAMEL = /\p{Ll}\p{Lu}/u;
const NAME_INSIDE = /(?<=[\p{Ll},;:)] )\p{Lu}[\p{Ll}\d]+/gu;
const KNOWN_NAMES = new Set(
  'american federal internal revenue service security social medicare medicaid roth treasury america united states congress'.split(
    ' ',
  ),
);
const ENGLISH = [/\b(?:is|are|means|refers)\b/i, /\b(?:a|an|the|of|that)\b/i];
const LEAST_WORD = 3;
const MOST = 600;

/** An answer has to be about the other words of the question. */
const QUESTION_WORDS = new Set(
  'what are the does how work works explain define mean means meaning between difference and for who which when tell about'.split(
    ' ',
  ),
);
const topicOf = (question: string): string[] =>
  wordsOf(question).filter((word) => word.length >= LEAST_WORD && !QUESTION_WORDS.has(word));

const stem = (word: string): string => word.replace(/(?:ies|es|s|y)$/, '');

function isAbout(text: string, topic: readonly string[]): boolean {
  const [first = ''] = text.split(/(?<=[.!?])\s/);
  const words = new Set(wordsOf(first).map(stem));
  return topic.some((word) => words.has(stem(word)));
}

const hasUnknownName = (text: string, topic: readonly string[]): boolean =>
  [...text.matchAll(NAME_INSIDE)].some(
    ([name]) => !KNOWN_NAMES.has(name.toLowerCase()) && !topic.includes(name.toLowerCase()),
  );

/** Digits of any script and number words are figures, but '401(k)' is a name. */
export const holdsFigure = (text: string): boolean => {
  const unnamed = text.replace(NUMBER_NAMES, '');
  return /\p{N}/u.test(unnamed) || CURRENCY.test(unnamed) || NUMBER_WORDS.test(unnamed);
};

/**
 * Returns null unless the text is English, about the topic of the question, and free of figures, advice, other
 * names, addresses, and words about the reader.
 */
export function checkedText(written: string, question: string): string | null {
  const text = cleanText(written).replace(/\s+/g, ' ').trim();
  const topic = topicOf(question);
  const isBad = [ADVISES, ADVISING, ABOUT_READER, COMMANDS, OTHER_SCRIPT, CAMEL].some((bad) =>
    bad.test(text),
  );
  if (text.length > MOST || isBad || holdsLink(text) || holdsFigure(text)) return null;
  if (/[*_`#<>{}[\]|\\~^=@]/.test(text) || hasUnknownName(text, topic)) return null;
  if (holdsClaim(text) || isOfOneThing(text, topic, question)) return null;
  const isEnglish = ENGLISH.every((words) => words.test(text));
  return isEnglish && isAbout(text, topic) ? text : null;
}
