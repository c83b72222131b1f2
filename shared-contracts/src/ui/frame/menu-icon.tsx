import {
  AppWindow,
  ArrowLeftRight,
  Banknote,
  CalendarDays,
  ChartPie,
  CreditCard,
  FileText,
  House,
  Landmark,
  Link2,
  type LucideIcon,
  NotebookPen,
  PiggyBank,
  Receipt,
  ShieldCheck,
  Sprout,
  Store,
  Target,
  Users,
  Vault,
  Waves,
} from 'lucide-react';

/** A remote can name any of these. */
const ICONS = {
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  calendar: CalendarDays,
  'chart-pie': ChartPie,
  'credit-card': CreditCard,
  file: FileText,
  house: House,
  landmark: Landmark,
  link: Link2,
  'notebook-pen': NotebookPen,
  'piggy-bank': PiggyBank,
  receipt: Receipt,
  'shield-check': ShieldCheck,
  sprout: Sprout,
  store: Store,
  target: Target,
  users: Users,
  vault: Vault,
  waves: Waves,
} satisfies Record<string, LucideIcon>;

export const MENU_ICONS: readonly string[] = Object.keys(ICONS);

const isKnown = (name: string): name is keyof typeof ICONS => Object.hasOwn(ICONS, name);

export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = isKnown(name) ? ICONS[name] : AppWindow;
  return <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
}
