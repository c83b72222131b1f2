import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../../../../scripts/checks/figures.mjs');
const FINANCE = 'shared-contracts/src/finance';
const HOME = `${FINANCE}/totals.ts`;
const SCREEN = 'mfe-money/src/total-card.tsx';
const ALLOWED = 'mfe-money/src/draft.ts';

const LIST = `
export const FINANCE = '${FINANCE}';
export const FIGURES = [
  { figure: 'net worth', producer: 'netWorth', in: '${HOME}', usedBy: ['${SCREEN}'] },
];
export const ARITHMETIC = { '${ALLOWED}': 'what is left while a person types' };
`;

const CLEAN = {
  'scripts/boundaries/figure-list.mjs': LIST,
  [HOME]: 'export const netWorth = (accounts) => sum(accounts);',
  [SCREEN]: "import { netWorth } from '@halyard/shared-contracts/finance';",
  [ALLOWED]: 'export const left = (whole, part) => whole - part.amount;',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halyard-figures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Returns the sentences of the check about the clean files with these changes. */
function problemsWith(changed: Readonly<Record<string, string>>): string[] {
  for (const [file, text] of Object.entries({ ...CLEAN, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--root', root], {
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr.split('\n').filter((line) => line !== '');
}

test('the check accepts figures with one producer', () => {
  expect(problemsWith({})).toEqual([]);
});

test('the check refuses a second producer of a figure', () => {
  const again = 'function netWorth(accounts) {\n  return accounts.length;\n}';
  expect(problemsWith({ 'api/src/worth.ts': again })).toEqual([
    `api/src/worth.ts computes the net worth again: use netWorth of ${HOME}`,
  ]);
});

test('the check refuses a figure without a producer and a user that does not import it', () => {
  expect(problemsWith({ [HOME]: '', [SCREEN]: 'export const Card = () => null;' })).toEqual([
    `${HOME} does not compute the net worth (netWorth)`,
    `${SCREEN} shows the net worth and does not import netWorth`,
  ]);
});

test('the check refuses each way to add up amounts in a screen', () => {
  const ways = {
    'shell/src/a.ts': "import { sum } from '@halyard/shared-contracts/money';",
    'shell/src/b.ts': 'const total = first.amount + second.amount;',
    'shell/src/c.ts': 'const total = list.reduce((all, each) => all + each.cents, 0);',
    'shell/src/d.ts': 'const left = line.assigned - line.spent;',
  };
  expect(problemsWith(ways)).toEqual(
    Object.keys(ways).map(
      (file) =>
        `${file} adds up amounts: move the figure to ${FINANCE}, or add the file and the reason to ARITHMETIC in scripts/boundaries/figure-list.mjs`,
    ),
  );
});

test('the check accepts an order by amount, and sums in tests and outside of screens', () => {
  const total = 'const total = first.amount + second.amount;';
  const order = 'list.sort((a, b) => b.amount - a.amount);';
  const files = { 'shell/src/order.ts': order, 'shell/src/total.test.ts': total };
  expect(problemsWith({ ...files, 'api/src/total.ts': total })).toEqual([]);
});

test('the check refuses a reason for a file that adds up nothing any more', () => {
  expect(problemsWith({ [ALLOWED]: '' })).toEqual([
    `${ALLOWED} adds up nothing any more: remove it from ARITHMETIC in scripts/boundaries/figure-list.mjs`,
  ]);
});
