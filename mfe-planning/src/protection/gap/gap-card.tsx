import {
  emergencyMonths,
  type FinancialData,
  livesWithoutPay,
} from '@halyard/shared-contracts/finance';
import {
  coverOf,
  dimeNeed,
  lifeValueNeed,
  missingAnswer,
  needAnswers,
  needFacts,
} from '@halyard/shared-contracts/long-run';
import type { Cents } from '@halyard/shared-contracts/money';
import { Card, Grid } from '@halyard/shared-contracts/ui';
import type { FactFinder } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import styles from './gap.module.css';
import { GapFields } from './gap-fields';
import { NeedColumn } from './need-column';
import { withoutWorkWords } from './gap-words';

export type GapData = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'policies' | 'transactions' | 'today'
>;

interface GapCardProps {
  readonly data: GapData;
  readonly income: Cents | null;
  readonly family: FactFinder['family'];
}

export function GapCard(props: GapCardProps) {
  const { data, family } = props;
  const [draft, setDraft] = useState(() => needAnswers(data, props.income, family));
  const cover = coverOf(data);
  const facts = needFacts(draft);
  const missing = missingAnswer(draft);
  const months = emergencyMonths(data);
  return (
    <Card
      title="What others would need"
      footer="Two rules of thumb, not a quote and not advice. Benefits of Social Security for survivors and retirement accounts are not counted."
    >
      <div className={styles.gap}>
        <Grid columns={2}>
          <NeedColumn
            title="Debts, income, mortgage, education"
            need={dimeNeed(facts, cover)}
            cover={cover}
            missing={missing}
          />
          <NeedColumn
            title="Value of the income"
            need={lifeValueNeed(facts, cover)}
            cover={cover}
            missing={missing}
          />
        </Grid>
        <GapFields
          draft={draft}
          onChange={setDraft}
          isAsked={typeof family?.supportYears !== 'number'}
        />
        <p className={styles.note}>{withoutWorkWords(months, !livesWithoutPay(data))}</p>
      </div>
    </Card>
  );
}
