import { goalDateProblem } from './goal-date-problem';

//
it.each([
  ['', null, null],
  ['2025-07-15', null, null],
  ['2025-07-14', null, 'Choose today or a later day, or leave it open'],
  ['2025-07-14', '2025-06-01', 'Choose today or a later day, or leave it open'],
  ['2025-07-14', '2025-07-14', null],
  ['2222-01-01', null, 'Check the year: it is after 2100'],
])('the date “%s” after “%s” has the problem %j', (date, before, problem) => {
  expect(goalDateProblem(date, [before], '2025-07-15')).toBe(problem);
});
