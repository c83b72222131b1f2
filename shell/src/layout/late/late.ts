import { lazy } from 'react';

const parts = () => import(/* webpackChunkName: "late-layout" */ './late-parts');

export const AccountMenuPopover = lazy(() =>
  parts().then((module) => ({ default: module.AccountMenuPopover })),
);
export const LateContent = lazy(() => parts().then((module) => ({ default: module.LateContent })));
export const PhoneNavigation = lazy(() =>
  parts().then((module) => ({ default: module.PhoneNavigation })),
);
