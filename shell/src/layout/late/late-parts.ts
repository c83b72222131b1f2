export { AccountMenuPopover } from '../account-menu/account-menu-popover';
export { LateContent } from '../footer/late-content';
export { PhoneNavigation } from '../menu/phone-navigation';
