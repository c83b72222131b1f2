import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as ui from '../ui';
import * as frame from '../ui/frame';
import * as parts from '../ui/parts';

const samples = readdirSync(__dirname)
  .filter((name) => name.endsWith('-samples.tsx') || name === 'catalog.tsx')
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

/** Each of these needs a store, a shell, or data of the product, or is a part of a component that the catalog shows. */
const SHOWN_BY_OTHERS = new Set([
  'Board',
  'CategoryList',
  'ChartBox',
  'ChartTable',
  'FormProblem',
  'LazyBarsChart',
  'LazyPieChart',
  'LazySeriesChart',
  'LazyTrendChart',
  'Modal',
  'Page',
  'Panel',
  'PutAside',
  'QueryView',
  'SlotPlace',
]);

const componentsOf = (entry: object): string[] =>
  Object.keys(entry).filter((name) => /^[A-Z][a-z]/.test(name) && !SHOWN_BY_OTHERS.has(name));

describe('the catalog', () => {
  it.each([ui, parts, frame].flatMap(componentsOf))('shows %s', (name) => {
    expect(samples).toMatch(new RegExp(`<${name}\\b`));
  });
});
