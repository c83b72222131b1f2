import { render } from '@testing-library/react';
import { isoDate, isoMonth } from '../../finance';
import { CivilDate } from './civil-date';

const day = isoDate('2025-06-05');
const month = isoMonth('2025-06');

describe('CivilDate', () => {
  it.each([
    [day, 'short', 'Jun 5, 2025'],
    [day, 'long', 'June 5, 2025'],
    [day, 'month', 'June 2025'],
    [month, 'short', 'Jun 2025'],
    [month, 'long', 'June 2025'],
    [month, 'month', 'June 2025'],
    [isoDate('2024-12-31'), 'short', 'Dec 31, 2024'],
    [isoDate('2025-01-01'), 'short', 'Jan 1, 2025'],
  ] as const)('prints %s %s as %s', (date, style, text) => {
    const { container } = render(<CivilDate date={date} style={style} />);
    expect(container.querySelector('time')).toHaveAttribute('datetime', date);
    expect(container).toHaveTextContent(text);
  });
});
