import { failureMessage } from '@halyard/shared-contracts/store';
import { Facts, QueryView } from '@halyard/shared-contracts/ui';
import type { Why } from '@halyard/shared-contracts/wire';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDashboardTransactionsWhyQuery } from '../transactions-api';

type Reason = Why['category'];

/** The bank writes its codes as FOOD_AND_DRINK_COFFEE. */
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
          Set by <Link to="/rules">one of your rules</Link>.
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

/** Which edit, rule, code, or guess determined the category and the name of a row. */
export function WhySection({ id }: { readonly id: string }) {
  const query = useDashboardTransactionsWhyQuery(id);
  return (
    <QueryView query={query} loading="Looking it up..." errorMessage={failureMessage}>
      {({ category, merchant }) => (
        <Facts
          facts={[
            ['Category', reasonWords(category)],
            ['Name', reasonWords(merchant)],
          ]}
        />
      )}
    </QueryView>
  );
}
