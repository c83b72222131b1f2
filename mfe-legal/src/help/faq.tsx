import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FIGURES } from '../legal-figures';
import { sectionId } from '../legal-text';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Implements P2-2.help-2 to P2-2.help-4. */
export const FAQ: readonly Question[] = [
  {
    question: 'How is my data kept secure?',
    answer: (
      <>
        Access to your bank is protected with {FIGURES.encryptionBits}-bit encryption, and your
        banking credentials are not stored. You enter them with your bank or with Plaid, and we
        never see them.
      </>
    ),
  },
  {
    question: 'How do I add an account?',
    answer: (
      <>
        Open the <Link to="/accounts">Accounts page</Link> and choose ‘Add Account’. Connect a bank
        through Plaid, or enter an account by hand.
      </>
    ),
  },
  {
    question: 'How are my transactions categorized?',
    answer: (
      <>
        Transactions are categorized automatically, and categories can be customized. Choose
        ‘Details’ beside one in <Link to="/transactions">Transactions</Link> and pick another
        category. Your choice stays when your bank sends the transaction again.
      </>
    ),
  },
  {
    question: 'Why do I see sample data?',
    answer: (
      <>
        Until you connect a bank or add an account, the screens show an invented household marked
        ‘Sample data’. Your own figures take its place once there are any; the two are never mixed.
      </>
    ),
  },
  {
    question: 'What does ‘as of’ mean?',
    answer: (
      <>
        It is when your figures were last read from your bank. To read them again, open{' '}
        <Link to="/plaid-test">Bank Connection</Link> and choose ‘Refresh Data’. Some banks pass on
        new transactions a day or more after you make them.
      </>
    ),
  },
  {
    question: 'How do I disconnect my bank?',
    answer: (
      <>
        Open <Link to="/plaid-test">Bank Connection</Link> and choose ‘Disconnect’. Our access ends,
        and the accounts and transactions that came through it leave your screens. What you entered
        by hand stays.
      </>
    ),
  },
  {
    question: 'How do budgets work?',
    answer: (
      <>
        In <Link to="/budget">Budget</Link> you set an amount per category for a month. A category
        is nearly spent from 90% of its amount and over budget from 100%. Transfers between your own
        accounts and card payments do not count as spending.
      </>
    ),
  },
  {
    question: 'Can Halyard move my money?',
    answer: (
      <>
        No. It reads account data only and never initiates transactions. To pay a bill or to
        transfer money, use your bank.
      </>
    ),
  },
  {
    question: 'Are the insights financial advice?',
    answer: (
      <>
        No. Insights, scores and plans are educational information, not professional advice. The{' '}
        <Link to="/terms-of-service">Terms of Service</Link> say more.
      </>
    ),
  },
  {
    question: 'What if something looks wrong?',
    answer: (
      <>
        Write to us within {FIGURES.errorReportDays} days and name the account, the date and the
        amount. We investigate within {FIGURES.errorInvestigationBusinessDays} business days; see{' '}
        <Link to={`/terms-of-service#${sectionId('17B')}`}>Error resolution</Link>.
      </>
    ),
  },
  {
    question: 'Can I take my data along?',
    answer: (
      <>
        Yes. <Link to="/your-data">Your data</Link> gives you everything in one zip file: tables for
        a spreadsheet, and rows that bring the same figures back here or on another server.
      </>
    ),
  },
  {
    question: 'What does the AI provider get to see?',
    answer: (
      <>
        Nothing before you allow it. Then your messages and what you asked before, never your
        figures, name or account numbers. ‘What was sent’ beside an answer shows it word for word,
        and <Link to="/your-data">Your data</Link> lets you withdraw the permission.
      </>
    ),
  },
  {
    question: 'How do I delete my account?',
    answer: (
      <>
        Open <Link to="/your-data">Your data</Link> and choose ‘Delete my data’. It is gone at once
        as a rule and within {FIGURES.accountDeletionDays} days at the latest, except for what the{' '}
        <Link to="/privacy-policy#section-8">Privacy Policy</Link> says the law has us keep. You can
        keep a receipt.
      </>
    ),
  },
];
