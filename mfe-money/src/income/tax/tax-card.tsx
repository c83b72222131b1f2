import type { IsoDate } from '@halyard/shared-contracts/finance';
import {
  firstTaxFacts,
  isTaxKnown,
  paycheckCheck,
  SOURCED,
  type TaxFacts,
  taxYearOf,
  yearlyTax,
} from '@halyard/shared-contracts/long-run';
import { type Cents, formatWholeUsd, percentOf, ZERO } from '@halyard/shared-contracts/money';
import { Card, EmptyState, type Fact, Facts, Percent } from '@halyard/shared-contracts/ui';
import { SourceNotes } from '@halyard/shared-contracts/ui/parts';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { TaxFields } from './tax-fields';
import styles from './tax.module.css';
import { paycheckWords } from './tax-words';

const SOURCES = [
  SOURCED.incomeTaxBrackets,
  SOURCED.standardDeduction,
  SOURCED.payrollTax,
  SOURCED.wageBase,
  SOURCED.benefitsTaxation,
  SOURCED.childTaxCredit,
  SOURCED.seniorDeduction,
];

const RULES_YEAR = SOURCED.incomeTaxBrackets.validFrom.slice(0, 4);

interface TaxCardProps {
  readonly income: IncomeAnswer;
  readonly today: IsoDate;
}

export function TaxCard({ income, today }: TaxCardProps) {
  const [facts, setFacts] = useState<TaxFacts>(() => firstTaxFacts(income));
  const year = taxYearOf(facts);
  const tax = yearlyTax(year);
  const check = paycheckCheck(income.paystubs, year);
  return (
    <Card
      title={`Taxes of a year, by the rules of ${RULES_YEAR}`}
      footer="An estimate without itemized deductions, gains, and credits other than the one for children. State tax is the flat rate you enter. Withdrawals from retirement accounts count once you add them to other income. Educational information, no tax advice."
    >
      <div className={styles.tax}>
        {isTaxKnown(facts, income) ? (
          <Facts facts={factsOf(tax, year.wages)} />
        ) : (
          <EmptyState
            title="Your pay before tax is not known"
            hint="Enter it below to see the taxes of a year."
          />
        )}
        {check && <p className={styles.note}>{paycheckWords(check)}</p>}
        <TaxFields facts={facts} onChange={setFacts} />
        <SourceNotes sources={SOURCES} today={today} />
      </div>
    </Card>
  );
}

function factsOf(tax: ReturnType<typeof yearlyTax>, wages: Cents): Fact[] {
  const earned = tax.grossIncome > wages ? tax.grossIncome : wages;
  return [
    ['Income that counts', formatWholeUsd(tax.grossIncome)],
    ['Of it, from Social Security', tax.taxableBenefits > 0 && formatWholeUsd(tax.taxableBenefits)],
    ['Deductions', formatWholeUsd(tax.deductions)],
    ['Federal income tax', formatWholeUsd(tax.incomeTax)],
    ['Credit for children', tax.childCredit > 0 && formatWholeUsd(tax.childCredit)],
    ['Social Security and Medicare tax', formatWholeUsd(tax.payrollTax)],
    ['State tax', formatWholeUsd(tax.stateTax)],
    ['Together', formatWholeUsd(tax.total)],
    ['Share of the income', earned > ZERO && <Percent value={percentOf(tax.total, earned)} />],
  ];
}
