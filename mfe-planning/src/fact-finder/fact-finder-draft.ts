import { isIsoDate } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { type FactFinder, goalOf, goalText } from '@halyard/shared-contracts/wire';
import { typedNumber } from '../form/typed-number';

interface GoalDraft {
  readonly what: string;
  readonly amount: Cents | null;
  /** It is a civil day or ''. */
  readonly by: string;
}

export interface FactFinderDraft {
  readonly personal: {
    readonly fullName: string;
    readonly dob: string;
    readonly address: string;
    readonly maritalStatus: string;
  };
  readonly family: { readonly dependents: string; readonly supportYears: string };
  readonly employment: {
    readonly employer: string;
    readonly title: string;
    readonly baseSalary: string;
    readonly bonus: string;
  };
  readonly goals: readonly GoalDraft[];
  /** Goals that changed elsewhere stay. */
  readonly goalsBefore: readonly string[];
  readonly estate: {
    readonly will: string;
    readonly trust: string;
    readonly healthCareProxy: string;
    readonly notes: string;
  };
}

export type FactFinderPart = Exclude<keyof FactFinderDraft, 'goalsBefore'>;

function goalDraft(text: string): GoalDraft {
  const { what, amount, by } = goalOf(text);
  return { what, amount, by: by ?? '' };
}

const storedGoal = ({ what, amount, by }: GoalDraft): string =>
  goalText({ what: what.trim(), amount, by: isIsoDate(by) ? by : null });

export function factFinderDraft(facts: FactFinder): FactFinderDraft {
  const { personal, family, employment, goals, estate } = facts;
  return {
    personal: {
      fullName: personal.fullName ?? '',
      dob: personal.dob ?? '',
      address: personal.address ?? '',
      maritalStatus: personal.maritalStatus ?? '',
    },
    family: {
      dependents: family?.dependents?.toString() ?? '',
      supportYears: family?.supportYears?.toString() ?? '',
    },
    employment: {
      employer: employment.employer ?? '',
      title: employment.title ?? '',
      baseSalary: employment.baseSalary?.toString() ?? '',
      bonus: employment.bonus?.toString() ?? '',
    },
    goals: goals.map(goalDraft),
    goalsBefore: goals,
    estate: {
      will: estate.will ?? '',
      trust: estate.trust ?? '',
      healthCareProxy: estate.healthCareProxy ?? '',
      notes: estate.notes ?? '',
    },
  };
}

const answer = (text: string): string | null => text.trim() || null;

/** An unanswered section is not stored. */
function familyOf({
  dependents,
  supportYears,
}: FactFinderDraft['family']): Pick<FactFinder, 'family'> {
  const family = { dependents: typedNumber(dependents), supportYears: typedNumber(supportYears) };
  const isAnswered = family.dependents !== null || family.supportYears !== null;
  return isAnswered ? { family } : {};
}

export function factFinderOf(draft: FactFinderDraft): FactFinder {
  const { personal, family, employment, goals, estate } = draft;
  return {
    personal: {
      fullName: answer(personal.fullName),
      dob: answer(personal.dob),
      address: answer(personal.address),
      maritalStatus: answer(personal.maritalStatus),
    },
    ...familyOf(family),
    employment: {
      employer: answer(employment.employer),
      title: answer(employment.title),
      baseSalary: typedNumber(employment.baseSalary),
      bonus: typedNumber(employment.bonus),
    },
    goals: goals.map(storedGoal).filter((text) => text !== ''),
    estate: {
      will: answer(estate.will),
      trust: answer(estate.trust),
      healthCareProxy: answer(estate.healthCareProxy),
      notes: answer(estate.notes),
    },
  };
}
