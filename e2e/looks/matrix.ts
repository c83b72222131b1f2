import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { DESKTOP, PHONE } from '../support/browser';
import type { Screen } from '../support/screen';
import { DATA_SCREENS, SCREENS } from '../support/screens';
import { PEOPLE, type Person } from './people';

/** A `Look` is one picture: a screen, the person who sees it, and the width of the window in px. */
export interface Look {
  readonly screen: Screen;
  readonly person: Person;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

type View = Pick<Look, 'width' | 'scheme'>;

const ALL_VIEWS: readonly View[] = [PHONE, DESKTOP].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Together, the four people cover every view of every screen. */
const OWN_VIEW: Readonly<Record<Person, View>> = {
  sample: { width: DESKTOP, scheme: 'light' },
  family: { width: PHONE, scheme: 'light' },
  retiree: { width: PHONE, scheme: 'dark' },
  freelancer: { width: DESKTOP, scheme: 'dark' },
};

/** These screens show a release or an address that changes with every build. */
const UNSTEADY = ['/__platform', '/outbox'];

const isPersonal = ({ path }: Screen): boolean =>
  DATA_SCREENS.some((screen) => screen.path === path && path !== '/privacy-policy-dynamic');

function looksOf(person: Person, viewsOf: (screen: Screen) => readonly View[]): Look[] {
  return SCREENS.filter(({ path }) => !UNSTEADY.includes(path))
    .filter((screen) => person === 'sample' || isPersonal(screen))
    .flatMap((screen) => viewsOf(screen).map((view) => ({ screen, person, ...view })));
}

/**
 * These are all combinations of screen, width, scheme, and person. A screen without figures looks the same to every
 * person.
 */
export const ALL_LOOKS = PEOPLE.flatMap((person) => looksOf(person, () => ALL_VIEWS));

/** Each person has one view. The list covers every screen, width, scheme, and person, but not all combinations. */
const OWN_LOOKS = PEOPLE.flatMap((person) => looksOf(person, () => [OWN_VIEW[person]]));

/** The usual run compares this many pictures of the sample, because the other people have to link a bank first. */
const USUAL = 1;

const ofSample = OWN_LOOKS.filter(({ person }) => person === 'sample');

export const STORED_LOOKS = THOROUGH ? OWN_LOOKS : spread(ofSample, USUAL);

export const fileOf = ({ screen, person, width, scheme }: Look): string =>
  `${screen.path.replaceAll('/', '') || 'home'}-${person}-${width}-${scheme}.jpg`;
