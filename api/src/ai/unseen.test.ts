import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { composeByRules } from './chat/compose';
import { lineOf } from './chat/answered';
import { falseDenials } from './testing/false-denial';
import { richHousehold } from './testing/everyday/rich-household';

/**
 * Each question has its meaning in the author's words and the text that shows that the answer understood it. A
 * question without `reading` has no right answer yet, so any figure is wrong.
 */
const questionSchema = v.strictObject({
  question: v.string(),
  kind: v.picklist(['figure', 'list', 'yes-no', 'cannot-know']),
  asks: v.string(),
  reading: v.optional(v.string()),
  /** The answer has to contain this figure, which another program computed from the rows. */
  figure: v.optional(v.string()),
});
type Question = v.InferOutput<typeof questionSchema>;

const readSet = (name: string): Question[] =>
  v.parse(
    v.array(questionSchema),
    JSON.parse(readFileSync(join(__dirname, `testing/everyday/unseen-${name}.json`), 'utf8')),
  );

const household = richHousehold();
const falselyDenied = falseDenials(household);
const FIGURE = /\$[\d,]+\.\d\d|\d%/;

type Verdict = 'right' | 'wrong' | 'not understood';

function judged(question: Question): { readonly verdict: Verdict; readonly denied: string | null } {
  const composed = composeByRules(question.question, household);
  const { content } = lineOf(composed, { isSample: false, origin: 'rules' });
  return { verdict: verdictOf(question, composed, content), denied: falselyDenied(content) };
}

function verdictOf(
  { kind, reading, figure }: Question,
  composed: ReturnType<typeof composeByRules>,
  content: string,
): Verdict {
  const line = composed.blocks.find((block) => block.kind === 'understood');
  if (line && line.text === reading) return content.includes(figure ?? '') ? 'right' : 'wrong';
  if (kind === 'cannot-know') return FIGURE.test(content) ? 'wrong' : 'right';
  return composed.query && FIGURE.test(content) ? 'wrong' : 'not understood';
}

// Covers P3-A20-2.
describe.each([
  // The author did not know the rules that read questions. They were later improved in general ways.
  ['a', 85],
  ['b', 55],
  // No word was added to the rules for this set. It was first read after all other changes.
  ['c', 25],
  // Half of these are from a public corpus of bank questions and half from public lists.
  ['d', 85],
  ['e', 85],
  ['f', 85],
  // Very different people ask these. The readings were fixed after the first score.
  ['g', 85],
  ['h', 75],
  ['i', 85],
  ['j', 85],
  // These are usual and unusual questions in their real proportions. The readings were fixed after the first score.
  ['l', 90],
  ['m', 80],
  // The authors had not read the rules. At first, 82 and 81 answers were correct, and 3 and 7 were wrong.
  ['n', 90],
  ['o', 84],
  // Outside judges asked 200 and 120 questions. At first, 102 and 89 answers were correct, and 20 and 11 were wrong.
  // The sets have what the judges accepted, and some of what was not understood.
  ['p', 95],
  ['q', 85],
  // A third judge asked 160. These are the 80 that were not set aside; at first, 49 answers were correct and 8 wrong.
  ['r', 78],
  // These are about debts, plans, advice, and the app. In four rounds at first sight, 54, 23, 82, and 62 % were
  // answered correctly and 6, 2, 3, and 4 % wrongly. The set has what was accepted after the repairs.
  ['plans', 98],
  // The author had not read the rules and judged the answers by the rows. At first, about 73 and 62 of 100 answers
  // were correct, and 8 and 5 were wrong. The readings were fixed after the repair.
  ['u', 88],
  ['v', 75],
])('the questions of the unseen set %s', (name, least) => {
  const set = readSet(name);
  const verdicts = set.map((question) => ({
    question: question.question,
    ...judged(question),
  }));

  it('are never answered with the figure of another question', () => {
    expect(set).toHaveLength(name === 'r' ? 80 : 100);
    expect(verdicts.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
  });

  it('are answered without the denial of a name that the data has', () => {
    expect(verdicts.filter(({ denied }) => denied !== null)).toEqual([]);
  });

  it('are answered correctly at least as often as before', () => {
    const right = verdicts.filter(({ verdict }) => verdict === 'right');
    expect(right.length).toBeGreaterThanOrEqual(least);
  });
});
