import { type FinancialData, firstDay, lastDay } from '@halyard/shared-contracts/finance';
import { type Measure, MOST_SUBJECTS, type Query, queryName } from '@halyard/shared-contracts/wire';
import { unaccounted } from './account-for';
import { isPartOfCategory } from './names/category-words';
import { isElsewhere } from './names/other-parts';
import { unknownName } from './names/unknown-name';
import { type Choice, choiceOf } from './choice';
import { type ByKind, eachOf, kindsNamed, withoutAbsent } from './names/listed-names';
import { formQuery } from './forms/form-query';
import { CHANGES_MEANING } from './words/measure-cues';
import { ADVISES, COUNTS_ROWS, IGNORES_REST, LEAVES_OUT, WITHOUT_SUBJECT } from './measure-kinds';
import {
  addsInvestments,
  asksForDouble,
  asksForPricesAhead,
  comparesByTwice,
} from './shape/beyond';
import { isNeverBoth, isOfOneMerchant, isUnequal, leavesNothing } from './shape/impossible';
import { bestOfEach } from './shape/asked/best-time';
import { ofLoansOnly } from './shape/asked/loans-only';
import { ofTakeHomePay } from './shape/asked/take-home-pay';
import { queryOf } from './query-of';
import { absentChain } from './names/chains';
import { absentWithdrawal, namesOf } from './names/names';
import { otherTime } from './other-time';
import { type Calendar, calendarOf, type Period } from './time/periods';
import {
  isOrder,
  measureOf,
  partsOf,
  type QuestionParts,
  residueOf,
  unusedNames,
} from './question-parts';
import { tokensOf } from './tokens';
import { isWithoutRows } from './names/without-rows';

export type Understanding =
  | {
      readonly kind: 'query';
      readonly query: Query;
      /** These words mean only a part of a category. */
      readonly broader: readonly Broader[];
      readonly byKind?: readonly ByKind[];
      /** The list of names has this one too, which the user's data does not have. */
      readonly absent?: string | null;
    }
  /** The question asks for several things that no query holds together. */
  | { readonly kind: 'each'; readonly queries: readonly Query[] }
  /** No answer has room for these words, so nothing is answered. */
  | { readonly kind: 'open'; readonly words: readonly string[] }
  /** A word of the question can mean any of several accounts. */
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** What is left can mean several things. */
  | { readonly kind: 'left' }
  /** The figure is known only for today, or only for the past. */
  | { readonly kind: 'other_time'; readonly period: Period }
  | { readonly kind: 'order' }
  | { readonly kind: 'unknown_name'; readonly name: string }
  | { readonly kind: 'none' };

/** The category has more than the word means. */
export interface Broader {
  readonly word: string;
  readonly category: string;
}

const NONE = { kind: 'none' } as const;

/** A budget is for categories. */
const unbudgetedName = ({ measure, subjects }: Query): string | null =>
  (measure === 'budget_left' && subjects.find(({ kind }) => kind !== 'category')?.name) || null;

/** The debt on a thing is not what the thing is worth. */
const isWorthOfDebt = (
  { tokens: { words }, names }: QuestionParts,
  measure: Measure,
  { accounts }: FinancialData,
): boolean => {
  const isWorth = words.includes('worth') || words.includes('value');
  const held = new Set(accounts.map(({ name }) => queryName(name)));
  const named = names.flatMap(({ meaning }) => meaning.account);
  return (
    isWorth &&
    measure === 'balance' &&
    named.length > 0 &&
    named.every(({ name }) => !held.has(name))
  );
};

/** These have no price. */
const NO_PURCHASE =
  /\bhow (?:much|big|expensive) (?:of )?(?:a |an )?(?:house|home|car|rent|mortgage|apartment|place|loan)\b|\bafford to (?:quit|leave|stop|lose|stay|work|be|have|take|move|live|start)\b/;

/** What others owe is in no account. */
const OWED_TO_ME = /\bowes? (?:me|us)\b/;

const ASKS_WHAT_TO_DO = /\bwhat (?:should|can|could|do) i do (?:with|about)\b/;

const ASKS_TO_DO = /^(?:can|could|should|may) i (?!see|get|view|have|know|look|find|check|ask)/;
/** 'Can I eat out tonight?' does not ask for a sum of the past. */
const asksToDo = ({ tokens: { words } }: QuestionParts, measure: Measure): boolean =>
  COUNTS_ROWS.has(measure) && ASKS_TO_DO.test(words.join(' '));

/** 'Was my spending under $6,000' asks for a sum, and not for payments of that size. */
const limitsSum = ({ tokens: { words }, size, split }: QuestionParts, measure: Measure): boolean =>
  size !== null &&
  split === null &&
  (measure === 'spending' || measure === 'income' || measure === 'transactions') &&
  (words[0] === 'was' || words[0] === 'is' || words[0] === 'were') &&
  !words.some((word) => /^(?:purchases?|payments?|charges?|transactions?|orders?)$/.test(word));

function isBeyond(parts: QuestionParts, measure: Measure): boolean {
  const { tokens, without } = parts;
  const residue = IGNORES_REST.has(measure) ? [] : residueOf(tokens);
  return (
    OWED_TO_ME.test(tokens.words.join(' ')) ||
    residue.some(({ word }) => CHANGES_MEANING.has(word)) ||
    asksToDo(parts, measure) ||
    limitsSum(parts, measure) ||
    ASKS_WHAT_TO_DO.test(tokens.words.join(' ')) ||
    (measure === 'affordability' && NO_PURCHASE.test(tokens.words.join(' '))) ||
    addsInvestments(parts, measure) ||
    asksForPricesAhead(parts, measure) ||
    (measure === 'double_charges' ? comparesByTwice(parts) : asksForDouble(parts)) ||
    (measure === 'holdings' && tokens.words.some((word) => word === 'up' || word === 'down')) ||
    (WITHOUT_SUBJECT.has(measure) && unusedNames(parts, measure).length > 0) ||
    (tokens.words.includes('should') && !ADVISES.has(measure)) ||
    (without.length > 0 && !COUNTS_ROWS.has(measure) && !LEAVES_OUT.has(measure)) ||
    // 'Income minus rent' is a difference, not income without some rows.
    (without.length > 0 && COMES_IN.has(measure) && tokens.words.includes('minus'))
  );
}

const LEFT = new Set(['left', 'remaining']);

const isThisMonth = ({ from, to }: Period, { month }: Calendar): boolean =>
  from === firstDay(month) && to === lastDay(month);

/** 'How much is left?' does not say of what. */
const isOnlyLeft = (
  { tokens, names, measures, periods, amount }: QuestionParts,
  calendar: Calendar,
): boolean =>
  tokens.words.some((word) => LEFT.has(word)) &&
  names.length === 0 &&
  periods.every(({ period }) => isThisMonth(period, calendar)) &&
  amount === null &&
  measures.every(({ measure }) => measure === 'cash') &&
  residueOf(tokens).length === 0;

function broaderOf({ names }: QuestionParts, { subjects }: Query): Broader[] {
  const asked = new Set(subjects.flatMap(({ kind, name }) => (kind === 'category' ? [name] : [])));
  return names.flatMap(({ text, meaning }) => {
    const [category] = meaning.category;
    const isCounted = category !== undefined && asked.has(category.name);
    return isCounted && isPartOfCategory(text) ? [{ word: text, category: category.name }] : [];
  });
}

const COMES_IN = new Set<Measure>(['income', 'deposits', 'average_income']);

const OF_SINGLE_ROWS: ReadonlySet<Measure> = new Set<Measure>([
  'average_transaction',
  'median_transaction',
  'largest',
  // A part of a category has its own rhythm.
  'weekly_average',
  'daily_average',
]);

function understoodForm(
  parts: QuestionParts,
  query: Query,
  financialData: FinancialData,
): Understanding {
  const misdated = otherTime(query, financialData);
  if (misdated) return { kind: 'other_time', period: misdated };
  const choice = choiceOf(parts.names, query.measure);
  return choice
    ? { kind: 'choice', choice }
    : { kind: 'query', query, broader: broaderOf(parts, query) };
}

/** Understands a question without a model. It never guesses what a word means. */
export function understand(message: string, financialData: FinancialData): Understanding {
  const all = partsOf(message, financialData);
  const { parts, absent } = withoutAbsent(all, financialData);
  const isAdvice = parts.measures.some(({ measure }) => measure === 'pay_debt_or_invest');
  if (isOrder(parts) && !isAdvice) return { kind: 'order' };
  if (isOnlyLeft(parts, calendarOf(financialData))) return { kind: 'left' };
  const asked = absent === null ? formQuery(parts, financialData) : null;
  if (asked)
    return understoodForm(
      parts,
      ofLoansOnly(parts.tokens.words, asked, financialData),
      financialData,
    );
  const chain = absentChain(tokensOf(message), namesOf(financialData));
  if (chain !== null && absent === null) return { kind: 'unknown_name', name: chain };
  const withdrawal = absentWithdrawal(parts.tokens, namesOf(financialData));
  if (withdrawal !== null) return { kind: 'unknown_name', name: withdrawal };
  const measure = measureOf(parts, financialData);
  if (!measure || isBeyond(parts, measure)) return NONE;
  if (isWorthOfDebt(parts, measure, financialData)) return { kind: 'open', words: ['worth'] };
  const unknown = unknownName(parts, measure);
  if (unknown !== null) return { kind: 'unknown_name', name: unknown };
  const each = eachOf(parts, measure, financialData);
  if (each && each.queries.every((query) => unaccounted(each.parts, query).length === 0))
    return { kind: 'each', queries: each.queries };
  const paid = ofTakeHomePay(message, queryOf(parts, measure, financialData), financialData);
  const query = ofLoansOnly(parts.tokens.words, paid, financialData);
  if (absent !== null && !COUNTS_ROWS.has(measure)) return { kind: 'unknown_name', name: absent };
  if (query.subjects.length > MOST_SUBJECTS) return NONE;
  const open = [
    ...unaccounted(parts, query),
    ...unusedNames(parts, measure).map(({ text }) => text),
  ];
  if (isWithoutRows(query, financialData)) return NONE;
  const unbudgeted = unbudgetedName(query);
  if (unbudgeted !== null) return { kind: 'open', words: [unbudgeted] };
  const misdated = otherTime(query, financialData);
  if (open.length === 0 && misdated) return { kind: 'other_time', period: misdated };
  if (measure === 'goals' && query.subjects.length === 0 && open[0] !== undefined)
    return { kind: 'unknown_name', name: open[0] };
  const choice = open.length === 0 ? choiceOf(parts.names, measure) : null;
  if (choice) return { kind: 'choice', choice };
  if (open.length > 0) return { kind: 'open', words: open };
  if (isNeverBoth(query, financialData) || leavesNothing(query))
    return { kind: 'open', words: parts.names.map(({ text }) => text) };
  if (isUnequal(query))
    return { kind: 'open', words: parts.periods.map(({ at }) => parts.tokens.words[at]!) };
  const best = bestOfEach(parts, query);
  if (best.length > 0) return { kind: 'each', queries: best };
  const broader = broaderOf(parts, query);
  // A sum of more rows can say what it counts, but a larger payment is another payment.
  const isOfOneRow = OF_SINGLE_ROWS.has(measure) || (measure === 'transactions' && query.top === 1);
  const [first] = broader;
  if (first && broader.every((part) => isElsewhere(part, financialData)))
    return { kind: 'unknown_name', name: first.word };
  return broader.length > 0 && isOfOneRow && !isOfOneMerchant(query, financialData)
    ? { kind: 'open', words: broader.map(({ word }) => word) }
    : { kind: 'query', query, broader, byKind: kindsNamed(parts, query), absent };
}
