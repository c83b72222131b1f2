import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../paths.mjs';

/** The rule does not apply to commits up to this one. */
const LAST_UNCHECKED = 'c89b52c';
const MAX_LENGTH = 72;
const FORM =
  /^(?:feat|fix|refactor|perf|test|docs|style|build|chore|revert)(?:\([a-z][\w,-]*\))?: (?<verb>\S+) /;
const NOT_IMPERATIVE = /^(?!bring$|need$|feed$|embed$|seed$|speed$|exceed$|proceed$).+(?:ed|ing)$/;

function problemOf(subject) {
  if (subject.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  const verb = FORM.exec(subject)?.groups.verb;
  if (verb === undefined) return 'is not in the form "type(scope): imperative"';
  return NOT_IMPERATIVE.test(verb) ? `begins with "${verb}", which is not an imperative` : null;
}

/** Fails when the subject of a newer commit is too long or not in the form that CONTRIBUTING.md describes. */
const { values } = parseArgs({
  options: {
    root: { type: 'string', default: ROOT },
    since: { type: 'string', default: LAST_UNCHECKED },
  },
});
const { status, stdout } = spawnSync(
  'git',
  ['log', '--no-merges', '--format=%h %s', `${values.since}..HEAD`],
  { cwd: resolve(values.root), encoding: 'utf8' },
);
if (status === 0) {
  const problems = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ line, problem: problemOf(line.slice(line.indexOf(' ') + 1)) }))
    .filter(({ problem }) => problem !== null);
  for (const { line, problem } of problems) console.error(`${line}\n  ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.log(`Skipped: this clone does not have the commit ${values.since}.`);
}
