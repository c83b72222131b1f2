/** The global object with the counters of all modules. It stays in a worker, as the modules do. */
const COUNTERS = '__counters__';

/** By path, how many counters of a module were reached when it was last reported. */
const reported = new Map();

const reachedOf = ({ s, f, b }) =>
  [...Object.values(s), ...Object.values(f), ...Object.values(b).flat()].filter((hits) => hits > 0)
    .length;

/**
 * The coverage to report after a test file: that of the modules of which it reached something that no file before it
 * did. Jest copies and merges all that it is given, so the coverage of every module would take a third of a run.
 */
function newCoverage() {
  const changed = Object.entries(globalThis[COUNTERS] ?? {}).filter(([path, counters]) => {
    const reached = reachedOf(counters);
    if (reached === reported.get(path)) return false;
    reported.set(path, reached);
    return true;
  });
  return Object.fromEntries(changed);
}

module.exports = { COUNTERS, newCoverage };
