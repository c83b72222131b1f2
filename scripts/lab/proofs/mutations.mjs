/**
 * Breaks one line at a time in a copy of the last commit and demands that the narrow test that guards it turns red: a test
 * that stays green guards nothing.
 *
 *   node scripts/lab/proofs/mutations.mjs [part of a name]
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorktree } from './support/worktree.mjs';

const BANK = 'api/src/bank';

/** `line` occurs once in its file, and `broken` takes its place. */
const MUTATIONS = [
  {
    name: 'money in and money out change places',
    file: `${BANK}/provider/decode-sync-page.ts`,
    line: 'amount: negate(row.amount),',
    broken: 'amount: row.amount,',
    test: `${BANK}/provider/decode.test.ts`,
  },
  {
    name: 'rows that the bank removed stay',
    file: `${BANK}/sync/save-updates.ts`,
    line: ': removedIds(ref, updates);',
    broken: ': [];',
    test: `${BANK}/sync/posting.test.ts`,
  },
  {
    name: 'the hash of a webhook’s body is not compared',
    file: `${BANK}/webhook/verify.ts`,
    line: 'isSameHash(rawBody, body.output.request_body_sha256)',
    broken: 'true',
    test: `${BANK}/webhook/verify.test.ts`,
  },
  {
    name: 'the age of a webhook is not looked at',
    file: `${BANK}/webhook/verify.ts`,
    line: 'ageS <= MOST_AGE_S && ',
    broken: '',
    test: `${BANK}/webhook/verify.test.ts`,
  },
  {
    name: 'a retired webhook key is good',
    file: `${BANK}/provider/plaid-provider.ts`,
    line: 'return expiredAt ? null : key;',
    broken: 'return key;',
    test: `${BANK}/provider/webhook-key.test.ts`,
  },
  {
    name: 'an error carries what the SDK threw',
    file: `${BANK}/provider/bank-error.ts`,
    line: 'displayMessage: (error.success && error.output.display_message) || null,',
    broken: 'displayMessage: JSON.stringify(thrown),',
    test: `${BANK}/provider/bank-error.test.ts`,
  },
  {
    name: 'a token prints itself',
    file: `${BANK}/token/secret.ts`,
    line: 'toJSON(): string {\n    return SHOWN;',
    broken: 'toJSON(): string {\n    return this.#value;',
    test: `${BANK}/token/token-vault.test.ts`,
  },
  {
    name: 'a sealed token opens in another person’s row',
    file: `${BANK}/token/token-vault.ts`,
    line: 'createCipheriv(ALGORITHM, current.key, iv).setAAD(context(owner));',
    broken: 'createCipheriv(ALGORITHM, current.key, iv);',
    test: `${BANK}/token/token-vault.test.ts`,
  },
  {
    name: 'what a person noted on a pending row is left behind',
    file: `${BANK}/sync/save-updates.ts`,
    line: 'await carryEdits(db, ref.itemId, rows);',
    broken: '',
    test: `${BANK}/sync/posting.test.ts`,
  },
  {
    name: 'half a history deletes what it does not tell',
    file: `${BANK}/sync/save-updates.ts`,
    line: "const isWhole = updates.history === 'complete' && !told.includes(null);",
    broken: 'const isWhole = !told.includes(null);',
    test: `${BANK}/sync/half-history.test.ts`,
  },
  {
    name: 'a sync commits over one that came first',
    file: `${BANK}/sync/commit.ts`,
    line: ".where('cursor_version', '=', item.cursor_version)",
    broken: '',
    test: `${BANK}/sync/model.test.ts`,
  },
  {
    name: 'a holding that was sold stays',
    file: `${BANK}/sync/save-holdings.ts`,
    line: 'if (isWhole) await deleteOthers(db, ref, unread);',
    broken: '',
    test: `${BANK}/sync/holdings.test.ts`,
  },
  {
    name: 'of a holding in several lots only the last counts',
    file: `${BANK}/mapping/holding-row.ts`,
    line: 'known ? together(known, lot) : lot',
    broken: 'lot',
    test: `${BANK}/sync/holdings.test.ts`,
  },
  {
    name: 'a holding that cannot be read takes its former state along',
    file: `${BANK}/sync/save-holdings.ts`,
    line: "query.where('id', 'not in', unread)",
    broken: 'query',
    test: `${BANK}/sync/holdings.test.ts`,
  },
  {
    name: 'holdings that cannot be had pass for none',
    file: `${BANK}/sync/sync.ts`,
    line: 'orNull(provider.holdings(token)),',
    broken:
      'orNull(provider.holdings(token)).then((found) => found ?? { holdings: [], malformed: [] }),',
    test: `${BANK}/sync/holdings.test.ts`,
  },
  {
    name: 'a link whose token cannot be stored stays at the bank',
    file: `${BANK}/item/connect.ts`,
    line: 'endUnsaved(world, accessToken),',
    broken: '(failure) => Promise.reject(failure),',
    test: `${BANK}/sync/storage.test.ts`,
  },
];

function run(folder, test) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(folder, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'api', '--', test],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let words = '';
    child.stderr.on('data', (part) => (words += part));
    child.on('close', (code) => resolve({ isGreen: code === 0, words }));
  });
}

/** A test that did not run is not red. */
const failedTests = (words) => Number(/Tests: +(\d+) failed/.exec(words)?.[1] ?? 0);

async function mutate(folder, { name, file, line, broken, test }) {
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(line).length !== 2) return `${name}: ${file} does not have the line once`;
  writeFileSync(
    path,
    whole.replace(line, () => broken),
  );
  const { isGreen, words } = await run(folder, test);
  writeFileSync(path, whole);
  const failed = failedTests(words);
  if (isGreen || failed === 0) return `${name}: ${test} ${isGreen ? 'stays green' : 'did not run'}`;
  console.log(`red   ${name} (${failed} in ${test})`);
  return null;
}

async function main() {
  const wanted = process.argv[2] ?? '';
  const mutations = MUTATIONS.filter(({ name }) => name.includes(wanted));
  const { folder, close } = openWorktree();
  try {
    const problems = [];
    for (const test of new Set(mutations.map((each) => each.test))) {
      const { isGreen, words } = await run(folder, test);
      if (!isGreen) problems.push(`${test} is red before anything was broken\n${words}`);
    }
    if (problems.length === 0) {
      for (const mutation of mutations) problems.push(await mutate(folder, mutation));
    }
    const found = problems.filter((problem) => problem !== null);
    for (const problem of found) console.error(problem);
    console.log(`${problems.length - found.length} of ${mutations.length} turn a test red`);
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    close();
  }
}

await main();
