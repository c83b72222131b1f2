import { headingId, policyBody, policyOutline } from './policy-outline';

const CONTENT = `# Privacy Policy

Last updated: April 2, 2025

We care.

## 1. Who we are

# Not a section

## 2. *What* we keep
`;

describe('policyBody', () => {
  it('removes the title and the date, which the page prints', () => {
    expect(policyBody(CONTENT)).toMatch(/^We care\.\n/);
  });

  it.each([
    ['neither title nor date', 'We care.\n'],
    ['a date further down', 'We care.\n\nLast updated: April 2, 2025\n'],
    ['a section first', '## 1. Who we are\n'],
    ['a title of its own', '# Our promise\n\nWe care.\n'],
  ])('keeps a text with %s whole', (_, content) => {
    expect(policyBody(content)).toBe(content);
  });
});

describe('policyOutline', () => {
  it('lists the sections with their anchors', () => {
    expect(policyOutline(CONTENT)).toEqual([
      { id: 'policy-1-who-we-are', label: '1. Who we are' },
      { id: 'policy-2-what-we-keep', label: '2. What we keep' },
    ]);
  });

  it('is empty for a text without sections', () => {
    expect(policyOutline('We care.')).toEqual([]);
  });
});

describe('headingId', () => {
  it.each([
    ['1. Who we are', 'policy-1-who-we-are'],
    ['What we keep & why', 'policy-what-we-keep-why'],
    ['—', 'policy'],
  ])('turns “%s” into an anchor', (text, id) => {
    expect(headingId(text)).toBe(id);
  });
});
