import { filledApi } from '../filled-api.mjs';
import { residentMegabytes } from '../process-figures.mjs';
import { line } from '../statistics.mjs';

const [PEOPLE, ROWS, FIRST] = [1_000, 1_000, 20];
const PATHS = [
  '/api/finance/transactions?format=columns',
  '/api/finance/home',
  '/api/finance/accounts',
];

async function visit(api, person) {
  for (const path of PATHS) {
    await (await fetch(`${api.url}${path}`, { headers: person })).arrayBuffer();
  }
}

/** Measures the api's memory after a thousand users with a thousand rows each have opened home and their list. */
export async function benchMemory() {
  const api = await filledApi();
  try {
    const people = [];
    for (let number = 0; number < PEOPLE; number += 1) people.push(await api.person(ROWS));
    for (const person of people.slice(0, FIRST)) await visit(api, person);
    const before = residentMegabytes(api.pid);
    for (const person of people) await visit(api, person);
    const after = residentMegabytes(api.pid);
    const perRow = ((after - before) * 1_000_000) / (PEOPLE * ROWS);
    return [
      line('P14', 'per transaction of a million', [perRow], { unit: 'bytes', most: 64 }),
      line('', 'memory of the api then', [after], { unit: 'MB' }),
    ];
  } finally {
    await api.stop();
  }
}
