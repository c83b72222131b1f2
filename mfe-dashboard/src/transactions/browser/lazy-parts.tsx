import { lazy } from 'react';

/** Most visits only read the list, so these parts load later. */
export const MerchantCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ '../merchant/merchant-card'))
    .MerchantCard,
}));
export const BulkBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ '../select/bulk-bar')).BulkBar,
}));
export const ReviewBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ '../review/review-bar')).ReviewBar,
}));
export const RowCategory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "list-tools" */ '../edit/row-category')).RowCategory,
}));
export const TransactionPanel = lazy(async () => ({
  default: (await import('../details/transaction-panel')).TransactionPanel,
}));
