const WAIT_MS = 60_000;
const WRONG_CLOCK = /The clock of this device is wrong/;
/** All users share one address, which may send sixty reports per minute. Refused reports are not counted as errors. */
const EXTRA_REPORT = '/remotes/telemetry';

/** Opens a browser with a tab for one user and collects its errors. `clockMs` is how far its clock is ahead. */
export async function openTab(browser, baseURL, { clockMs = 0 } = {}) {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript((ahead) => {
    localStorage.setItem('onboardingCompleted', 'true');
    const { now } = Date;
    const Real = Date;
    if (ahead === 0) return;
    globalThis.Date = class extends Real {
      constructor(...parts) {
        super(...(parts.length === 0 ? [now() + ahead] : parts));
      }

      static now() {
        return now() + ahead;
      }
    };
  }, clockMs);
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(`threw: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith(EXTRA_REPORT))
      errors.push(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !answer.url().endsWith(EXTRA_REPORT))
      errors.push(`${answer.status()} ${answer.url()}`);
  });
  return { context, page, errors };
}

const heading = (page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Returns the version in the title of a screen. Throws if the title shows another version or none. */
async function versionOn(page, screen, versions) {
  const titles = versions.map((version) => `${screen} ${version}`);
  const found = heading(page).filter({ hasText: new RegExp(`^(${titles.join('|')})$`) });
  await found.waitFor({ timeout: WAIT_MS });
  return (await found.innerText()).slice(screen.length + 1);
}

/** Opens two screens of the remote and one of another. A tab that stays open is not reloaded. */
export async function lookAround({ page, errors }, { versions, stays = false, isWrong = false }) {
  try {
    const footer = (path) =>
      page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first();
    if (stays) await footer('/terms-of-service').click();
    else await page.goto('/terms-of-service');
    if (isWrong) {
      await page.getByRole('main').getByText(WRONG_CLOCK).waitFor({ timeout: WAIT_MS });
      // React prints the error that the screen explains.
      errors.splice(0, errors.length, ...errors.filter((words) => !words.includes('ClockError')));
      return 'wrong clock named';
    }
    const version = await versionOn(page, 'Terms', versions);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Accounts', exact: true })
      .click();
    await heading(page)
      .filter({ hasText: /^Accounts$/ })
      .waitFor({ timeout: WAIT_MS });
    await footer('/help').click();
    await versionOn(page, 'Help', versions);
    return version;
  } catch (error) {
    const shown = await page
      .getByRole('main')
      .innerText()
      .catch(() => 'nothing');
    errors.push(`${error.message.split('\n')[0]} Shown: ${shown.slice(0, 120)}`);
    return 'failed';
  }
}

/** Returns the errors in a tab since the last call. `isOwn` means that the faulty version itself threw the error. */
export const errorsOf = ({ errors }, faulty) =>
  errors.splice(0).map((words) => ({ words, isOwn: words.includes(`bad build ${faulty}`) }));
