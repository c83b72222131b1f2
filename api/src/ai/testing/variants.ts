/** A question with the first words is tried with the second ones too. */
const SYNONYMS: readonly (readonly [string, string])[] = [
  ['How much did I spend', 'What have I spent'],
  ['How much did I spend', 'how much money did i spend'],
  ['What did I spend', 'How much did I spend'],
  ['How much have I spent', 'how much did I spend'],
  ['What is', "what's"],
  ["What's", 'What is'],
  ["What's", 'Show me'],
  ['Show', 'Give me'],
  ['How much', 'how many dollars'],
  ['purchase', 'payment'],
  ['biggest', 'largest'],
  ['largest', 'biggest'],
  ['last month', 'the previous month'],
  ['this month', 'the current month'],
  ['this year', 'year to date'],
  ['groceries', 'grocery shopping'],
  ['dining out', 'restaurants'],
  ['gas', 'fuel'],
  ['income', 'earnings'],
  ['earn', 'make'],
  ['May', 'may 2025'],
  ['June', 'Jun'],
  ['transactions', 'payments'],
  ['Compare', 'Can you compare'],
];

/** Finds a time at the end of a question, which can also stand at the beginning. */
const TIME =
  / (in (?:January|February|March|April|May|June|2025)|last month|this month|this year|last week|this week|yesterday|since (?:March|April))\?$/;

const OPENINGS = ['Hey, ', 'Please tell me: ', 'ok so ', 'Quick question: '];

/** Returns the same number for a text on every machine. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);

function withSynonym(question: string): string[] {
  const fitting = SYNONYMS.filter(([word]) => question.includes(word));
  const [word, other] = fitting[numberOf(question) % Math.max(1, fitting.length)] ?? [];
  return word === undefined || other === undefined ? [] : [question.replace(word, other)];
}

function reordered(question: string): string[] {
  const [, time] = TIME.exec(question) ?? [];
  if (time === undefined) return [];
  const rest = question.replace(TIME, '?');
  return [`${time}, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`];
}

/** Drops, doubles, or swaps one letter of a long word. */
function misspelled(question: string): string[] {
  const words = question.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{6,}$/.test(word) ? [at] : []));
  const at = long[numberOf(question) % Math.max(1, long.length)];
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || word === undefined) return [];
  const place = 2 + (numberOf(word) % (word.length - 3));
  const [before, letter, next, after] = [
    word.slice(0, place),
    word.charAt(place),
    word.charAt(place + 1),
    word.slice(place + 2),
  ];
  const mistakes = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  return [words.with(at, mistakes[numberOf(question) % mistakes.length] ?? word).join(' ')];
}

/** Returns a number from 0 to `below` - 1. */
export type Next = (below: number) => number;

/** Returns the same numbers for a seed on every machine. */
export function numbers(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LEAST_LONG = 6;

/** Drops, doubles, or swaps a letter of any long word, but never the first one. */
function withTypo(question: string, next: Next): string {
  const words = question.split(' ');
  const long = words.flatMap((word, at) =>
    word.length >= LEAST_LONG && /^[a-z]+\W?$/.test(word) ? [at] : [],
  );
  const at = long[next(Math.max(1, long.length))];
  if (at === undefined) return question;
  const letters = [...words[at]!];
  const place = 1 + next(letters.length - 3);
  const [letter = '', after = ''] = letters.slice(place, place + 2);
  const mistake = [[after], [letter, letter, after], [after, letter]][next(3)]!;
  letters.splice(place, 2, ...mistake);
  return words.with(at, letters.join('')).join(' ');
}

/** Moves the time to the front, adds 'please' or 'thanks', and varies the end and the case. */
function rearranged(question: string, next: Next): string {
  const [moved = question] = next(2) === 0 ? reordered(question) : [];
  const polite = ['', ' please', ' thanks'][next(3)]!;
  const end = ['?', '', '??', '!'][next(4)]!;
  const text = moved.replace(/\?$/, `${polite}${end}`);
  return next(3) === 0 ? text.toLowerCase() : text;
}

/** Returns a random wording of a question. Every second one has a spelling mistake. */
export function anyWording(question: string, next: Next): string {
  const text = rearranged(question, next);
  return next(2) === 0 ? withTypo(text, next) : text;
}

const opened = (question: string): string =>
  OPENINGS[numberOf(question) % OPENINGS.length] +
  question.charAt(0).toLowerCase() +
  question.slice(1);

const loud = (question: string): string => question.toUpperCase().replace(/\?$/, '');

/** Returns a question in other words, in another order, with a spelling mistake, with an opening, and in capitals. */
export const variantsOf = (question: string): string[] => [
  ...withSynonym(question),
  ...reordered(question),
  ...misspelled(question),
  opened(question),
  loud(question),
];
