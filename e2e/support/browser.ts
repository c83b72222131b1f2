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

/** This is what the console may print during a visit. */
type Noise = 'none' | 'failed requests' | 'anything';

interface VisitOptions {
  readonly width?: number;
  /** `true` means that the visitor has finished onboarding. The default is `true`. */
  readonly onboarded?: boolean;
  /** `true` means that this browser has shown the user's own figures, so the sample may not replace them. */
  readonly hasOwnData?: boolean;
  /** By default, the console must print nothing. */
  readonly noise?: Noise;
  /** `true` means that the visit lasts for the whole suite. Tests that change nothing share its page. */
  readonly lasts?: boolean;
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface WatchedVisit extends Visit {
  readonly place: Place;
  readonly lasts: boolean;
  /** These are the console messages that this visit does not allow. */
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

export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: heightOf(width) });

/** All tests share one network address, which may send sixty reports per minute. */
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

/** Visits the product as a new user. The visit ends with the test, or with the suite if it lasts. */
export type Visitor = (options?: VisitOptions) => Promise<Visit>;

/**
 * Returns the function with which the tests of a file visit the product. Each visit is a new user with separate
 * storage. The browser keeps the files of the shared product, and with `keepsFiles` those of another product that
 * no test breaks. After each test, the visits that do not last end, and a console message fails the test.
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
