import { alternating, line, ratios } from '../statistics.mjs';
import { productWith } from '../running-product.mjs';
import { warmVisit } from '../slow-visit.mjs';

const ROUNDS = 5;

/**
 * Measures home on a slow phone that has cached its files: with the view that the server draws, and without one, so that
 * the app draws home from the same files and answers.
 */
export async function benchWarm({ browser, product, rounds = ROUNDS }) {
  const plain = await productWith({ FIRST_VIEW_MS: '0' });
  try {
    const targets = { drawn: `${product.url}/`, plain: `${plain.url}/` };
    const visits = await alternating(targets, rounds, (url) => warmVisit(browser, url));
    const of = (name, figure) => visits[name].map((visit) => visit[figure]);
    return [
      line(
        '',
        'accounts shown / without a view',
        ratios(of('drawn', 'shownMs'), of('plain', 'shownMs')),
        {
          most: 0.5,
        },
      ),
      line('', 'accounts shown', of('drawn', 'shownMs'), { unit: 'ms' }),
      line('', 'accounts shown, without a view', of('plain', 'shownMs'), { unit: 'ms' }),
      line('', 'largest paint', of('drawn', 'lcp'), { unit: 'ms' }),
      line('', 'shift of the layout', of('drawn', 'cls'), { most: 0.005 }),
      line('', 'blocked by long tasks', of('drawn', 'blocked'), { unit: 'ms' }),
      line('', 'blocked by long tasks, without a view', of('plain', 'blocked'), { unit: 'ms' }),
    ];
  } finally {
    await plain.stop();
  }
}
