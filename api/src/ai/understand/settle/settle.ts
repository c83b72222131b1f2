import type { Measure } from '@halyard/shared-contracts/wire';
import { type Clues, impliedMeasure, isOfRows } from '../clues';
import { clearlyOf, isOfGoal, VISITS } from '../words/settle-words';
import { type Case, caseOf, type Ruling } from './case';
import { ofIncome, ofNamedThings, ofChanges } from './of-names';
import { ofRowsAndCards, ofTheLargest, ofDeposits, ofWhatIsDue } from './of-rows';
import { ofGoalsAndPayoff, ofAverages, ofRegularIncome, ofTheRest } from './of-the-rest';

/** The first of these rules that decides is used. */
const RULES: readonly ((one: Case) => Ruling)[] = [
  ofIncome,
  ofNamedThings,
  ofChanges,
  ofRowsAndCards,
  ofTheLargest,
  ofDeposits,
  ofWhatIsDue,
  ofGoalsAndPayoff,
  ofAverages,
  ofRegularIncome,
];

/** Some words ask for rows, whatever measures were found. */
function ofPlainRows({ words, names, order, isOfIncome }: Clues, first?: Measure): Measure | null {
  if (order === 'oldest' && isOfRows(first)) return isOfIncome ? 'deposits' : 'transactions';
  const isCounted = words.includes('many') && words.some((word) => VISITS.has(word));
  return isCounted && names.length > 0 ? 'count' : null;
}

function requestedMeasure(clues: Clues): Measure | null {
  const found = clues.found.filter((each) => isOfGoal(each, clues));
  const [first] = found;
  const ofRows = ofPlainRows(clues, first?.measure);
  if (ofRows) return ofRows;
  if (!first) return impliedMeasure(clues);
  const clear = clearlyOf(first.measure, clues);
  if (clear !== null) return clear;
  const one = caseOf(clues, found, first);
  for (const rule of RULES) {
    const ruling = rule(one);
    if (ruling !== undefined) return ruling;
  }
  return ofTheRest(one);
}

/** 'Comcast last 3 bills' asks for these payments. */
const asksForNewest = ({ words, names, top, split }: Clues): boolean =>
  top !== null && split === null && names.length > 0 && words.some((word) => NEWEST.has(word));
const NEWEST = new Set(['last', 'latest', 'recent', 'newest']);

/** A question about the future asks for what is expected, and a question for a day asks for a list. */
function inTime(measure: Measure, clues: Clues): Measure {
  const { words, isAhead, isComparing, isOfIncome } = clues;
  if (measure === 'monthly_average' && isOfIncome) return 'income';
  const isIncome = measure === 'income' || (measure === 'spending' && isOfIncome);
  if (measure !== 'spending' && !isIncome) return measure;
  const wasBefore = ['did', 'was', 'were', 'have'].some((word) => words.includes(word));
  const asksWhen = clues.asksWhen && !isComparing;
  if (isAhead || words.includes('will') || (asksWhen && !wasBefore))
    return isIncome ? 'expected_income' : 'upcoming';
  if (asksWhen && !words.includes('most')) return isIncome ? 'deposits' : 'transactions';
  return isIncome ? 'income' : measure;
}

/** Returns null if no word tells the measure. */
export function settledMeasure(clues: Clues): Measure | null {
  const measure = requestedMeasure(clues);
  const isList = measure === 'spending' && !clues.isOfIncome && asksForNewest(clues);
  return isList ? 'transactions' : measure && inTime(measure, clues);
}
