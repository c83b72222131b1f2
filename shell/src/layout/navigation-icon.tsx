import {
  ArrowLeftRight,
  Banknote,
  ChartPie,
  CreditCard,
  House,
  Landmark,
  Link2,
  type LucideIcon,
  NotebookPen,
  PiggyBank,
  ShieldCheck,
  Sprout,
  Vault,
  Waves,
} from 'lucide-react';
import type { NavigationPath } from './navigation';

const ICONS: Readonly<Record<NavigationPath, LucideIcon>> = {
  '/': House,
  '/income': Banknote,
  '/spending': ChartPie,
  '/budget': PiggyBank,
  '/accounts': Landmark,
  '/transactions': ArrowLeftRight,
  '/protection': ShieldCheck,
  '/assets': Vault,
  '/liabilities': CreditCard,
  '/cashflow': Waves,
  '/wealth-plan': Sprout,
  '/fact-finder': NotebookPen,
  '/plaid-test': Link2,
};

export function NavigationIcon({ path }: { path: NavigationPath }) {
  const Icon = ICONS[path];
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
}
