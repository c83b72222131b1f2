import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, sharedProductUrl } from './environment';

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
}

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface WatchedVisit extends Visit {
  /** Everything the console complained of that this visit does not allow. */
  readonly complaints: string[];
}

/** What a page may take for one step before the test calls it broken, in ms. */
const WAIT_MS = 15_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

function watch(page: Page, noise: Noise): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!ALLOWED[noise].test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.message));
  return complaints;
}

async function open(browser: Browser, url: string, options: VisitOptions): Promise<WatchedVisit> {
  const { width = DESKTOP, onboarded = true, hasOwnData = false, noise = 'none' } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: heightOf(width) },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(
    ([isOnboarded, isOwner]) => {
      if (isOnboarded) localStorage.setItem('onboardingCompleted', 'true');
      if (isOwner) localStorage.setItem('halyard.ownData', 'true');
    },
    [onboarded, hasOwnData],
  );
  const page = await context.newPage();
  return { page, context, complaints: watch(page, noise) };
}

/** Visits the product as a new person. */
export type Visitor = (options?: VisitOptions) => Promise<Visit>;

/**
 * Gives a suite its browser and returns the way to visit the product as a new person with storage of their own.
 * After each test its visits are closed, and one whose console complained fails it.
 */
export function visitsOf(url: () => string = sharedProductUrl): Visitor {
  let browser: Browser;
  const visits: WatchedVisit[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(ended.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  afterAll(() => browser.close());
  return async (options = {}) => {
    const visit = await open(browser, url(), options);
    visits.push(visit);
    return visit;
  };
}
