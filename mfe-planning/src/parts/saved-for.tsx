import { ZERO } from '@halyard/shared-contracts/money';
import type { ContributionProps } from '@halyard/shared-contracts/remote';
import { Money } from '@halyard/shared-contracts/ui';
import { Fragment } from 'react';
import { usePlanningGoalsQuery } from '../data/goal-endpoints';

export function SavedFor({ subject }: ContributionProps) {
  const { data } = usePlanningGoalsQuery();
  const goals = (data?.goals ?? []).flatMap(({ id, name, accounts }) => {
    const held = accounts.find(({ accountId }) => accountId === subject)?.held ?? ZERO;
    return held > ZERO ? [{ id, name, held }] : [];
  });
  if (goals.length === 0) return null;
  return (
    <p>
      Of this balance,{' '}
      {goals.map(({ id, name, held }, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <strong>
            <Money amount={held} />
          </strong>{' '}
          is for <bdi>{name}</bdi>
        </Fragment>
      ))}
      .
    </p>
  );
}
