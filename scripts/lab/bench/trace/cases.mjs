import { slowDown } from '../slow-phone.mjs';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1350, height: 940 };
const RESTS_MS = 900;
/** The trace continues this long after the last mark, for work that still belongs to it. */
const AFTER_MS = 500;

/** Runs in the page. Marks the next press and the frame in which the first heading is `title`. */
function markPress(title) {
  const look = () => {
    if (document.querySelector('h1')?.textContent !== title) requestAnimationFrame(look);
    else requestAnimationFrame(() => performance.mark('halyard-shown'));
  };
  const onClick = () => {
    performance.mark('halyard-pressed');
    look();
  };
  document.addEventListener('click', onClick, { capture: true, once: true });
}

/** A returning browser has the flag and the cookie that repeats it. */
async function newPage({ browser, product }, viewport, isOnboarded) {
  const context = await browser.newContext({ viewport });
  if (isOnboarded) {
    await context.addCookies([{ name: 'halyard_onboarded', value: '1', url: product.url }]);
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  }
  return context.newPage();
}

/** Traces a cold start on a slow phone until the largest paint. */
const opening = (isOnboarded, heading) => async (stage, record) => {
  const page = await newPage(stage, PHONE, isOnboarded);
  await slowDown(page);
  await record(page, async () => {
    await page.goto(stage.product.url);
    await page.getByRole('heading', { name: heading }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(AFTER_MS);
  });
  return { from: 'navigationStart', to: 'largestContentfulPaint::Candidate', least: 50 };
};

/** Traces the third visit of a slow phone to home until the largest paint. */
async function warm(stage, record) {
  const first = await newPage(stage, PHONE, true);
  for (let visit = 0; visit < 2; visit += 1) {
    await first.goto(stage.product.url);
    await first.getByRole('heading', { name: 'Accounts Overview' }).waitFor();
    await first.waitForTimeout(RESTS_MS);
  }
  const page = await first.context().newPage();
  await slowDown(page);
  await record(page, async () => {
    await page.goto(stage.product.url);
    await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor();
    await page.waitForTimeout(2 * AFTER_MS);
  });
  return { from: 'navigationStart', to: 'largestContentfulPaint::Candidate', least: 20 };
}

/** Traces the press of a link to a screen of another remote, with or without hovering first. */
const going = (title, rests) => async (stage, record) => {
  const page = await newPage(stage, DESKTOP, true);
  await page.goto(stage.product.url);
  await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1500);
  await slowDown(page);
  const link = page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first();
  if (rests > 0) {
    await link.hover();
    await page.waitForTimeout(rests);
  }
  await page.evaluate(markPress, title);
  await record(page, async () => {
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.waitForTimeout(AFTER_MS);
  });
  return { from: 'halyard-pressed', to: 'halyard-shown', least: 15 };
};

/** Traces a list of 100,000 rows: a letter in the search, three sorts, and opening and closing a row. */
async function list(stage, record) {
  const { url, context, rows } = await stage.large();
  const page = await context.newPage();
  await page.setViewportSize(DESKTOP);
  await page.goto(`${url}/transactions`);
  const all = `of ${rows.toLocaleString('en-US')} transactions`;
  await page.getByText(all).waitFor({ timeout: 60_000 });
  const mark = (name) => page.evaluate((text) => performance.mark(text), name);
  await record(page, async () => {
    await mark('halyard-begun');
    await page.getByPlaceholder('Search merchants, categories...').press('j');
    await page.waitForTimeout(AFTER_MS);
    for (const sort of ['Amount', 'Merchant', 'Date']) {
      await page.getByRole('button', { name: sort }).first().click();
      await page.waitForTimeout(AFTER_MS);
    }
    await page.getByRole('table').getByRole('button', { name: 'Details' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(AFTER_MS);
    await mark('halyard-ended');
  });
  return { from: 'halyard-begun', to: 'halyard-ended', least: 16 };
}

export const CASES = {
  welcome: opening(false, 'What you get'),
  home: opening(true, 'Accounts Overview'),
  warm,
  route: going('Budget', 0),
  intent: going('Assets', RESTS_MS),
  list,
};
