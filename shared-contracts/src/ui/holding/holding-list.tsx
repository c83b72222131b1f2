import {
  type Account,
  accountTypeFacts,
  holdingsTotal,
  type InvestmentHolding,
} from '../../finance';
import { abs } from '../../money';
import { CivilDate } from '../figure/civil-date';
import { Money } from '../figure/money';
import { UnitPrice } from './unit-price';
import { List, ListRow } from '../table/list';
import styles from './holding-list.module.css';

interface HoldingListProps {
  readonly account: Pick<Account, 'type' | 'balance' | 'currency'>;
  readonly held: readonly InvestmentHolding[] | undefined;
  readonly failed?: boolean;
}

export function HoldingList({ account, held, failed = false }: HoldingListProps) {
  if (!held) {
    return failed && accountTypeFacts(account.type).isInvested ? (
      <p className={styles.caption}>The holdings could not be loaded.</p>
    ) : null;
  }
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <h3 id={HEADING} className={styles.heading}>
        Holdings
      </h3>
      <List>
        {held.map((holding) => (
          <ListRow
            key={holding.id}
            title={holding.name}
            subtitle={<About holding={holding} />}
            value={<Money amount={holding.value} currency={holding.currency} />}
            meta={holding.pricedOn && <CivilDate date={holding.pricedOn} />}
          />
        ))}
      </List>
      <Comparison account={account} held={held} />
    </section>
  );
}

const HEADING = 'holdings-of-account';

function About({ holding }: { readonly holding: InvestmentHolding }) {
  const { ticker, quantity, unitPrice, costBasis, currency } = holding;
  return (
    <>
      {ticker && `${ticker} · `}
      <UnitPrice quantity={quantity} price={unitPrice} currency={currency} />
      {costBasis !== null && (
        <>
          {' · cost '}
          <Money amount={costBasis} currency={currency} />
        </>
      )}
    </>
  );
}

interface ComparisonProps {
  readonly account: Pick<Account, 'balance' | 'currency'>;
  readonly held: readonly InvestmentHolding[];
}

function Comparison({ account, held }: ComparisonProps) {
  const sum = holdingsTotal(account, held);
  if (!sum) return <p className={styles.caption}>In several currencies, so there is no total.</p>;
  const { total, rest } = sum;
  const { currency } = account;
  return (
    <p className={styles.caption}>
      Together <Money amount={total} currency={currency} />
      {rest === 0 && ', which is the balance.'}
      {rest === null && '. The balance is not known.'}
      {rest !== null && rest !== 0 && (
        <>
          , <Money amount={abs(rest)} currency={currency} /> {rest > 0 ? 'less' : 'more'} than the
          balance: {rest > 0 ? LESS : MORE}
        </>
      )}
    </p>
  );
}

const LESS = 'the bank may not list cash, or the prices are of another day.';
const MORE = 'the prices may be of another day.';
