import { styleSheets } from './style-sheets';

/** Text in px ignores the text size that a user has chosen in the browser. */
const PX_TYPE = /(?:font-size|line-height|font):[^;]*\dpx/g;

it('sizes all type relative to the text size of the browser', () => {
  const sheets = styleSheets();
  const fixed = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(PX_TYPE)].map(([found]) => `${name}: ${found}`),
  );
  expect(fixed).toEqual([]);
  expect(sheets.length).toBeGreaterThan(60);
});
