import { percentOf, cents } from '@halyard/shared-contracts/money';
import { ProgressBar } from '@halyard/shared-contracts/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { answeredInAll } from './completeness';
import type { FactFinderDraft } from './fact-finder-draft';

export function CompletenessBar() {
  const { control } = useFormContext<FactFinderDraft>();
  const [personal, family, employment, goals, estate] = useWatch({
    control,
    name: ['personal', 'family', 'employment', 'goals', 'estate'],
  });
  const { answered, of } = answeredInAll({ personal, family, employment, goals, estate });
  return (
    <ProgressBar
      label="Answered so far"
      value={percentOf(cents(answered), cents(of))}
      valueText={`${answered} of ${of}`}
      tone="info"
    />
  );
}
