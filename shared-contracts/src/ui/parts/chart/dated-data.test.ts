import { isoDate, isoMonth } from '../../../finance';
import { cents } from '../../../money';
import { partOf } from './dated-data';

const MONTHS = ['2025-03', '2025-04', '2025-05', '2025-06'].map(isoMonth);
const VALUES = [1, 2, 3, 4].map(cents);

describe('partOf', () => {
  it('cuts the lines, bands, and marks to the dates of the range', () => {
    const { dates, drawn } = partOf(
      {
        dates: MONTHS,
        series: [{ name: 'Cash', values: VALUES }],
        bands: [{ name: 'Likely', low: VALUES, high: VALUES }],
        marks: [
          { index: 0, text: 'Rent' },
          { index: 3, text: 'Phone' },
        ],
      },
      '1M',
    );
    expect(dates).toEqual(['2025-05', '2025-06']);
    expect(drawn).toEqual({
      labels: ['May 2025', 'Jun 2025'],
      ticks: undefined,
      series: [{ name: 'Cash', values: [3, 4] }],
      bands: [{ name: 'Likely', low: [3, 4], high: [3, 4] }],
      marks: [{ index: 1, text: 'Phone' }],
    });
  });

  it.each([
    [
      ['2025-06-30', '2025-07-01'],
      ['Jun 30', 'Jul 1'],
    ],
    [['2024-12-31', '2025-01-01'], undefined],
  ])('names the days %j on the axis %j', (days, ticks) => {
    const { drawn } = partOf({ dates: days.map(isoDate), series: [] }, 'All');
    expect(drawn.ticks).toEqual(ticks);
  });
});
