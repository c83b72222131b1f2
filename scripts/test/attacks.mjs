import { readFileSync } from 'node:fs';
import { runJest, resultFile } from './jest.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { onPostgres } from './postgres-tests.mjs';

const WORKERS = 2;

/** Counts the repelled and the successful attacks of each group. */
function groupsOf(name) {
  const groups = {};
  const { testResults } = JSON.parse(readFileSync(resultFile(name), 'utf8'));
  for (const { ancestorTitles, status } of testResults.flatMap((file) => file.assertionResults)) {
    const group = (groups[ancestorTitles[0] ?? 'no group'] ??= { repelled: 0, broken: 0 });
    if (status === 'passed') group.repelled += 1;
    if (status === 'failed') group.broken += 1;
  }
  return Object.entries(groups).sort(([one], [other]) => one.localeCompare(other));
}

function sayGroups(say, name, database) {
  say(`Attacks on ${database}:`);
  for (const [group, { repelled, broken }] of groupsOf(name)) {
    say(`  ${group.padEnd(28)} ${repelled} repelled${broken > 0 ? `, ${broken} BROKE IN` : ''}`);
  }
}

async function attack(say, name, database, env = {}) {
  const args = ['--selectProjects', 'attacks', `--maxWorkers=${WORKERS}`];
  const result = await runJest(name, args, env);
  // A run that did not begin has no groups and counts as a failure.
  if (result.passed > 0) sayGroups(say, name, database);
  return result;
}

export const runAttacks = (say) => attack(say, 'attacks', 'the embedded database');

/** Without PostgreSQL, its attacks count as skipped. */
async function attackOnPostgres(say, count) {
  try {
    return await onPostgres(say, (env) =>
      attack(say, 'attacks-postgres', 'PostgreSQL, two instances', env),
    );
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(`The attacks on PostgreSQL did not run. ${error.message}`);
    return { passed: 0, failed: 0, skipped: count };
  }
}

export async function runAttacksOnBoth(say) {
  const embedded = await runAttacks(say);
  const shared = await attackOnPostgres(say, embedded.passed + embedded.failed);
  return {
    passed: embedded.passed + shared.passed,
    failed: embedded.failed + shared.failed,
    skipped: embedded.skipped + shared.skipped,
  };
}
