import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHousehold } from '@halyard/shared-contracts/demo';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { HomeScreen } from './home-screen';

/** Returns the declarations of a class outside of every media query, or inside the given one. */
function declarations(file: string, className: string, media?: string): string {
  const css = readFileSync(join(__dirname, file), 'utf8');
  const part = media === undefined ? css : (css.split(`@media ${media}`)[1] ?? '');
  return new RegExp(`\\.${className}[^{]*\\{([^}]*)\\}`).exec(part)?.[1] ?? '';
}

const matchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** jsdom has no layout, so this answers each media query. */
function atWidth(width: number): void {
  window.matchMedia = (query) => {
    const [, below = '0'] = /width < (\d+)px/.exec(query) ?? [];
    return { ...matchMedia(query), matches: width < Number(below) };
  };
}

/** The first chart waits until the code of charts is compiled. */
const CODE_ARRIVES = { timeout: 15_000 };

const open = () => renderScreen(<HomeScreen />, { backend: fakeBackend(demoHousehold()) });

describe('the look of the home screen', () => {
  // Covers P1-2.6-27, P2-9-17.
  it.each([
    [767, '250'],
    [768, '300'],
  ])(
    'at %i px draws the trend %s px high',
    async (width, height) => {
      atWidth(width);
      open();
      const chart = await screen.findByRole('img', { name: 'Net worth by month' }, CODE_ARRIVES);
      expect(chart).toHaveAttribute('height', height);
    },
    20_000,
  );

  // Covers P1-2.6-28.
  it.each([
    ['the card of the trend', '../../../shared-contracts/src/ui/surface/card.module.css', 'card'],
  ])('gives %s a padding of 24 px and a radius of 16 px', (_, file, className) => {
    expect(declarations(file, className)).toContain('padding: 24px;');
    expect(declarations(file, className)).toContain('border-radius: var(--radius);');
    const tokens = readFileSync(
      join(__dirname, '../../../shared-contracts/src/ui/tokens.css'),
      'utf8',
    );
    expect(tokens).toContain('--radius: 16px;');
  });

  //
  it('gives the cards a padding of 16 px below 768 px', () => {
    const file = '../../../shared-contracts/src/ui/surface/card.module.css';
    expect(declarations(file, 'card', '(width < 768px)')).toContain('padding: 16px;');
  });

  // Covers P1-2.6-13, P1-9-2.
  it('lets the notifications scroll in a box of at most 12rem', () => {
    expect(declarations('notifications/notifications-card.module.css', 'scroll')).toContain(
      'max-height: 12rem;',
    );
    expect(declarations('notifications/notifications-card.module.css', 'scroll')).toContain(
      'overflow-y: auto;',
    );
  });

  // Covers P1-4-11.
  it.each([
    ['excellent', 'positive'],
    ['good', 'info'],
    ['fair', 'warning'],
    ['poor', 'negative'],
  ])('draws a score that is %s in the color %s', (band, color) => {
    expect(declarations('score/score-card.module.css', `segment.${band}`)).toContain(
      `stroke: var(--${color}-fill);`,
    );
  });

  // Covers P1-2.6-19.
  it.each([
    ['up', 'positive'],
    ['down', 'negative'],
  ])('draws a change that goes %s in the color %s', (way, color) => {
    expect(declarations('net-worth/net-worth-card.module.css', way)).toContain(
      `color: var(--${color});`,
    );
  });

  // Covers P1-2.6-20.
  it('places assets next to liabilities below a line, and stacks them on a phone', () => {
    const wide = declarations('net-worth/net-worth-card.module.css', 'parts');
    expect(wide).toContain('repeat(2, minmax(0, 1fr))');
    expect(wide).toContain('border-top: 1px solid');
    const narrow = declarations('net-worth/net-worth-card.module.css', 'parts', '(width < 768px)');
    expect(narrow).toContain('grid-template-columns: minmax(0, 1fr);');
  });

  // Covers P1-2.6-4, R-6.1.
  it('stacks the cards on a phone and places two next to each other on a desktop', () => {
    expect(declarations('home.module.css', 'board')).toContain('minmax(0, 1fr)');
    expect(declarations('home.module.css', 'board', '(width >= 1024px)')).toContain(
      'repeat(2, minmax(0, 1fr))',
    );
  });

  // Covers P1-2.6-45.
  it.each([
    ['user', 'flex-end'],
    ['ai', 'flex-start'],
  ])('aligns messages of the %s to their own side', (who, side) => {
    const css = readFileSync(join(__dirname, 'chat/chat.module.css'), 'utf8');
    const rule = new RegExp(`\\n\\.${who} \\{([^}]*align-self[^}]*)\\}`).exec(css)?.[1];
    expect(rule).toContain(`align-self: ${side};`);
  });

  // Covers P1-2.6-3.
  it('starts with the header and the bank card, then the notifications', async () => {
    open();
    const header = screen.getByRole('heading', { level: 1 });
    const bank = await screen.findByText('No Bank Connected', {}, CODE_ARRIVES);
    const notifications = screen.getByRole('region', { name: 'Notifications' });
    expect(header.compareDocumentPosition(bank) & 4).toBeTruthy();
    expect(bank.compareDocumentPosition(notifications) & 4).toBeTruthy();
  });

  // Covers P1-2.6-15.
  it('prints each balance with a dollar sign and its type in brackets', async () => {
    open();
    const block = await screen.findByRole('region', { name: 'Accounts' });
    const cards = [...block.querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(cards).toHaveLength(5);
    for (const text of cards) expect(text).toMatch(/ \([a-z ]+\)\$[\d,]+\.\d\d$/);
  });

  // Covers P1-2.6-16.
  it('marks each account with the icon of its type', async () => {
    open();
    const block = await screen.findByRole('region', { name: 'Accounts' });
    const icons = [...block.querySelectorAll('article svg:first-of-type')];
    expect(icons).toHaveLength(5);
    expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(5);
  });
});
