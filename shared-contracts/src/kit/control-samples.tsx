import { useState } from 'react';
import { type Cents, fromDollars } from '../money';
import { MoneyField } from '../ui';
import { type Range, RangeControl } from '../ui/parts';
import type { Sample } from './sample';

function Ranges({ ranges }: { readonly ranges?: readonly Range[] }) {
  const [range, setRange] = useState<Range>('6M');
  return <RangeControl value={range} onChange={setRange} ranges={ranges} />;
}

interface AmountProps {
  readonly start: Cents | null;
  readonly error?: string;
  readonly disabled?: boolean;
}

function Amount({ start, ...rest }: AmountProps) {
  const [amount, setAmount] = useState(start);
  return <MoneyField label="Monthly amount" value={amount} onChange={setAmount} {...rest} />;
}

export const CONTROL_SAMPLES: readonly Sample[] = [
  {
    title: 'Range control',
    states: [
      { name: 'All ranges', content: <Ranges /> },
      { name: 'Half a year of data', content: <Ranges ranges={['1M', '3M', 'All']} /> },
    ],
  },
  {
    title: 'Money field',
    states: [
      { name: 'Empty', content: <Amount start={null} /> },
      { name: 'Eight digits', content: <Amount start={fromDollars(12_345_678.9)} /> },
      { name: 'Error', content: <Amount start={fromDollars(-5)} error="Enter zero or more" /> },
      { name: 'Disabled', content: <Amount start={fromDollars(40)} disabled /> },
    ],
  },
];
