import type { ContentsEntry } from '../table-of-contents';

const TITLE = /^\s*# [^\n]*\n/;
const LAST_UPDATED = /^\s*Last updated:[^\n]*\n/;

/** The text under the title. The page prints title and date itself, so both are left out. */
export function policyBody(content: string): string {
  return content.replace(TITLE, '').replace(LAST_UPDATED, '').trimStart();
}

/** The anchor of a heading: '1. Who we are' → 'policy-1-who-we-are'. */
export function headingId(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['policy', ...words].join('-');
}

/** The sections of the policy in their order. */
export function policyOutline(content: string): readonly ContentsEntry[] {
  return [...content.matchAll(/^## +(.+?) *$/gm)].map(([, label = '']) => ({
    id: headingId(label),
    label: label.replaceAll(/[*_]/g, ''),
  }));
}
