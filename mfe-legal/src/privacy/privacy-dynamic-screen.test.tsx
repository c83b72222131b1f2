import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { PrivacyDynamicScreen } from './privacy-dynamic-screen';

const POLICY = 'GET /api/privacy-policy';

const CONTENT = `# Privacy Policy

Last updated: April 2, 2025

We read **account data** only.

## 1. *Who* may use it

- Adults aged 18 or older
- In the United States

### Children

See [Help](/help), [our terms](https://halyard.example/terms) or [write](mailto:hello@halyard.example).
[Never this](javascript:alert(1)) and [nor this](//elsewhere.example).

<script>alert(1)</script><b>bold</b>

![A picture](https://elsewhere.example/pixel.png)
`;

const answer = (content = CONTENT) => ({ success: true, content, lastUpdated: 'April 2, 2025' });

const show = (handler: object = answer()) => {
  const backend = fakeBackend(financialData(), { [POLICY]: handler });
  return { backend, ...renderScreen(<PrivacyDynamicScreen />, { backend }) };
};

describe('PrivacyDynamicScreen', () => {
  // Covers P2-2.privacy-3, P2-4-6.
  it('shows that it is loading', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Loading privacy policy...');
    await screen.findByText('account data');
  });

  it('shows the title and the date once', async () => {
    show();
    expect(await screen.findAllByText('Last updated: April 2, 2025')).toHaveLength(1);
    expect(screen.getAllByText('Privacy Policy')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  });

  // Covers P2-2.privacy-2.
  it('draws headings, bullets, paragraphs and emphasis', async () => {
    show();
    expect(await screen.findByText('account data')).toHaveProperty('tagName', 'STRONG');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1. Who may use it');
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Children');
    expect(screen.getByText('In the United States')).toHaveProperty('tagName', 'LI');
  });

  //
  it('shows every heading of the content, the first included', async () => {
    const marks = ['#', '##', '###', '####', '#####', '######'];
    show(answer(marks.map((mark) => `${mark} Heading ${mark.length}`).join('\n\n')));
    await screen.findByText('Heading 1');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Privacy Policy', ...marks.map((mark) => `Heading ${mark.length}`)]);
  });

  it('links the contents to the sections', async () => {
    const { user } = show();
    await screen.findByText('account data');
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    await user.click(within(contents).getByRole('button'));
    const target = within(contents).getByRole('link').getAttribute('href');
    expect(target).toBe(`#${screen.getByRole('heading', { level: 2 }).id}`);
  });

  it.each([
    ['Help', '/help'],
    ['our terms', 'https://halyard.example/terms'],
    ['write', 'mailto:hello@halyard.example'],
  ])('links “%s”', async (name, href) => {
    show();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('keeps the words of a link that is not allowed', async () => {
    show();
    expect(await screen.findByText(/Never this/)).toHaveTextContent('Never this and nor this.');
    expect(screen.queryByRole('link', { name: /this/ })).not.toBeInTheDocument();
  });

  it('drops raw HTML and pictures', async () => {
    const { container } = show();
    await screen.findByText('account data');
    expect(container.querySelector('script, b, img')).toBeNull();
  });

  // Covers P1-8-18, P2-2.privacy-3, P2-4-6, P2-8-2.
  it('shows that loading failed and loads again on Try Again', async () => {
    const { backend, user } = show(() => failure(500, 'Out of order'));
    expect(await screen.findByText('Failed to load privacy policy')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    backend.on(POLICY, answer());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('account data')).toBeInTheDocument();
    expect(screen.queryByText('Failed to load privacy policy')).not.toBeInTheDocument();
  });

  it('treats a response of another shape as a failure', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show({ success: false });
    expect(await screen.findByText('Failed to load privacy policy')).toBeInTheDocument();
    log.mockRestore();
  });
});
