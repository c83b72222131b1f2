import { filledApi } from '../filled-api.mjs';
import { alternating, line, median, ratios, slopes } from '../statistics.mjs';

const [FEW, MANY] = [1_000, 1_000_000];
const ROUNDS = 7;
const PAGES = 16;

/** This page is in the middle of a list of two years, where counting offsets would be slow. */
const FIRST = '/api/finance/transactions?limit=50&endDate=2025-11-25';

/** Returns the median time of a page. Each page is a new one, because a repeated page comes from a cache. */
async function pageMs({ api, person }) {
  await api.change(person);
  const took = [];
  let path = FIRST;
  for (let page = 0; page < PAGES && path; page += 1) {
    const begun = performance.now();
    const answer = await fetch(`${api.url}${path}`, { headers: person });
    const { transactions } = await answer.json();
    took.push(performance.now() - begun);
    if (!answer.ok || transactions.length === 0) throw new Error(`no page at ${path}`);
    path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return median(took);
}

/** Compares a page of a list with a million rows and one with a thousand. */
export async function benchPages({ rounds = ROUNDS }) {
  const api = await filledApi();
  try {
    const [few, many] = [await api.person(FEW), await api.person(MANY)];
    const targets = { few: { api, person: few }, many: { api, person: many } };
    await alternating(targets, 2, pageMs);
    const found = await alternating(targets, rounds, pageMs);
    const over = ratios(found.many, found.few);
    return [
      line('P11', 'of 1,000,000 rows / of 1,000', over, { most: 1.1 }),
      line(
        'P16',
        'slope of a page, 1,000 to 1,000,000',
        slopes(found.many, found.few, MANY / FEW),
        { most: 0.02 },
      ),
      line('', 'of 1,000,000 rows', found.many, { unit: 'ms' }),
    ];
  } finally {
    await api.stop();
  }
}
