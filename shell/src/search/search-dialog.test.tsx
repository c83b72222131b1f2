import {
  account,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { MainLayout } from '../layout/main-layout';

const person = financialData({ accounts: [account({ id: 'acc-9', name: 'Rainy Day' })] });

const open = (route = '/budget') =>
  renderScreen(
    <MainLayout navigation={{ entries: [], onIntent: () => undefined }}>
      <button type="button">the screen</button>
    </MainLayout>,
    {
      backend: fakeBackend(person, {
        'GET /api/auth/session': { userId: 'demo_user', email: null, ownData: false },
      }),
      route,
    },
  );
const dialog = () => screen.findByRole('dialog', { name: 'Search' });
const theScreen = () => screen.getByRole('button', { name: 'the screen' });

describe('search from any screen', () => {
  it.each([
    ['Ctrl-K', '{Control>}k{/Control}'],
    ['Cmd-K', '{Meta>}k{/Meta}'],
    ['Ctrl-K with caps lock', '{Control>}K{/Control}'],
  ])('opens with %s, ready to type', async (_, keys) => {
    const { user } = open();
    theScreen().focus();
    await user.keyboard(keys);
    await dialog();
    expect(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus();
  });

  it.each(['k', '{Control>}j{/Control}', '{Control>}{Shift>}k{/Shift}{/Control}'])(
    'stays closed for %s',
    async (keys) => {
      const { user } = open();
      await user.keyboard(keys);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('prevents the browser’s own action for the keys', () => {
    open();
    expect(fireEvent.keyDown(theScreen(), { key: 'k', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(theScreen(), { key: 'k' })).toBe(true);
  });

  it('opens from its button, opens the chosen result, and closes', async () => {
    const { user, location } = open('/help');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await dialog();
    await user.keyboard('rainy');
    await screen.findByRole('option', { name: /Rainy Day/ });
    await user.keyboard('{Enter}');
    expect(location()).toBe('/transactions?account=acc-9');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes from its own button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
