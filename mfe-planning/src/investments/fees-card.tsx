import {
  type Account,
  addDays,
  countWords,
  type InvestmentHolding,
  shortDate,
} from '@halyard/shared-contracts/finance';
import {
  feesSince,
  type FundCost,
  fundCosts,
  knownCosts,
  YEAR_DAYS,
} from '@halyard/shared-contracts/long-run';
import { failureMessage } from '@halyard/shared-contracts/store';
import {
  Button,
  Card,
  Disclosure,
  Form,
  List,
  ListRow,
  Money,
  TextField,
} from '@halyard/shared-contracts/ui';
import { type InvestmentsAnswer, MOST_EXPENSE_PERCENT } from '@halyard/shared-contracts/wire';
import { useId, useState } from 'react';
import { usePlanningSaveInvestmentNotesMutation } from '../data/investment-endpoints';
import { useWrite } from '../form/use-write';
import styles from './investments.module.css';

interface FeesCardProps {
  readonly accounts: readonly Account[];
  readonly holdings: readonly InvestmentHolding[];
  readonly history: InvestmentsAnswer;
}

const isKnown = ({ yearly }: FundCost): boolean => yearly !== null;

export function FeesCard({ accounts, holdings, history }: FeesCardProps) {
  const ids = new Set(accounts.map(({ id }) => id));
  const funds = fundCosts(
    holdings.filter(({ accountId }) => ids.has(accountId)),
    history.notes,
  );
  const known = knownCosts(funds);
  const unknown = funds.filter((each) => !isKnown(each)).length;
  const since = addDays(history.today, -YEAR_DAYS);
  const hasTrades = history.flowsFrom.some(({ accountId }) => ids.has(accountId));
  return (
    <Card
      title="What they cost"
      footer="No bank reports the yearly cost of a fund. It is in the fund’s fact sheet as “expense ratio”."
    >
      <div className={styles.stack}>
        <List>
          {funds.filter(isKnown).map(({ fund, name, percent, yearly }) => (
            <ListRow
              key={fund}
              title={name}
              subtitle={`${percent}% a year`}
              value={<Money amount={yearly} />}
            />
          ))}
          {unknown > 0 && <ListRow title={countWords(unknown, 'fund')} value="Not known" />}
          {known !== null && (
            <ListRow title="Known costs of funds a year" value={<Money amount={known} />} />
          )}
          <ListRow
            title="Charged by the accounts"
            subtitle={`Since ${shortDate(since)}`}
            value={hasTrades ? <Money amount={feesSince(history, since)} /> : 'Not known'}
          />
        </List>
        {funds.length > 0 && <RatioForm funds={funds} history={history} />}
      </div>
    </Card>
  );
}

interface RatioFormProps {
  readonly funds: readonly FundCost[];
  readonly history: InvestmentsAnswer;
}

const firstTexts = (funds: readonly FundCost[]): Record<string, string> =>
  Object.fromEntries(
    funds.map(({ fund, percent }) => [fund, percent === null ? '' : `${percent}`]),
  );

function RatioForm({ funds, history: { notes } }: RatioFormProps) {
  const id = useId();
  const [save] = usePlanningSaveInvestmentNotesMutation();
  const { busy, error, run } = useWrite();
  const [texts, setTexts] = useState(() => firstTexts(funds));
  const submit = () => {
    const shown = new Set(funds.map(({ fund }) => fund));
    const others = notes.expenseRatios.filter(({ fund }) => !shown.has(fund));
    const typed = funds.flatMap(({ fund }) => {
      const text = texts[fund] ?? '';
      return text === '' ? [] : { fund, percent: Number(text) };
    });
    const body = { ...notes, expenseRatios: [...others, ...typed] };
    return run(() => save(body).unwrap(), 'Yearly costs saved');
  };
  return (
    <Disclosure summary="Enter the yearly cost of your funds">
      <Form id={id} onSubmit={submit} problem={error !== undefined && failureMessage(error)}>
        {funds.map(({ fund, name }) => (
          <TextField
            key={fund}
            label={`${name}, in percent`}
            type="number"
            min={0}
            max={MOST_EXPENSE_PERCENT}
            step="0.001"
            value={texts[fund] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [fund]: target.value })}
          />
        ))}
        <Button type="submit" busy={busy}>
          Save yearly costs
        </Button>
      </Form>
    </Disclosure>
  );
}
