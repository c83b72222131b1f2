import { render } from '@testing-library/react';
import { AsOf } from './as-of';

describe('AsOf', () => {
  it("prints the day and the time by the viewer's clock", () => {
    const { container } = render(<AsOf instant="2026-11-20T14:15:00" />);
    expect(container).toHaveTextContent('as of Nov 20, 2:15 PM');
  });

  it('is empty without a confirmed time', () => {
    const { container } = render(<AsOf instant={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
