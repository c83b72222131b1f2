import { chromium } from 'playwright-core';

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

const start = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    host: '127.0.0.1',
    args: ARGS,
  });

/** One browser for each worker, which all of its suites share: a visit has storage of its own, and a launch costs a second. */
export async function startBrowsers(count) {
  const servers = await Promise.all(Array.from({ length: count }, start));
  return {
    addresses: servers.map((server) => server.wsEndpoint()),
    stop: () => Promise.all(servers.map((server) => server.close())),
  };
}
