import { findInstitution, type Product } from '../bank/institutions';
import type { Item } from '../bank/item';
import { PlaidFault } from '../plaid-fault';

/** Throws PRODUCTS_NOT_SUPPORTED when the Item's bank does not offer the product. */
export function requireProduct(item: Item, product: Product): void {
  if (!findInstitution(item.institutionId)?.products.includes(product))
    throw new PlaidFault(
      'PRODUCTS_NOT_SUPPORTED',
      `the following products are not supported by this institution: ["${product}"]`,
    );
}
