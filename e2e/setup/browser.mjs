import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Asked for as what it is: an import would read all of it for the names it gives, a second of every worker. */
const { chromium } = createRequire(import.meta.url)('playwright-core');

/** What Playwright turns off, for a second such flag counts alone, and processes that wait for a page which never comes. */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns on, for the same reason, and the network beside the browser: a process less to talk to. */
const FEATURES_ON = [
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
  'NetworkServiceInProcess2',
];

const ARGS = [
  `--disable-features=${FEATURES_OFF.join(',')}`,
  `--enable-features=${FEATURES_ON.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough to win back what making its code faster costs: without it a suite takes a seventh less.
  '--js-flags=--no-opt --no-maglev',
];

const LOOK_EVERY_MS = 500;

/** Lets this process end while another one, which ends with it, still runs. */
function letGo(child) {
  child.unref();
  for (const stream of child.stdio) stream?.unref();
}

/** Where the whole run has been told to end, its tests fail at once, and with them the suites take down what they started. */
function closeOnceStopped(browser) {
  const timer = setInterval(() => {
    if (existsSync(process.env.E2E_STOPPED)) void browser.close();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * A browser that belongs to this process and ends with it, whatever ends it. A worker never learns that its suite was
 * the last one, so the browser must not keep the worker alive.
 */
export async function startBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const begun = [];
  const note = ({ process: child }) => begun.push(child);
  subscribe('child_process', note);
  const browser = await chromium.launch({
    executablePath,
    args: ARGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  unsubscribe('child_process', note);
  for (const child of begun) if (child.spawnfile === executablePath) letGo(child);
  closeOnceStopped(browser);
  return browser;
}
