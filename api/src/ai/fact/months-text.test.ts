import { monthsText } from './months-text';

it('says months as years and months, and knows which fact they show', () => {
  const fact = {
    id: 'months',
    unit: 'months',
    value: 148,
    label: 'Months until free of debt',
    query: { of: 'screen', path: '/liabilities' },
  } as const;
  const text = '12 years 4 months';
  expect(monthsText(fact)).toEqual({ text, spans: [{ at: 0, text, fact }] });
});
