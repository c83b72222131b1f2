import { isoDate, isoMonth, monthLabel, shortDate } from '@halyard/shared-contracts/finance';
import { failureMessage } from '@halyard/shared-contracts/store';
import { Facts, QueryView } from '@halyard/shared-contracts/ui';
import type { Why } from '@halyard/shared-contracts/wire';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDashboardTransactionsWhyQuery } from '../transactions-api';

type Reason = Why['category'];

const codeWords = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

function reasonWords({ by, ruleId, detail }: Reason): ReactNode {
  switch (by) {
    case 'you':
      return 'You chose it.';
    case 'rule':
      return ruleId === undefined ? (
        'A rule that you have deleted since set it.'
      ) : (
        <>
          Set by{' '}
          <Link to="/rules">
            {detail === undefined ? 'one of your rules' : `your rule “${detail}”`}
          </Link>
          .
        </>
      );
    case 'transfer':
      return 'It matches a row in another account of yours.';
    case 'bank':
      return 'Your bank says so.';
    case 'code':
      return `Your bank calls it “${codeWords(detail ?? '')}”.`;
    case 'guess':
      return `A guess from the text “${detail}”.`;
    default:
      return 'Nothing says what it is yet.';
  }
}

const ENTRY_WORDS: Readonly<Record<NonNullable<Why['entry']>, string>> = {
  bank: 'Your bank sent them.',
  statement: 'They are from a statement that you imported.',
  you: 'You entered them.',
  sample: 'They are part of the sample.',
};

const lateWords = ({ month, arrivedOn }: NonNullable<Why['late']>): string =>
  `It came on ${shortDate(isoDate(arrivedOn))}, after ${monthLabel(isoMonth(month))} had ended, and changed that month.`;

export function WhySection({ id }: { readonly id: string }) {
  const query = useDashboardTransactionsWhyQuery(id);
  return (
    <QueryView query={query} loading="Looking it up..." errorMessage={failureMessage}>
      {({ category, merchant, tags, hidden, reviewed, entry, late }) => (
        <Facts
          facts={[
            ['Category', reasonWords(category)],
            ['Name', reasonWords(merchant)],
            ['Tags', tags ? reasonWords(tags) : null],
            ['Counts in spending', hidden ? reasonWords(hidden) : null],
            ['Reviewed', reviewed ? reasonWords(reviewed) : null],
            ['Date and amount', entry ? ENTRY_WORDS[entry] : null],
            ['Budget', late ? lateWords(late) : null],
          ]}
        />
      )}
    </QueryView>
  );
}
