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
import { debtTypeFacts, type DebtTypeFacts, isLiabilityType } from '../../finance';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<DebtTypeFacts['icon'], LucideIcon>> = {
  card: CreditCard,
  graduation_cap: GraduationCap,
  car: Car,
  house: House,
  bank: Landmark,
  building: Building2,
  scroll: ScrollText,
  calendar: CalendarClock,
};

export function LiabilityIcon({ type }: { readonly type: string }) {
  return <IconTile icon={isLiabilityType(type) ? icons[debtTypeFacts(type).icon] : Banknote} />;
}
