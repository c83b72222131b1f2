import { alternating, line, ratios } from '../statistics.mjs';
import { slowVisit } from '../slow-visit.mjs';

const ROUNDS = 5;
const OTHER_REMOTE = '**/remotes/mfe-money/**';

/** These are the behaviors of a host with a remote that home does not show. */
const HOSTS = {
  healthy: (route) => route.continue(),
  silent: () => undefined,
  gone: (route) => route.fulfill({ status: 404 }),
};

/** Measures home while the files of another remote are late or missing. */
export async function benchOutage({ browser, product, rounds = ROUNDS }) {
  const visit = (host) =>
    slowVisit(browser, `${product.url}/`, (page) => page.route(OTHER_REMOTE, host));
  const { healthy, silent, gone } = await alternating(HOSTS, rounds, visit);
  const lcp = (visits) => visits.map((each) => each.lcp);
  return [
    line('P17', 'hangs: largest paint / healthy', ratios(lcp(silent), lcp(healthy)), {
      most: 1.02,
    }),
    line('P17', 'answers 404: largest paint / healthy', ratios(lcp(gone), lcp(healthy)), {
      most: 1.02,
    }),
    line('', 'healthy: largest paint', lcp(healthy), { unit: 'ms' }),
  ];
}
