import {
  Banknote,
  Briefcase,
  CalendarClock,
  Car,
  CreditCard,
  GraduationCap,
  House,
  Landmark,
  type LucideIcon,
} from 'lucide-react';
import { debtTypeFacts, type DebtTypeFacts, isLiabilityType } from '../../finance';
import { IconTile } from './icon-tile';

const icons: Readonly<Record<DebtTypeFacts['icon'], LucideIcon>> = {
  card: CreditCard,
  graduation_cap: GraduationCap,
  car: Car,
  house: House,
  bank: Landmark,
  briefcase: Briefcase,
  banknote: Banknote,
  calendar: CalendarClock,
};

export function LiabilityIcon({ type }: { readonly type: string }) {
  return <IconTile icon={isLiabilityType(type) ? icons[debtTypeFacts(type).icon] : Banknote} />;
}
