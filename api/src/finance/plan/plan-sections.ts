import { type IsoDate, shortDate } from '@halyard/shared-contracts/finance';
import {
  type HouseholdPlan,
  type PlanChoices,
  type PlanSummary,
  PROJECTION_SOURCES,
  USUAL_GROWTH_PERCENT,
  USUAL_OWN_SHARE_PERCENT,
} from '@halyard/shared-contracts/long-run';
import { formatWholeUsd } from '@halyard/shared-contracts/money';
import type { Content } from 'pdfmake';
import { section } from '../summary/section';

const entered = (chosen: unknown): string =>
  chosen === null ? 'Halyard’s assumption' : 'As you entered it';

const BASIS: Readonly<Record<HouseholdPlan['basis']['saving'], string>> = {
  chosen: 'As you entered it',
  usual: 'Your last full months',
  estimated: 'Estimated from today’s pay',
  received: 'What arrives now',
  unknown: 'Not known',
};

export function assumptionsSection({ plan, basis }: HouseholdPlan, choices: PlanChoices): Content {
  return section({
    title: 'What this assumes',
    layout: 'listed',
    source: 'A year, in today’s dollars',
    rows: [
      ['Age', choices.age === null ? 'From your profile' : 'As you entered it', String(plan.age)],
      ['Retires at', entered(choices.retirementAge), String(plan.retirementAge)],
      ['Money has to last to', entered(choices.lastAge), String(plan.lastAge)],
      ['Claims Social Security at', entered(choices.claimAge), String(plan.claimAge)],
      ['Saved until then', BASIS[basis.saving], formatWholeUsd(plan.saving)],
      ['Spent in retirement, without loans', BASIS[basis.spending], formatWholeUsd(plan.spending)],
      ['Social Security', BASIS[basis.benefits], formatWholeUsd(plan.benefits)],
      ['Pensions', BASIS[basis.pension], formatWholeUsd(plan.pension)],
      ['Fees', entered(choices.feePercent), `${plan.feePercent}%`],
      [
        'Inflation, for steady growth',
        entered(choices.inflationPercent),
        `${plan.inflationPercent}%`,
      ],
      ['State tax', entered(choices.statePercent), `${plan.statePercent}%`],
      [
        'Part of the income used by yourself',
        'Halyard’s assumption',
        `${USUAL_OWN_SHARE_PERCENT}%`,
      ],
      ['Growth of money that is paid out', 'Halyard’s assumption', `${USUAL_GROWTH_PERCENT}%`],
    ],
  });
}

interface Source {
  readonly citation: string;
  readonly validTo: IsoDate | null;
  readonly checkedOn: IsoDate;
  readonly verified: boolean;
}

function stateOf({ validTo, checkedOn, verified }: Source, today: IsoDate): string {
  const over = validTo !== null && validTo < today;
  const year = over ? `${validTo.slice(0, 4)} figure, not yet updated; ` : '';
  return verified
    ? `${year}checked with its text on ${shortDate(checkedOn)}`
    : `${year}not checked with its text`;
}

/** Lists each source once. */
export function sourcesSection(
  today: IsoDate,
  sources: readonly Source[] = PROJECTION_SOURCES,
): Content {
  const once = new Map(sources.map((source) => [source.citation, source]));
  return section({
    title: 'Sources of figures set by law and of market returns',
    layout: 'sources',
    source: 'Their addresses are on the screens',
    rows: [...once.values()].map((source) => [source.citation, stateOf(source, today)]),
  });
}

/** Returns the name of a screen, such as “Wealth plan” for `/wealth-plan`, because an address says little on paper. */
function screenName(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const resultsSection = ({ results }: PlanSummary): Content =>
  section({
    title: 'Your plan at a glance',
    layout: 'listed',
    source: 'Computed from the figures below',
    rows: results.map(({ label, value, from, screen }) => [
      label,
      `${from} (${screenName(screen)})`,
      value,
    ]),
    note: 'Tried futures and estimates are information, no promise and no professional advice.',
  });

const linesSection = (
  title: string,
  source: string,
  lines: PlanSummary['gaps'],
  empty: string,
): Content =>
  section({
    title,
    layout: 'sources',
    source,
    rows: lines.map(({ text, screen }) => [text, screenName(screen)]),
    empty,
  });

export const stepsSection = ({ steps }: PlanSummary): Content =>
  linesSection(
    'The next three steps',
    'From your figures, to talk about',
    steps,
    'Nothing stands out',
  );

export const gapsSection = ({ gaps }: PlanSummary): Content =>
  linesSection('Gaps', 'What is not covered or not known', gaps, 'None');
