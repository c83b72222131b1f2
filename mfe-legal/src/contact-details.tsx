import { brand } from '@halyard/shared-contracts/brand';
import styles from './contact-details.module.css';

export function ContactDetails() {
  return (
    <dl className={styles.details}>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={brand.phoneHref}>{brand.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Mail</dt>
        <dd>{[brand.name, ...brand.address].join(', ')}</dd>
      </div>
    </dl>
  );
}
