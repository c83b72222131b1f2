import { isoDate } from '@halyard/shared-contracts/finance';
import { uncheckedSays } from './unchecked';

const figure = (citation: string, checkedOn: string, verified: boolean) => ({
  citation,
  checkedOn: isoDate(checkedOn),
  verified,
});

// Covers P3-C0-3.
describe('what is said of figures that nobody compared with the law', () => {
  it('names each source once and the oldest day', () => {
    const figures = [
      figure('Law A', '2026-11-29', false),
      figure('Law B', '2026-11-24', false),
      figure('Law A', '2026-11-29', false),
    ];
    expect(uncheckedSays(figures)).toBe(
      'Entered on November 24, 2026 and not checked against the law since; see Law A and Law B.',
    );
  });

  it('leaves out what was compared', () => {
    expect(uncheckedSays([figure('Law A', '2026-11-24', true)])).toBeNull();
  });
});
