import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

export function IconButton(
  props: Omit<ComponentProps<'button'>, 'className' | 'type'> & { readonly 'aria-label': string },
) {
  return <button {...props} type="button" className={styles.icon} />;
}
