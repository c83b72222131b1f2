import type { ServicerAddressData } from 'plaid';
import type { CustomLiability } from '../persona/schema';

export function addressAnswer(address: CustomLiability['property_address']): ServicerAddressData {
  return {
    city: address?.city ?? null,
    country: address?.country ?? null,
    postal_code: address?.postal_code ?? null,
    region: address?.region ?? null,
    street: address?.street ?? null,
  };
}
