import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, productUrl } from './environment';

export interface Visit {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether the visitor went through onboarding before; true when left out. */
  readonly onboarded?: boolean;
}

/** A page and everything its console complained of since it was opened. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
}

/** What a page may take for one step before the test calls it broken. */
const WAIT_MS = 12_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** A new visitor with storage of their own: nobody before was here. */
export async function visitor(browser: Browser, visit: Visit = {}): Promise<WatchedPage> {
  const { width = 1280, colorScheme = 'light', onboarded = true } = visit;
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(WAIT_MS);
  if (onboarded) {
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  return { page, context, complaints };
}
