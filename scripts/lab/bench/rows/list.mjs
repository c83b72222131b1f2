import { openList, opening, ownVisits, typingVisit } from '../list-visits.mjs';
import { alternating, line, slopes } from '../statistics.mjs';

const ROUNDS = 5;
const FEW = 1_000;

/** This is the time of a key in a peer's search with 10,000 rows on this class of machine (docs/performance.md). */
const PEER_KEY_MS = 706;

/** Measures opening, searching, and scrolling the list with 100,000 transactions. */
export async function benchList({ large, small, rounds = ROUNDS }) {
  const [person, few] = [await large(), await small(FEW)];
  const open = (page) => openList(page, person);
  const opened = await alternating({ many: person, few }, rounds, opening);
  const visits = await ownVisits(person, rounds);
  const typing = await alternating({ ours: open }, rounds, typingVisit(person));
  const openedAs = (field) =>
    ['many', 'few'].map((name) => opened[name].map((each) => each[field]));
  const [arrived, again] = [openedAs('arrived'), openedAs('again')];
  return [
    line('P7', 'first rows after the data arrived', arrived[0], { unit: 'ms', most: 400 }),
    line('P16', 'slope of going to it, 1,000 to 100,000', slopes(...again, person.rows / FEW), {
      most: 0.1,
      note: 'the rows are there already',
    }),
    line('', 'going to it', again[0], { unit: 'ms' }),
    ...typingLines(typing.ours),
    ...visitLines((field) => visits.map((each) => each[field])),
  ];
}

function typingLines(visits) {
  const keys = visits.flatMap((each) => each.keys);
  const slow = visits.map((each) => each.slow.keyMs);
  const peers = keys.map((ms) => ms / PEER_KEY_MS);
  const inp = visits.map((each) => each.inp);
  return [
    line('P7', 'a key in the search until painted', keys, { unit: 'ms', most: 100 }),
    line('P7', 'a key / a peer with 10,000 rows', peers, {
      most: 0.03,
      note: 'the peer as recorded',
    }),
    line('P7', 'a key, processor four times slower', slow, { unit: 'ms', most: 60 }),
    line('P7', 'slowest interaction (INP): typing alone', inp, {
      unit: 'ms',
      most: 24,
      note: 'browsers count in steps of 8 ms',
    }),
  ];
}

const visitLines = (of) => [
  line('P5', 'slowest interaction (INP): typing, sorting, opening', of('inp'), {
    unit: 'ms',
    most: 50,
    note: 'browsers count in steps of 8 ms',
  }),
  line('P9', 'frames per second while scrolling / 60', of('rate'), { least: 0.97 }),
  line('P9', 'long tasks while scrolling', of('longTasks'), { most: 0 }),
  line('P9', 'longest frame while scrolling', of('longest'), { unit: 'ms', most: 50 }),
  line('P9', 'elements of the page', of('nodes'), {
    most: 500,
    note: 'the whole page, not the list alone',
  }),
  line('P9', 'heap of the page', of('megabytes'), { unit: 'MB', most: 16 }),
];
