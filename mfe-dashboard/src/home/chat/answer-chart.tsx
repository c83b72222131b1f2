import { LazyBarsChart, LazyPieChart, LazyTrendChart } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { cents } from '@halyard/shared-contracts/money';
import type { AnswerBlock } from '@halyard/shared-contracts/wire';

type Chart = Extract<AnswerBlock, { readonly kind: 'chart' }>;

const HEIGHT = 200;
const PIE_SIZE = 180;
/** The API uses this name for the rest of a pie, which has no color of its own. */
const OTHERS = 'Others';

export function AnswerChart({ chart: { form, caption, points } }: { readonly chart: Chart }) {
  const mobile = useNarrow();
  const amounts = points.map(({ label, value }) => ({ label, value: cents(value) }));
  if (form === 'line')
    return <LazyTrendChart points={amounts} height={HEIGHT} mobile={mobile} ariaLabel={caption} />;
  if (form === 'bars') {
    const groups = amounts.map(({ label, value }) => ({
      label,
      values: [{ name: 'Amount', value }],
    }));
    return <LazyBarsChart groups={groups} height={HEIGHT} ariaLabel={caption} />;
  }
  const slices = points.map(({ label, value, share = 0 }) => ({
    name: label,
    amount: cents(value),
    percentage: share,
    ...(label === OTHERS && { color: 'var(--neutral-fill)' }),
  }));
  return <LazyPieChart slices={slices} size={PIE_SIZE} ariaLabel={caption} />;
}
