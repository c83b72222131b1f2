import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { sharedProductUrl } from './environment';
import { watchRequests } from './rest';
import { type Place, emptied, newPlace } from './place';

/** What the console may say during a visit. */
type Noise = 'none' | 'failed requests' | 'anything';

interface VisitOptions {
  readonly width?: number;
  /** Whether the visitor went through onboarding before; true when left out. */
  readonly onboarded?: boolean;
  /** Whether this browser has seen figures of the person's own, so that no sample may stand in for them. */
  readonly hasOwnData?: boolean;
  /** Left out, the console has to stay silent. */
  readonly noise?: Noise;
  /** Whether the visit lasts for the whole suite, for tests that only look and leave nothing behind; they share its page. */
  readonly lasts?: boolean;
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface WatchedVisit extends Visit {
  readonly place: Place;
  readonly lasts: boolean;
  /** Everything the console complained of that this visit does not allow. */
  readonly complaints: string[];
}

const ALLOWED: Readonly<Record<Noise, RegExp>> = {
  none: /^$/,
  'failed requests': /^Failed to load resource/,
  anything: /^/,
};

export const PHONE = 390;
export const DESKTOP = 1280;

const heightOf = (width: number): number => (width < 768 ? 844 : 900);

/** Makes the window of an open page another size. */
export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: heightOf(width) });

/** All tests share one network address, which may send sixty reports a minute. */
const isExtraReport = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/remotes/telemetry') && message.text().includes('429');

function watch(page: Page, noise: Noise): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!ALLOWED[noise].test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !isExtraReport(message)) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

async function begin(place: Place, options: VisitOptions): Promise<WatchedVisit> {
  const { width = DESKTOP, onboarded = true, hasOwnData = false } = options;
  const { noise = 'none', lasts = false } = options;
  const { page, context } = place;
  await resize(page, width);
  await place.atEveryStart(
    ([isOnboarded, isOwner]) => {
      if (isOnboarded) localStorage.setItem('onboardingCompleted', 'true');
      if (isOwner) localStorage.setItem('halyard.ownData', 'true');
    },
    [onboarded, hasOwnData],
  );
  watchRequests(page);
  return { page, context, place, lasts, complaints: watch(page, noise) };
}

/** Visits the product as a new person; the visit ends with the test, or with the suite if it lasts. */
export type Visitor = (options?: VisitOptions) => Promise<Visit>;

/**
 * Returns the function with which the tests of a file visit the product, each time as a new user with separate storage.
 * The files of the product that all tests share stay in the browser, and those of another one if its tests break none.
 * After each test the visits that do not last end, and a visit whose console had messages fails the test.
 */
export function visitsOf(
  url: () => string = sharedProductUrl,
  { keepsFiles = url === sharedProductUrl } = {},
): Visitor {
  let chromium: Browser;
  let visits: WatchedVisit[] = [];
  const free: Place[] = [];
  test.beforeAll(({ browser }) => {
    chromium = browser;
  });
  test.afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    const ended = visits.filter(({ lasts }) => !lasts);
    visits = visits.filter(({ lasts }) => lasts);
    const left = await Promise.all(ended.map(({ place }) => emptied(place)));
    free.push(...left.filter((place) => place !== null));
    for (const visit of visits) visit.complaints.length = 0;
    expect(complaints).toEqual([]);
  });
  test.afterAll(async () => {
    const places = [...free, ...visits.map(({ place }) => place)];
    await Promise.all(places.map(({ context }) => context.close()));
  });
  return async (options = {}) => {
    const place = free.pop() ?? (await newPlace(chromium, { origin: url(), keepsFiles }));
    const visit = await begin(place, options);
    visits.push(visit);
    return visit;
  };
}
