const SOURCE = /^(?:shell|shared-contracts|mfe-[a-z]+|api)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$|\/testing\//;
const HOME_OF_COUNTS = 'shared-contracts/src/finance/count-words.ts';
/** The assistant stores the numbers of its answer apart from their nouns, so the rules do not apply to it. */
const ASSISTANT = 'api/src/ai/answer/';
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

const UNITS = '(?:months|days|weeks|years|accounts|transactions|categories|policies|rows)';

/** Each rule has a pattern and a suggestion for the writer. */
const RULES = [
  [/\bdearest (?:debt|loan|card)/iu, 'name the debt, or say "the highest rate"'],
  [/\bas far as recurring\b/iu, 'say what is counted'],
  [/\bkind unknown\b/iu, 'say "unknown kind of account"'],
  [new RegExp(`(?<![\\d.,$])1 ${UNITS}\\b`, 'u'), 'use the singular after 1'],
  [/=== 1 \? (?:''|one\b|'1 [a-z]+'|`1 )/u, 'use countWords'],
  [/=== 1 \? '([a-z]+)' : '\1s'/u, 'use countWords'],
];

/** Returns the lines of a source whose texts break a rule of docs/style.md. */
export function textProblems({ file, text }) {
  if (!SOURCE.test(file) || TEST.test(file) || file === HOME_OF_COUNTS) return [];
  if (file.startsWith(ASSISTANT)) return [];
  return text.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return [];
    return RULES.flatMap(([found, advice]) =>
      found.test(line) ? [`${file}:${index + 1}: ${advice} (docs/style.md)`] : [],
    );
  });
}
