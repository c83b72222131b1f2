export { BottomTabs } from './bottom-tabs';
export { MENU_ICONS, MenuIcon } from './menu-icon';
