import { countWords, shortDay, type Subscription } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Badge,
  Card,
  Disclosure,
  Figure,
  List,
  ListRow,
  Money,
  QueryView,
} from '@halyard/shared-contracts/ui';
import { Monogram } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useMoneyCalendarQuery } from '../../data/bill-endpoints';
import { RowsLink } from '../../rows-link';
import { RHYTHM_WORDS } from './bill-words';
import styles from './bills.module.css';

/** Implements P3-B3-3. */
export function SubscriptionsCard() {
  return (
    <Card title="Subscriptions">
      <QueryView
        query={useMoneyCalendarQuery(undefined)}
        loading="Loading subscriptions..."
        errorMessage={failureMessage}
      >
        {({ subscriptions, yearlyCost }) =>
          subscriptions.length === 0 ? (
            <p className={styles.note}>No subscriptions found in your transactions.</p>
          ) : (
            <>
              <Figure
                label={`${countWords(subscriptions.length, 'subscription')}, a year`}
                value={<Money amount={yearlyCost} />}
              />
              <Disclosure summary="What each costs">
                <List>
                  {subscriptions.map((each) => (
                    <SubscriptionRow key={`${each.name} ${each.amount}`} subscription={each} />
                  ))}
                </List>
              </Disclosure>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function SubscriptionRow({ subscription }: { readonly subscription: Subscription }) {
  const { name, amount, cadence, yearly, next, cancelBy, priceRise } = subscription;
  return (
    <ListRow
      icon={<Monogram name={name} />}
      title={<RowsLink to={transactionsAddress({ merchants: [name] })}>{name}</RowsLink>}
      subtitle={`${formatUsd(amount)} ${RHYTHM_WORDS[cadence].toLowerCase()} · next ${shortDay(next)} · cancel by ${shortDay(cancelBy)}`}
      value={<Money amount={yearly} />}
      meta="a year"
      badge={priceRise && <Badge tone="warning">Price up from {formatUsd(priceRise.from)}</Badge>}
    />
  );
}
