import { daysBetween, shortDate } from '@halyard/shared-contracts/finance';
import { hasNoReturn, YEAR_DAYS } from '@halyard/shared-contracts/long-run';
import { DetailsPanel, type Fact, Facts, Money, Percent } from '@halyard/shared-contracts/ui';
import type { InvestmentsAnswer } from '@halyard/shared-contracts/wire';
import styles from './investments.module.css';
import { PastValues } from './past-values';
import {
  inPercent,
  noReturnWords,
  periodWords,
  type ReturnRow,
} from '@halyard/shared-contracts/long-run';

interface ReturnPanelProps {
  readonly row: ReturnRow;
  readonly history: InvestmentsAnswer;
  readonly onClose: () => void;
}

export function ReturnPanel({ row, history, onClose }: ReturnPanelProps) {
  const { name, balance, account } = row;
  return (
    <DetailsPanel
      title={name}
      label="Value today"
      value={<Money amount={balance} />}
      facts={returnFactsOf(row)}
      onClose={onClose}
    >
      <Flows row={row} />
      {account && <PastValues account={account} history={history} />}
      {account && <Trades accountId={account.id} history={history} />}
    </DetailsPanel>
  );
}

/** The yearly rate of a short period would be misleadingly large. */
function returnFactsOf(row: ReturnRow): Fact[] {
  const { time, money } = row;
  const isYear = !hasNoReturn(money) && daysBetween(money.from, money.to) >= YEAR_DAYS;
  return [
    ['Period', periodWords(row)],
    [
      'Time-weighted return',
      hasNoReturn(time) ? (
        noReturnWords(time)
      ) : (
        <Percent key="time" value={inPercent(time.rate)} decimals={2} />
      ),
    ],
    [
      'Money-weighted return',
      hasNoReturn(money) ? (
        noReturnWords(money)
      ) : (
        <Percent key="money" value={inPercent(money.rate)} decimals={2} />
      ),
    ],
    [
      'Money-weighted, a year',
      isYear && !hasNoReturn(money) && (
        <Percent key="year" value={inPercent(money.yearly)} decimals={2} />
      ),
    ],
  ];
}

function Flows({ row: { time, facts } }: Pick<ReturnPanelProps, 'row'>) {
  const links = hasNoReturn(time) ? [] : time.links;
  const first = hasNoReturn(time) ? null : time.from;
  const flows = facts.flows.filter(({ date }) => first === null || date > first);
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>What came in and went out</h3>
      {flows.length === 0 ? (
        <p className={styles.note}>Nothing is known.</p>
      ) : (
        <Facts
          facts={flows.map(({ id, date, name, amount }) => [
            `${shortDate(date)}, ${name}`,
            amount === null ? 'Value not known' : <Money key={id} amount={amount} />,
          ])}
        />
      )}
      {links.length > 0 && (
        <>
          <h3 className={styles.title}>Growth between them</h3>
          <Facts
            facts={links.map(({ from, to, start, end }) => [
              `${shortDate(from)} – ${shortDate(to)}`,
              <Percent key={from} value={inPercent(end / start - 1)} decimals={2} />,
            ])}
          />
        </>
      )}
    </section>
  );
}

function Trades({
  accountId,
  history,
}: Pick<ReturnPanelProps, 'history'> & { readonly accountId: string }) {
  const own = history.trades.filter((trade) => trade.accountId === accountId);
  if (own.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>Investment transactions</h3>
      <Facts
        facts={own.map(({ id, date, name, security, amount }) => [
          [shortDate(date), name, security].filter(Boolean).join(', '),
          <Money key={id} amount={amount} />,
        ])}
      />
    </section>
  );
}
