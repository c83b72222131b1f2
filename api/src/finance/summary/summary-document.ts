import { isDeepStrictEqual } from 'node:util';
import { brand } from '@halyard/shared-contracts/brand';
import type { Household, IsoDate } from '@halyard/shared-contracts/finance';
import { answeredProfile, type FactFinder } from '@halyard/shared-contracts/wire';
import type { Content, Definition } from 'pdfmake';
import { fullDayName } from '../insight/words';
import {
  assetsSection,
  insuranceSection,
  liabilitiesSection,
  netWorthSection,
  spendingSection,
} from './money-sections';
import { advisorSection, estateSection, goalsSection, personSection } from './person-sections';
import { profileSource, sourcesOf } from './source';

const TITLE = 'Fact Finder Summary';
const INK = '#1c2430';
const QUIET = '#56606e';
const SAMPLE_INK = '#8a4b00';
const SIDE = 54;

const STYLES: Definition['styles'] = {
  title: { fontSize: 20, bold: true },
  heading: { fontSize: 12, bold: true },
  source: { fontSize: 8, color: QUIET },
  running: { fontSize: 8, color: QUIET },
  sample: { fontSize: 9, bold: true, color: SAMPLE_INK },
};

interface Preparation {
  readonly facts: FactFinder;
  /** The civil day on which the document is made. */
  readonly preparedOn: IsoDate;
  /** IANA zone in which instants are told as days. */
  readonly timeZone: string;
}

const SAMPLE_NOTICE =
  'Sample data: these figures belong to a sample household. Connect your bank or add an account to see your own.';

function opening({ source, today, profile }: Household, preparedOn: IsoDate): Content {
  const whom = profile.name === null ? '' : ` for ${profile.name}`;
  const prepared = `Prepared on ${fullDayName(preparedOn)}${whom}. Figures of ${fullDayName(today)}.`;
  return {
    stack: [
      { text: TITLE, style: 'title' },
      { text: prepared, color: QUIET, margin: [0, 2, 0, 4] },
      ...(source === 'sample' ? [{ text: SAMPLE_NOTICE, style: 'sample' }] : []),
      { text: '', margin: [0, 0, 0, 12] },
    ],
  };
}

const running = (left: Content, right: Content, top: number): Content => ({
  columns: [left, right],
  margin: [SIDE, top, SIDE, 0],
});

/**
 * The fact finder's summary as a document: the figures of the screen by the same rules, where each is from, and on
 * every page whose product this is and whether it shows sample data (P2-2.summary-6, R-3.3).
 */
export function summaryDocument(
  household: Household,
  { facts, preparedOn, timeZone }: Preparation,
): Definition {
  const sources = sourcesOf(household, timeZone);
  const answered = {
    ...household,
    profile: answeredProfile(household.profile, facts, household.today),
  };
  const isChanged = !isDeepStrictEqual(answered.profile, household.profile);
  const mark = household.source === 'sample' ? 'Sample data' : '';
  return {
    content: [
      opening(answered, preparedOn),
      personSection(answered, profileSource(household.source, isChanged)),
      netWorthSection(household, sources),
      assetsSection(household, sources),
      liabilitiesSection(household, sources),
      spendingSection(household, sources),
      goalsSection(facts.goals),
      insuranceSection(household, sources),
      estateSection(facts.estate),
      advisorSection(),
    ],
    header: () =>
      running(
        { text: brand.name, bold: true },
        { text: mark, style: 'sample', alignment: 'right' },
        28,
      ),
    footer: (page, pages) =>
      running(
        { text: `${TITLE}, prepared on ${fullDayName(preparedOn)}`, style: 'running' },
        { text: `Page ${page} of ${pages}`, style: 'running', alignment: 'right' },
        20,
      ),
    styles: STYLES,
    defaultStyle: { font: 'Roboto', fontSize: 10, color: INK, lineHeight: 1.15 },
    pageSize: 'LETTER',
    pageMargins: [SIDE, 60, SIDE, 54],
    language: 'en-US',
    displayTitle: true,
    info: { title: `${brand.name} ${TITLE}`, author: brand.name, creator: brand.name },
  };
}
