import { brand } from '@halyard/shared-contracts/brand';
import { Link } from 'react-router-dom';
import { FOOTER_COLUMNS, type FooterLink } from './footer-links';
import styles from './footer.module.css';

function Entry({ label, to, href }: FooterLink) {
  return to === undefined ? <a href={href}>{label}</a> : <Link to={to}>{label}</Link>;
}

function Columns() {
  return (
    <div className={styles.columns}>
      <address className={styles.company}>
        <strong>{brand.name}</strong>
        <p>{brand.tagline}</p>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <span>{brand.address.join(', ')}</span>
        <a href={brand.phoneHref}>{brand.phone}</a>
      </address>
      {FOOTER_COLUMNS.map(({ title, links }) => (
        <nav key={title} aria-label={title} className={styles.column}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.label}>
                <Entry {...link} />
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}

export function FooterContent({ folded }: { readonly folded: boolean }) {
  return (
    <div className={styles.content}>
      {folded ? (
        <details>
          <summary className={styles.more}>Company, product, and legal</summary>
          <Columns />
        </details>
      ) : (
        <Columns />
      )}
      <div className={styles.bottom}>
        <span>© 2025 {brand.name}</span>
        <span className={styles.social}>
          <a href={brand.links.professionalNetwork}>LinkedIn</a>
          <a href={brand.links.microblog}>X</a>
          <a href={`mailto:${brand.email}`}>E-mail</a>
        </span>
      </div>
    </div>
  );
}
