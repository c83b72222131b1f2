import {
  Banknote,
  Building2,
  CalendarClock,
  Car,
  CreditCard,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
  ScrollText,
} from 'lucide-react';
import { IconTile } from './icon-tile';

const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['credit_card', CreditCard],
  ['student_loan', GraduationCap],
  ['auto_loan', Car],
  ['mortgage', House],
  ['loan', Landmark],
  ['business_debt', Building2],
  ['taxes', ScrollText],
  ['short_term', CalendarClock],
]);

/** The icon of a kind of debt. */
export function LiabilityIcon({ type }: { readonly type: string }) {
  return <IconTile icon={icons.get(type) ?? Banknote} />;
}
