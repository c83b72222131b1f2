import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A button of 44 px that is an icon alone; `aria-label` says what it does. */
export function IconButton(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'> & { readonly 'aria-label': string },
) {
  return <button {...props} type="button" className={styles.icon} />;
}
