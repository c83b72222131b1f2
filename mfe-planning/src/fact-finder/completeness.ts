import { countWords } from '@halyard/shared-contracts/finance';
import type { FactFinderDraft, FactFinderPart } from './fact-finder-draft';

type Section = FactFinderDraft[FactFinderPart];

const isAnswered = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

interface Answered {
  readonly answered: number;
  readonly of: number;
}

/** Notes are not a question. */
function answeredIn(fields: object): Answered {
  const questions = Object.entries(fields).filter(([name]) => name !== 'notes');
  return {
    answered: questions.filter(([, value]) => isAnswered(value)).length,
    of: questions.length,
  };
}

const goalsOf = (goals: FactFinderDraft['goals']): number =>
  goals.filter(({ what }) => isAnswered(what)).length;

const goalWords = (count: number): string => (count === 0 ? 'None yet' : countWords(count, 'goal'));

/** Returns, for example, "2 of 4", or the number of goals. */
export function completeness(section: Section): string {
  if ('length' in section) return goalWords(goalsOf(section));
  const { answered, of } = answeredIn(section);
  return answered === of ? 'Complete' : `${answered} of ${of}`;
}

/** All goals together count as one question. */
export function answeredInAll({
  personal,
  family,
  employment,
  goals,
  estate,
}: Pick<FactFinderDraft, FactFinderPart>): Answered {
  const parts = [personal, family, employment, estate].map(answeredIn);
  return {
    answered: parts.reduce((sum, { answered }) => sum + answered, 0) + Math.min(1, goalsOf(goals)),
    of: parts.reduce((sum, { of }) => sum + of, 1),
  };
}
