import {
  type Account,
  countedAccounts,
  countedLiabilities,
  type FinancialData,
  inMonth,
  type Liability,
  monthLabel,
  monthOf,
  netWorth,
  POLICY_NAMES,
  protectionTotals,
  referenceMonth,
  spendingBreakdown,
  totalAssets,
  totalDebt,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd, sum } from '@halyard/shared-contracts/money';
import type { Content } from 'pdfmake';
import { section } from './section';
import type { Sources } from './source';

export function netWorthSection(
  { accounts, liabilities }: FinancialData,
  { figures }: Sources,
): Content {
  return section({
    title: 'Net worth',
    layout: 'amounts',
    source: figures,
    rows: [
      ['Assets', formatUsd(totalAssets(accounts))],
      ['Liabilities', formatUsd(totalDebt(liabilities))],
    ],
    total: ['Net Worth', formatUsd(netWorth(accounts, liabilities))],
  });
}

interface Balances {
  readonly title: string;
  readonly all: readonly (Account | Liability)[];
  readonly counted: readonly ((Account | Liability) & { readonly balance: Cents })[];
  readonly total: Cents;
}

const EXCLUDED = 'closed, in another currency, of an unknown kind or without a balance';

/** An overdraft is listed but adds nothing to the total. Other excluded rows are not listed. */
function leftOut({ all, counted }: Balances): string | null {
  const unlisted = all.length - counted.length;
  const notes = [
    counted.some(({ balance }) => balance < 0)
      ? 'An amount below zero adds nothing to the total.'
      : '',
    unlisted > 0 ? `Left out of the total: ${unlisted} ${EXCLUDED}.` : '',
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function balancesSection(balances: Balances, sources: Sources): Content {
  const { title, counted, total } = balances;
  return section({
    title,
    layout: 'listed',
    source: sources.figures,
    rows: counted.map((account) => [
      [account.name, account.institution].filter(Boolean).join(', '),
      sources.ofBalance(account),
      formatUsd(account.balance),
    ]),
    empty: 'None',
    total: ['Total', '', formatUsd(total)],
    note: leftOut(balances),
  });
}

export function assetsSection({ accounts }: FinancialData, sources: Sources): Content {
  const counted = countedAccounts(accounts);
  const total = totalAssets(accounts);
  return balancesSection({ title: 'Assets', all: accounts, counted, total }, sources);
}

export function debtsSection({ liabilities }: FinancialData, sources: Sources): Content {
  const counted = countedLiabilities(liabilities);
  const total = totalDebt(liabilities);
  return balancesSection({ title: 'Liabilities', all: liabilities, counted, total }, sources);
}

const shareWords = (percentage: number): string => (percentage === 0 ? '<1%' : `${percentage}%`);

/** Prints the spending of the reference month. */
export function spendingSection({ transactions, today }: FinancialData, sources: Sources): Content {
  const month = referenceMonth(transactions, monthOf(today));
  const { categories, total } = spendingBreakdown(inMonth(transactions, month));
  const setAside = sum(categories.map((each) => each.setAside));
  return section({
    title: `Monthly spending by category (${monthLabel(month)})`,
    layout: 'listed',
    source: sources.figures,
    rows: categories.map(({ category, percentage, amount }) => [
      category,
      amount < 0 ? 'credit' : shareWords(percentage),
      formatUsd(amount),
    ]),
    empty: `Nothing spent in ${monthLabel(month)}`,
    total: ['Total', '', formatUsd(total)],
    note: setAside > 0 ? `${formatUsd(setAside)} of it put aside` : null,
  });
}

export function insuranceSection({ policies }: FinancialData, sources: Sources): Content {
  const { activeCount, activeCoverage } = protectionTotals(policies);
  const coverage = formatUsd(activeCoverage);
  const noun = policies.length === 1 ? 'policy' : 'policies';
  return section({
    title: 'Insurance status',
    layout: 'listed',
    source: sources.policies,
    rows: policies.map((policy) => [
      `${POLICY_NAMES[policy.type]}, ${policy.provider}`,
      policy.status === 'active' ? 'Active' : 'Inactive',
      formatUsd(policy.coverage),
    ]),
    empty: 'No policies yet',
    note:
      policies.length === 0
        ? null
        : `${activeCount} of ${policies.length} ${noun} active, with ${coverage} of coverage.`,
  });
}
