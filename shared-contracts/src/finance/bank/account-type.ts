import { ACCOUNT_TYPES, accountTypeFacts, type AccountType } from '../account/account-types';
import { debtTypeFacts, LIABILITY_TYPES, type LiabilityType } from '../debt/debt-types';

type MappedType =
  | { readonly kind: 'account'; readonly type: AccountType }
  | { readonly kind: 'liability'; readonly type: LiabilityType };

const account = (type: AccountType): MappedType => ({ kind: 'account', type });
const liability = (type: LiabilityType): MappedType => ({ kind: 'liability', type });

function accountOf(bankType: 'depository' | 'investment', subtype: string): MappedType {
  const types = ACCOUNT_TYPES.filter((type) => accountTypeFacts(type).bank?.type === bankType);
  const subtypesOf = (type: AccountType) => accountTypeFacts(type).bank?.subtypes;
  const named = types.find((type) => {
    const subtypes = subtypesOf(type);
    return subtypes !== 'other' && subtypes?.includes(subtype);
  });
  return account(named ?? types.find((type) => subtypesOf(type) === 'other') ?? 'other');
}

const loan = (subtype: string): LiabilityType =>
  LIABILITY_TYPES.find((type) => debtTypeFacts(type).bankSubtypes.includes(subtype)) ?? 'loan';

const BY_TYPE: Readonly<Record<string, (subtype: string) => MappedType>> = {
  depository: (subtype) => accountOf('depository', subtype),
  investment: (subtype) => accountOf('investment', subtype),
  brokerage: () => account('brokerage'),
  credit: () => liability('credit_card'),
  loan: (subtype) => liability(loan(subtype)),
};

/** An unknown type becomes 'other' (P1-7-24 to P1-7-26, R-3.9). */
export function mapAccountType(type: string, subtype: string | null): MappedType {
  const known = new Map(Object.entries(BY_TYPE)).get(type.toLowerCase());
  return known ? known((subtype ?? '').toLowerCase()) : account('other');
}
