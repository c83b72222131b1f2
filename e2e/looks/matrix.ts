import { spread, THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { DESKTOP, PHONE } from '../support/browser';
import type { Screen } from '../support/screen';
import { DATA_SCREENS, SCREENS } from '../support/screens';
import { PEOPLE, type Person } from './people';

/** One picture: a screen as a person sees it, in a window of this width in px. */
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

/** Together the four people cover every view of every screen. */
const OWN_VIEW: Readonly<Record<Person, View>> = {
  sample: { width: DESKTOP, scheme: 'light' },
  family: { width: PHONE, scheme: 'light' },
  retiree: { width: PHONE, scheme: 'dark' },
  freelancer: { width: DESKTOP, scheme: 'dark' },
};

/** Their content is a release or an address, which changes with every build. */
const UNSTEADY = ['/__platform', '/outbox'];

const isPersonal = ({ path }: Screen): boolean =>
  DATA_SCREENS.some((screen) => screen.path === path && path !== '/privacy-policy-dynamic');

function looksOf(person: Person, viewsOf: (screen: Screen) => readonly View[]): Look[] {
  return SCREENS.filter(({ path }) => !UNSTEADY.includes(path))
    .filter((screen) => person === 'sample' || isPersonal(screen))
    .flatMap((screen) => viewsOf(screen).map((view) => ({ screen, person, ...view })));
}

/** Every screen × width × scheme × person; a screen without figures looks the same to everyone. */
export const ALL_LOOKS = PEOPLE.flatMap((person) => looksOf(person, () => ALL_VIEWS));

/** One view for each person: every screen, width, scheme, and person, but not each of them with each. */
const OWN_LOOKS = PEOPLE.flatMap((person) => looksOf(person, () => [OWN_VIEW[person]]));

/** Each screen as one person sees it: the first screen as the first person, the second one as the second, and so on. */
const screenByScreen = (looks: readonly Look[]): readonly Look[] =>
  SCREENS.flatMap((screen, at) => {
    const ofScreen = looks.filter((look) => look.screen === screen);
    return ofScreen.slice(at % ofScreen.length).slice(0, 1);
  });

/** How many pictures the usual run compares: screens of every remote, each as one person sees it. */
const USUAL = 14;

/** The pictures that are stored. */
export const STORED_LOOKS = THOROUGH ? OWN_LOOKS : spread(screenByScreen(OWN_LOOKS), USUAL);

/** The file of a picture. */
export const fileOf = ({ screen, person, width, scheme }: Look): string =>
  `${screen.path.replaceAll('/', '') || 'home'}-${person}-${width}-${scheme}.jpg`;
