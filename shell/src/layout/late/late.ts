import { lazy } from 'react';

const parts = () => import(/* webpackChunkName: "late-layout" */ './late-parts');

/** Parts of the layout that a first view does without; one chunk has them all. */
export const AccountMenuPopover = lazy(() =>
  parts().then((module) => ({ default: module.AccountMenuPopover })),
);
export const LateContent = lazy(() => parts().then((module) => ({ default: module.LateContent })));
export const PhoneNavigation = lazy(() =>
  parts().then((module) => ({ default: module.PhoneNavigation })),
);
