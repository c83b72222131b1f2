import { textEdits } from './goal-texts';

const NONE = { added: [], removed: [], changed: [] };

it.each([
  ['nothing', ['A', 'B'], ['A', 'B'], NONE],
  ['another order', ['A', 'B'], ['B', 'A'], NONE],
  ['a new goal', ['A'], ['A', 'B'], { ...NONE, added: ['B'] }],
  ['the same goal twice', ['A'], ['A', 'A'], { ...NONE, added: ['A'] }],
  ['a goal that is gone', ['A', 'B'], ['B'], { ...NONE, removed: ['A'] }],
  ['one of two equal goals', ['A', 'A'], ['A'], { ...NONE, removed: ['A'] }],
  ['another name', ['A', 'B'], ['A', 'C'], { ...NONE, changed: [['B', 'C']] }],
  ['an amount', ['A', 'B'], ['A · $5.00', 'B'], { ...NONE, changed: [['A', 'A · $5.00']] }],
  [
    'an amount, and a goal that is gone',
    ['A', 'B'],
    ['a · $5.00'],
    { added: [], removed: ['B'], changed: [['A', 'a · $5.00']] },
  ],
  ['other goals', ['A', 'B'], ['C'], { added: ['C'], removed: ['A', 'B'], changed: [] }],
])('comparing two lists of goals finds %s', (_, before, after, edits) => {
  expect(textEdits(before, after)).toEqual(edits);
});
