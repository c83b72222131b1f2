import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { LegalDocument } from './legal-document';
import type { Block, LegalText } from './legal-text';

const text = (blocks: readonly Block[]): LegalText => ({
  title: 'House Rules',
  summary: ['Be kind.'],
  preamble: ['These are the rules.'],
  sections: [
    { number: '1', title: 'Kindness', blocks },
    { number: '1A', title: 'Quiet', blocks: ['Until eight.'] },
  ],
  closing: 'That is all.',
});

const show = (blocks: readonly Block[] = [], route = '/rules') =>
  renderScreen(<LegalDocument text={text(blocks)} />, {
    backend: fakeBackend(financialData()),
    route,
  });

describe('LegalDocument', () => {
  it('starts with the note that it is a template for counsel to review', () => {
    show();
    expect(screen.getByRole('note')).toHaveTextContent(
      'This text is a template. It must be reviewed by counsel before anyone relies on it.',
    );
  });

  it('shows when it was last updated', () => {
    show();
    expect(screen.getByText('Last updated: April 2, 2025')).toBeInTheDocument();
  });

  it('gives every section a heading one level below the title', () => {
    show();
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'In short',
      '1. Kindness',
      '1A. Quiet',
    ]);
  });

  it('links the contents to every section', async () => {
    const { user, container } = show();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    await user.click(within(contents).getByRole('button', { name: 'Contents' }));
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(targets).toEqual(['#section-1', '#section-1a']);
    for (const target of targets) expect(container.querySelector(target)).toBeInTheDocument();
  });

  it.each<[string, Block, string]>([
    ['a paragraph', 'Say please.', '<p>Say please.</p>'],
    ['a paragraph that stands out', { strong: 'No shouting.' }, '<p><strong>No shouting.'],
    ['bullets', { list: ['Nod.', 'Wave.'] }, '<ul><li>Nod.</li><li>Wave.</li></ul>'],
    ['a way to another text', { see: { label: 'Help', to: '/help' } }, '<a href="/help"'],
    ['our mail address', { contact: true }, 'href="mailto:hello@halyard.example"'],
    ['our phone', { contact: true }, 'href="tel:+13025550142"'],
    ['our postal address', { contact: true }, 'Halyard, 8 The Green, Dover, Delaware 19901'],
  ])('draws %s', (_, block, html) => {
    const { container } = show([block]);
    expect(container.querySelector('#section-1')?.innerHTML).toContain(html);
  });

  it('scrolls to the section in the address', () => {
    const seen: string[] = [];
    const original = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this.id);
    };
    show([], '/rules#section-1a');
    Element.prototype.scrollIntoView = original;
    expect(seen).toEqual(['section-1a']);
  });

  it('prints the text', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});
