import { PlaidFault } from '../plaid-fault';

export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly products: readonly Product[];
  readonly health: 'healthy' | 'degraded' | 'down' | 'unsupported';
  readonly oauth: boolean;
}

export const products = ['transactions', 'liabilities', 'investments', 'balance'] as const;
export type Product = (typeof products)[number];

const everything: readonly Product[] = products;

const institutions: readonly Institution[] = [
  {
    id: 'ins_109508',
    name: 'First Platypus Bank',
    products: everything,
    health: 'healthy',
    oauth: false,
  },
  {
    id: 'ins_109509',
    name: 'First Gingham Credit Union',
    products: everything,
    health: 'healthy',
    oauth: false,
  },
  {
    id: 'ins_109510',
    name: 'Tattersall Federal Credit Union',
    products: everything,
    health: 'healthy',
    oauth: false,
  },
  { id: 'ins_109511', name: 'Tartan Bank', products: everything, health: 'healthy', oauth: false },
  {
    id: 'ins_109512',
    name: 'Houndstooth Bank',
    products: ['transactions', 'balance'],
    health: 'healthy',
    oauth: false,
  },
  {
    id: 'ins_127287',
    name: 'Platypus OAuth Bank',
    products: everything,
    health: 'healthy',
    oauth: true,
  },
  {
    id: 'ins_132363',
    name: 'Unhealthy Platypus Bank - Degraded',
    products: everything,
    health: 'degraded',
    oauth: false,
  },
  {
    id: 'ins_132361',
    name: 'Unhealthy Platypus Bank - Down',
    products: everything,
    health: 'down',
    oauth: false,
  },
  {
    id: 'ins_133402',
    name: 'Unsupported Platypus Bank',
    products: everything,
    health: 'unsupported',
    oauth: false,
  },
];

export function listInstitutions(): readonly Institution[] {
  return institutions;
}

export function findInstitution(id: string): Institution | undefined {
  return institutions.find((one) => one.id === id);
}

/** Throws INVALID_INSTITUTION, INSTITUTION_DOWN or INSTITUTION_NO_LONGER_SUPPORTED if nobody can sign in to the bank. */
export function institutionForSignIn(id: string): Institution {
  const institution = findInstitution(id);
  if (!institution) throw new PlaidFault('INVALID_INSTITUTION');
  if (institution.health === 'down') throw new PlaidFault('INSTITUTION_DOWN');
  if (institution.health === 'unsupported') throw new PlaidFault('INSTITUTION_NO_LONGER_SUPPORTED');
  return institution;
}
