import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DESKTOP } from '../browser';
import { main, moveTo } from '../page';
import { allShown } from '../rest';
import { DATA_SCREENS } from '../screens';

/** These screens show the user's own figures. */
const OWN_SCREENS = DATA_SCREENS.filter(({ reads }) =>
  reads.some((path) => path.startsWith('/api/finance/')),
);

const FIGURE = /[−-]?\$?\d[\d,]*(?:\.\d+)?[KM%]?/g;
/** This pattern matches the time at which a bank last confirmed figures. Figures without a bank have no such time. */
const AS_OF = /as of \w+ \d+, \d+:\d+ [AP]M/g;

/** These fields differ when no bank supplies the same figures. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'as_of', 'open_terms']);

type Figures = Readonly<Record<string, unknown>>;

/** Returns the API's answers to all reads of the screens with figures. */
export async function answeredFigures({ request }: BrowserContext): Promise<Figures> {
  const figures: Record<string, unknown> = {};
  for (const path of new Set(OWN_SCREENS.flatMap(({ reads }) => reads))) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    figures[path] = JSON.parse(await answer.text(), (key, value: unknown) =>
      PROVENANCE.has(key) ? undefined : value,
    );
  }
  return figures;
}

/** Returns every figure on every screen with figures. */
export async function shownFigures(page: Page): Promise<Figures> {
  const figures: Record<string, unknown> = {};
  // A chart is drawn only near the window, so the window is as long as the longest screen.
  await page.setViewportSize({ width: DESKTOP, height: 6000 });
  await page.goto('/');
  for (const { path, heading, loaded } of OWN_SCREENS) {
    await moveTo(page, path);
    await expect(
      main(page).getByRole('heading', { level: 1, name: heading }).first(),
    ).toBeVisible();
    await expect(main(page).getByText(loaded).first()).toBeVisible();
    await allShown(page);
    const text = await main(page).innerText();
    figures[path] = text.replaceAll(AS_OF, '').match(FIGURE) ?? [];
  }
  return figures;
}
