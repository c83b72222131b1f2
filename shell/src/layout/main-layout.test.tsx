import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { declaredRoutes } from '../platform/testing/declared-routes';
import { MainLayout } from './main-layout';
import { menuOf } from './menu/menu';

const VISITOR = { userId: 'demo_user', email: null, ownData: false };

const navigation = { entries: menuOf(declaredRoutes()), onIntent: () => undefined };

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** jsdom has no layout, so this sets the width that the query for phones sees. */
function atWidth(width: number): void {
  window.matchMedia = (query) => {
    const [, limit = '0'] = /width < (\d+)px/.exec(query) ?? [];
    return { ...matchMedia(query), matches: width < Number(limit) };
  };
}

function open(width: number, route = '/budget') {
  atWidth(width);
  return renderScreen(<MainLayout navigation={navigation}>the screen</MainLayout>, {
    backend: fakeBackend(financialData(), { 'GET /api/auth/session': VISITOR }),
    route,
  });
}

const ENTRIES = [
  ['Home', '/'],
  ['Income', '/income'],
  ['Spending', '/spending'],
  ['Budget', '/budget'],
  ['Accounts', '/accounts'],
  ['Transactions', '/transactions'],
  ['Protection', '/protection'],
  ['Assets', '/assets'],
  ['Liabilities', '/liabilities'],
  ['Cash Flow', '/cashflow'],
  ['Wealth Plan', '/wealth-plan'],
  ['Fact Finder', '/fact-finder'],
  ['Bank Connection', '/plaid-test'],
];

const SPECIFIED = new Set(ENTRIES.map(([, path]) => path));

const specifiedEntries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? ''])
    .filter(([, path]) => SPECIFIED.has(path));

/** Tells whether each element comes before the next one in the page. */
function standInOrder(...elements: readonly Element[]): boolean {
  return elements.every((element, index) => {
    const next = elements[index + 1];
    return !next || Boolean(element.compareDocumentPosition(next) & 4);
  });
}

// Covers P1-2.3-1, P1-9-17, P2-1-3, P2-9-17.
test.each([
  [767, true],
  [768, false],
])('at %i px the layout is the mobile one: %s', (width, mobile) => {
  open(width);
  expect(screen.queryByRole('button', { name: 'Open menu' }) !== null).toBe(mobile);
  expect(screen.queryByRole('navigation', { name: 'Main' }) === null).toBe(mobile);
});

test('turning a phone preserves what the user is typing', async () => {
  const phone = new EventTarget();
  atWidth(767);
  const upright = window.matchMedia;
  window.matchMedia = (query) => ({
    ...upright(query),
    addEventListener: phone.addEventListener.bind(phone),
  });
  const { user } = renderScreen(
    <MainLayout navigation={navigation}>
      <input aria-label="Goal" />
    </MainLayout>,
    { backend: fakeBackend(financialData(), { 'GET /api/auth/session': VISITOR }) },
  );
  await user.type(screen.getByRole('textbox', { name: 'Goal' }), 'A house');
  atWidth(1024);
  act(() => void phone.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Goal' })).toHaveValue('A house');
  expect(screen.getByRole('textbox', { name: 'Goal' })).toHaveFocus();
});

describe('on a desktop', () => {
  // Covers P1-2.3-7.
  test('the header has the logo, Help, Log in and Sign up, in this order', async () => {
    open(1280);
    await screen.findByRole('link', { name: 'Sign up' });
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Halyard', '/'],
      ['Help', '/help'],
      ['Log in', '/log-in'],
      ['Sign up', '/sign-up'],
    ]);
  });

  // Covers P1-2.3-8.
  test.each([
    ['/help', true],
    ['/budget', false],
  ])('on %s Help is highlighted: %s', (route, highlighted) => {
    open(1280, route);
    const help = screen.getByRole('link', { name: 'Help' });
    expect(help.classList.contains('current')).toBe(highlighted);
  });

  // Covers P1-2.3-12, R-2.2.
  test('the side navigation has the entries of the specification in their order', () => {
    open(1280);
    expect(specifiedEntries()).toEqual(ENTRIES);
  });

  // Covers P1-2.3-13.
  test.each(ENTRIES)('%s is highlighted on %s, and nothing else is', (name, path) => {
    open(1280, path ?? '/');
    const current = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('.current');
    expect([...current].map(({ textContent }) => textContent)).toEqual([name]);
  });

  // Covers P1-2.3-10.
  test('the header comes first, then the sidebar, the content and the footer', () => {
    open(1280);
    expect(
      standInOrder(
        screen.getByRole('banner'),
        screen.getByRole('navigation', { name: 'Main' }),
        screen.getByRole('main'),
        screen.getByRole('contentinfo'),
      ),
    ).toBe(true);
  });
});

describe('on a phone', () => {
  const drawer = () => screen.queryByRole('dialog', { name: 'Menu' });
  const openMenu = async ({ user }: ReturnType<typeof open>) =>
    user.click(screen.getByRole('button', { name: 'Open menu' }));

  // Covers P1-2.3-5.
  test('the content is followed by the footer', () => {
    open(390);
    expect(standInOrder(screen.getByRole('main'), screen.getByRole('contentinfo'))).toBe(true);
  });

  // Covers P1-2.3-2, P1-2.3-3, R-2.2.
  test('the menu button opens the same entries, under a close button and the logo', async () => {
    const shown = open(390);
    expect(drawer()).toBeNull();
    await openMenu(shown);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('button', { name: 'Close menu' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'Halyard home' })).toBeVisible();
    expect(specifiedEntries()).toEqual(ENTRIES);
  });

  // Covers P1-2.3-6.
  test('the close button closes it', async () => {
    const shown = open(390);
    await openMenu(shown);
    await shown.user.click(await screen.findByRole('button', { name: 'Close menu' }));
    expect(drawer()).toBeNull();
  });

  // Covers P1-2.3-2, P1-2.3-6.
  test('a click on the backdrop closes it, and a click on the drawer does not', async () => {
    const shown = open(390);
    await openMenu(shown);
    await shown.user.click(await screen.findByText('CASH', { exact: false, selector: 'h3' }));
    await shown.user.click(screen.getByRole('dialog', { name: 'Menu' }));
    expect(drawer()).toBeNull();
  });

  test('Help and Settings stand below the entries of the drawer', async () => {
    const shown = open(390);
    await openMenu(shown);
    const last = await screen.findByRole('navigation', { name: 'Help and settings' });
    const links = within(last).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/help', '/settings']);
    expect(standInOrder(screen.getByRole('navigation', { name: 'Main' }), last)).toBe(true);
  });

  test('the tabs lead to the four main screens and open the drawer', async () => {
    const shown = open(390);
    const tabs = within(await screen.findByRole('navigation', { name: 'Tabs' }));
    const links = tabs.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Transactions', '/transactions'],
      ['Spending', '/spending'],
      ['Budget', '/budget'],
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Budget');
    await shown.user.click(tabs.getByRole('button', { name: 'More' }));
    expect(drawer()).toBeVisible();
  });

  // Covers P1-2.3-6.
  test('choosing an item closes it and opens the item', async () => {
    const shown = open(390);
    await openMenu(shown);
    await shown.user.click(await screen.findByRole('link', { name: 'Income' }));
    expect(drawer()).toBeNull();
    expect(shown.location()).toBe('/income');
  });
});

// Covers P1-2.3-4, P1-2.3-19, P1-7-17.
test.each([390, 1280])(
  'at %i px a logo that fails to load leaves its letter and its name',
  (width) => {
    open(width);
    const logo = screen.getByRole('link', { name: 'Halyard home' });
    expect(logo.querySelector('img')).toHaveAttribute('src', '/logo.svg');
    fireEvent.error(logo.querySelector('img')!);
    expect(logo.querySelector('img')).toBeNull();
    expect(logo).toHaveTextContent('HHalyard');
  },
);
