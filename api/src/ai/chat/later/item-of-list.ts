import type { FinancialData } from '@halyard/shared-contracts/finance';
import { type Query, queryName, type Subject } from '@halyard/shared-contracts/wire';
import { answerQuery } from '../../answer/answer-query';
import { NO_OUTLOOK, type Outlook } from '../../answer/long-run/outlook';
import { type Part, sentence } from '../../answer/parts';
import { OF_TIME } from '../../answer/spending/split';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { merchantsOf } from '../../understand/names/names';
import type { Composed } from '../composed';
import { withoutEnd } from '../without-end';

const ENDS = ['st', 'nd', 'rd'];
const PLACES: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth'
    .split(' ')
    .flatMap((word, at) => [[word, at] as const, [`${at + 1}${ENDS[at] ?? 'th'}`, at] as const]),
);

const PLACE = [...PLACES.keys()].join('|');
const ONE = new RegExp(
  `\\b(?:the |that )(${PLACE}) (?:one|item|entry)\\b|\\b(?:about|on|for|was|is) the (${PLACE})$|^the (${PLACE})$`,
  'i',
);
const NUMBERED = /\b(?:number|no|item) ?(\d)\b|#(\d)\b/i;

/** These ask for no figure in particular. */
const MORE =
  /^(?:and |ok |okay |please |so )*(?:(?:tell me |show me |give me |i want |know )?(?:more|details?|the details|more details?|more info|info|something)(?: info| information)? (?:about|on|for|of) |(?:what|how) about |what (?:is|was|s|are) |whats |show me |show |open |explain )?(?:the |that )?(?:#?\w+)(?: one| item| entry| \d)?(?: for| about| on)?(?: please)?$/i;

/** Returns the place that a message names, from 0, or null. */
function placeIn(text: string): { readonly at: number; readonly words: string } | null {
  const named = ONE.exec(text);
  const place = named?.[1] ?? named?.[2] ?? named?.[3];
  if (named && place !== undefined) {
    const at = PLACES.get(place.toLowerCase());
    const words = named[0].slice(named[0].search(/\b(?:the|that) /i));
    return at === undefined ? null : { at, words };
  }
  const numbered = NUMBERED.exec(text);
  const digit = Number(numbered?.[1] ?? numbered?.[2] ?? 0);
  return numbered && digit > 0 ? { at: digit - 1, words: numbered[0] } : null;
}

const nameOf = (line: string): string => line.split(/: (?=[-$\d(])/)[0]!.replace(/, a debt$/, '');

/** Returns the lines of an answer that name one of the user's things each. */
function linesOf(blocks: readonly Part[]): string[] {
  const found = blocks.find(({ kind }) => kind === 'list' || kind === 'table');
  if (found?.kind === 'list') return found.items.map(({ text }) => text);
  return found?.kind === 'table' ? found.rows.map(([first]) => first?.text ?? '') : [];
}

const tooFew = (count: number) =>
  say`The answer before has only ${count === 1 ? 'one line' : `${count} lines`}.`;

interface Context {
  readonly earlier: Query | null;
  readonly outlook?: Outlook | undefined;
}

type Ask = (question: string) => Composed;

/** Answers 'tell me more about the second one' about the second line of the answer before. */
export function ofListItem(
  message: string,
  financialData: FinancialData,
  { earlier, outlook = NO_OUTLOOK }: Context,
  ask: Ask,
): Composed | null {
  const text = withoutEnd(message);
  const place = earlier === null ? null : placeIn(text);
  if (earlier === null || !place || OF_TIME.has(earlier.split ?? 'category')) return null;
  const lines = linesOf(answerQuery(earlier, financialData, outlook) ?? []);
  if (lines.length === 0) return null;
  const line = lines[place.at];
  if (line === undefined) return { blocks: [sentence(tooFew(lines.length))], understood: true };
  const name = nameOf(line);
  const meant = sentence(
    say`I took “${place.words}” as ${shownMerchant(name)} in the answer before.`,
  );
  const found = MORE.test(text) ? rowsOf(name, earlier, financialData) : null;
  const blocks = found && answerQuery(found, financialData, outlook);
  const composed = blocks
    ? { blocks, query: found, understood: true }
    : ask(MORE.test(text) ? name : text.replace(place.words, name));
  if (!composed.understood || (composed.query?.subjects ?? []).length === 0) return null;
  return { ...composed, blocks: [...composed.blocks, meant] };
}

/** Returns a query for the rows of a merchant or a category, or null for anything else. */
function rowsOf(name: string, earlier: Query, data: FinancialData): Query | null {
  const merchant = merchantsOf(data).find((each) => shownMerchant(each) === name);
  const isCategory = data.categories.some((each) => each.name === name);
  const subject: Subject | null =
    earlier.split === 'category' || (merchant === undefined && isCategory)
      ? { kind: 'category', name }
      : merchant === undefined
        ? null
        : { kind: 'merchant', name: queryName(merchant) };
  return (
    subject && {
      ...earlier,
      measure: 'transactions',
      subjects: [subject],
      compare: null,
      split: null,
      top: null,
      order: null,
      rank: null,
      amount: null,
      target: null,
    }
  );
}
