/* The kit, and the rules that it is built on, are part of every page's start. */

test('the kit creates no formatter before one is needed', () => {
  const made = [
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'Collator'),
  ];
  jest.isolateModules(() => void jest.requireActual('./index'));
  expect(made.map(({ mock }) => mock.calls)).toEqual([[], [], []]);
});
