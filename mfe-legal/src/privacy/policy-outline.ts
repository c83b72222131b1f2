import type { ContentsEntry } from '../legal-page';

/** Another first heading is part of the text. */
const TITLE = /^\s*# Privacy Policy *\n/;
const LAST_UPDATED = /^\s*Last updated:[^\n]*\n/;

export function policyBody(content: string): string {
  return content.replace(TITLE, '').replace(LAST_UPDATED, '').trimStart();
}

/** For example, '1. Who we are' becomes 'policy-1-who-we-are'. */
export function headingId(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['policy', ...words].join('-');
}

export function policyOutline(content: string): readonly ContentsEntry[] {
  return [...content.matchAll(/^## +(.+?) *$/gm)].map(([, label = '']) => ({
    id: headingId(label),
    label: label.replaceAll(/[*_]/g, ''),
  }));
}
