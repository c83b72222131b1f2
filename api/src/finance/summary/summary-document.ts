import { isDeepStrictEqual } from 'node:util';
import type { FinancialData, IsoDate } from '@halyard/shared-contracts/finance';
import { goalProgress, spokenDate } from '@halyard/shared-contracts/finance';
import { PROJECTION_SOURCES, SOURCED } from '@halyard/shared-contracts/long-run';
import { answeredProfile, type FactFinder } from '@halyard/shared-contracts/wire';
import type { Content } from 'pdfmake';
import {
  assetsSection,
  insuranceSection,
  debtsSection,
  netWorthSection,
  spendingSection,
} from './money-sections';
import { advisorSection, estateSection, goalsSection, personSection } from './person-sections';
import type { UserPlan } from '../plan/plan-of-user';
import {
  assumptionsSection,
  gapsSection,
  resultsSection,
  sourcesSection,
  stepsSection,
} from '../plan/plan-sections';
import { QUIET, type SummaryDocument } from './layout';
import { profileSource, sourcesOf } from './source';

interface Preparation {
  readonly plan: UserPlan;
  readonly facts: FactFinder;
  readonly preparedOn: IsoDate;
  /** It is an IANA zone. */
  readonly timeZone: string;
}

const TITLE = 'Fact Finder Summary';

/** The projection and the taxes of a year have these sources. */
const PLAN_SOURCES = [
  ...PROJECTION_SOURCES,
  SOURCED.wageBase,
  SOURCED.payrollTax,
  SOURCED.seniorDeduction,
  SOURCED.childTaxCredit,
];

const SAMPLE_NOTICE =
  'Sample data: these figures belong to a sample household. Connect your bank or add an account to see your own.';

function opening({ source, today, profile }: FinancialData, preparedOn: IsoDate): Content {
  const whom = profile.name === null ? '' : ` for ${profile.name}`;
  const prepared = `Prepared on ${spokenDate(preparedOn)}${whom}. Figures of ${spokenDate(today)}.`;
  return {
    stack: [
      { text: TITLE, style: 'title' },
      { text: prepared, color: QUIET, margin: [0, 2, 0, 4] },
      ...(source === 'sample' ? [{ text: SAMPLE_NOTICE, style: 'sample' }] : []),
      { text: '', margin: [0, 0, 0, 12] },
    ],
  };
}

/** Prints the fact finder's summary with the figures of the screen and their sources (P2-2.summary-6, R-3.3). */
export function summaryDocument(
  financialData: FinancialData,
  { plan, facts, preparedOn, timeZone }: Preparation,
): SummaryDocument {
  const sources = sourcesOf(financialData, timeZone);
  const answered = {
    ...financialData,
    profile: answeredProfile(financialData.profile, facts, financialData.today),
  };
  const isChanged = !isDeepStrictEqual(answered.profile, financialData.profile);
  const mark = financialData.source === 'sample' ? 'Sample data' : '';
  return {
    title: TITLE,
    content: [
      opening(answered, preparedOn),
      netWorthSection(financialData, sources),
      resultsSection(plan.summary),
      stepsSection(plan.summary),
      gapsSection(plan.summary),
      assetsSection(financialData, sources),
      debtsSection(financialData, sources),
      spendingSection(financialData, sources),
      insuranceSection(financialData, sources),
      personSection(answered, profileSource(financialData.source, isChanged)),
      goalsSection(goalProgress(financialData)),
      estateSection(facts.estate),
      ...(plan.household ? [assumptionsSection(plan.household, plan.context.choices)] : []),
      sourcesSection(financialData.today, PLAN_SOURCES),
      advisorSection(),
    ],
    mark,
    preparedOn: spokenDate(preparedOn),
  };
}
