import { brand } from '@halyard/shared-contracts/brand';

export interface FooterLink {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

const mail = (label: string): FooterLink => ({
  label,
  href: `mailto:${brand.email}?subject=${encodeURIComponent(label)}`,
});

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Features',
    links: [
      { label: 'Account Tracking', to: '/accounts' },
      { label: 'Spending Analysis', to: '/spending' },
      { label: 'Budget Planning', to: '/budget' },
      { label: 'Wealth Planning', to: '/wealth-plan' },
      { label: 'AI Insights', to: '/fact-finder' },
    ],
  },
  { title: 'Company', links: [mail('Careers'), mail('Contact us'), mail('Press')] },
  {
    title: 'Product',
    links: [
      { label: 'Start free trial', to: '/sign-up' },
      { label: 'Access your account', to: '/' },
      { label: 'Terms of service', to: '/terms-of-service' },
      { label: 'Privacy policy', to: '/privacy-policy' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Help Center', to: '/help' },
      mail('Support'),
      mail('Security'),
      mail('API Docs'),
    ],
  },
];
