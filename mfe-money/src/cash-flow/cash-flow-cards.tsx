import { type CashFlow, countWords } from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { Money, PutAside, StatCard, StatRow, type Tone } from '@halyard/shared-contracts/ui';
import { Link } from 'react-router-dom';
import { HeroAmount } from '../hero-amount';
import { cashFlowMessage } from '../money-words';
import { NetCashFlowLabel } from '../net-cash-flow-label';

interface CashFlowCardsProps {
  readonly annual: Cents | null;
  /** The income is estimated from deposits if the user entered none. */
  readonly estimated: boolean;
  readonly flow: CashFlow;
  /** `true` means that the month is in progress. */
  readonly soFar: boolean;
  readonly setAside: Cents;
  readonly categories: number;
}

export function CashFlowCards(props: CashFlowCardsProps) {
  const { annual, estimated, flow, soFar, setAside, categories } = props;
  const { income, spending, net } = flow;
  return (
    <StatRow>
      <StatCard
        label="Monthly Income"
        value={<Money amount={income?.amount ?? null} />}
        note={<AnnualNote annual={annual} estimated={estimated} />}
      />
      <StatCard
        label="Monthly Spending"
        value={<Money amount={spending} />}
        note={
          <>
            Across {countWords(categories, 'category', 'categories')}
            {soFar && ' so far'}
            {setAside > 0 && (
              <>
                <br />
                <PutAside amount={setAside} />
              </>
            )}
          </>
        }
      />
      <StatCard
        label={<NetCashFlowLabel basis={income?.basis} soFar={soFar} />}
        value={<HeroAmount amount={net} />}
        tone={toneOf(net)}
        note={cashFlowMessage(flow, soFar) ?? 'Shown once your income is known'}
      />
    </StatRow>
  );
}

function toneOf(net: Cents | null): Tone | undefined {
  if (net === null) return undefined;
  return net < 0 ? 'negative' : 'positive';
}

function AnnualNote({ annual, estimated }: Pick<CashFlowCardsProps, 'annual' | 'estimated'>) {
  if (annual === null) return <Link to="/fact-finder">Add your income</Link>;
  return estimated
    ? `${formatUsd(annual)} a year, estimated from regular deposits`
    : `${formatUsd(annual)} a year`;
}
