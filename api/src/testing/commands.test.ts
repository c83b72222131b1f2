import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'));

//
it.each([
  ['start', 'start'],
  ['test', 'test'],
  ['dev', 'dev'],
  ['dev:dashboard', 'dev.mjs dashboard'],
  ['dev:money', 'dev.mjs money'],
  ['dev:planning', 'dev.mjs planning'],
  ['dev:legal', 'dev.mjs legal'],
  ['bench', 'bench'],
  ['mfe', 'mfe'],
  ['practice-bank', 'practice-bank'],
])('npm run %s runs the script %s', (command, script) => {
  expect(scripts[command]).toContain(script);
});
