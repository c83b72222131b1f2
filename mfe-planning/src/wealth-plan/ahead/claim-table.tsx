import {
  fullRetirementMonths,
  type HouseholdPlan,
  monthlyBenefit,
} from '@halyard/shared-contracts/long-run';
import { formatUsd } from '@halyard/shared-contracts/money';
import { Disclosure } from '@halyard/shared-contracts/ui';
import styles from './ahead.module.css';
import { BASIS_WORDS } from './ahead-words';

const AGES = [62, 63, 64, 65, 66, 67, 68, 69, 70];
const MONTHS = 12;

export function ClaimTable({ household }: { readonly household: HouseholdPlan }) {
  const { primary, plan, basis } = household;
  if (primary === null) return null;
  const full = fullRetirementMonths(plan.birthYear);
  const months = full % MONTHS;
  const rest = months === 0 ? '' : ` and ${months} months`;
  return (
    <Disclosure summary="Social Security by age">
      <p className={styles.note}>
        Your full retirement age is {Math.floor(full / MONTHS)}
        {rest}. The monthly amount at that age is {formatUsd(primary, { decimals: 0 })}:{' '}
        {BASIS_WORDS[basis.benefits]}. Your Social Security statement has the exact one.
      </p>
      <table className={styles.claims}>
        <thead>
          <tr>
            <th scope="col">Claimed at</th>
            <th scope="col">A month</th>
          </tr>
        </thead>
        <tbody>
          {AGES.map((age) => (
            <tr key={age}>
              <th scope="row">{age}</th>
              <td>
                {formatUsd(monthlyBenefit(primary, age * MONTHS, plan.birthYear), { decimals: 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
