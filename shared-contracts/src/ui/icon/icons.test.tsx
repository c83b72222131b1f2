import { render, waitFor } from '@testing-library/react';
import { ACCOUNT_TYPES, accountTypeFacts, CATEGORIES, LIABILITY_TYPES } from '../../finance';
import { AccountIcon } from './account-icon';
import { CategoryIcon } from './category-icon';
import { LiabilityIcon } from './liability-icon';

const drawn = (element: React.ReactElement) =>
  render(element).container.querySelector('svg')?.innerHTML;

describe('icons', () => {
  // Covers P1-2.8-14, P2-3-6.
  it('draws each category differently', async () => {
    const { container } = render(
      CATEGORIES.map((category) => <CategoryIcon key={category} category={category} />),
    );
    await waitFor(() => {
      const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
      expect(new Set(shapes).size).toBe(CATEGORIES.length);
    });
  });

  it('draws each type of debt differently', () => {
    const shapes = LIABILITY_TYPES.map((type) => drawn(<LiabilityIcon type={type} />));
    expect(new Set(shapes).size).toBe(LIABILITY_TYPES.length);
  });

  // Covers P1-2.6-16.
  it('draws each icon of account types differently, and a briefcase for the rest', () => {
    const icons = ACCOUNT_TYPES.map((type) => accountTypeFacts(type).icon);
    const shapes = ACCOUNT_TYPES.map((type) => drawn(<AccountIcon type={type} />));
    expect(new Set(shapes).size).toBe(new Set(icons).size);
    expect(drawn(<AccountIcon type="other" />)).toBe(drawn(<AccountIcon type="annuity" />));
  });

  it('is decoration', () => {
    const { container } = render(<AccountIcon type="checking" />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
