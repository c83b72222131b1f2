import {
  ChartLine,
  Eye,
  Goal,
  KeyRound,
  Landmark,
  Lightbulb,
  LockKeyhole,
  type LucideIcon,
  ShieldCheck,
  Sprout,
} from 'lucide-react';

interface Point {
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
}

export const FEATURES: readonly Point[] = [
  {
    title: 'Account linking',
    text: 'Connect banks, cards and investments once and see them side by side.',
    Icon: Landmark,
  },
  {
    title: 'Real-time net worth',
    text: 'What you own less what you owe, with its history and its sources.',
    Icon: ChartLine,
  },
  {
    title: 'AI insights',
    text: 'Advice in plain words over figures that were computed, never guessed.',
    Icon: Lightbulb,
  },
  {
    title: 'Goal-based planning',
    text: 'From the next year to the next twenty, each step with its amount.',
    Icon: Goal,
  },
  {
    title: 'Investment guidance',
    text: 'See how your savings are spread and what a change would do.',
    Icon: Sprout,
  },
  {
    title: 'Protection planning',
    text: 'Policies, premiums, and coverage next to the debts they stand for.',
    Icon: ShieldCheck,
  },
];

/** Each claim must be true. */
export const TRUST: readonly Point[] = [
  {
    title: 'Bank-level security with 256-bit encryption',
    text: 'The tokens that read your accounts are sealed with AES-256-GCM.',
    Icon: LockKeyhole,
  },
  {
    title: 'Read only',
    text: 'Halyard reads account data. It never moves money and stores no bank passwords.',
    Icon: Eye,
  },
  {
    title: 'Designed for SOC 2 compliance',
    text: 'Access, change and data handling are built around its criteria.',
    Icon: KeyRound,
  },
];

export const SHOWN = [
  {
    name: 'accounts-phone',
    alt: 'The accounts of a sample household with their balances',
    caption: 'Every account in one place, with what it holds today.',
  },
  {
    name: 'spending-phone',
    alt: 'The spending of a month by category on a phone',
    caption: 'Where the money went, month by month.',
  },
  {
    name: 'wealth-plan-phone',
    alt: 'The wealth plan of a sample household on a phone',
    caption: 'A plan for what comes next, in amounts.',
  },
] as const;
