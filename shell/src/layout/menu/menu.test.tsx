import { render } from '@testing-library/react';
import { declaredRoutes } from '../../platform/testing/declared-routes';
import { menuOf } from './menu';
import { MenuIcon } from '@halyard/shared-contracts/ui/frame';

const route = (path: string, place?: number) => ({
  path,
  title: `Screen ${path}`,
  loading: 'Loading...',
  preload: [],
  ...(place === undefined ? {} : { menu: { place, icon: 'house' } }),
});

describe('menuOf', () => {
  it('sorts entries by place and then by path, and leaves out screens without a place', () => {
    const routes = [route('/c', 20), route('/hidden'), route('/b', 10), route('/a', 20)];
    expect(menuOf(routes).map(({ path }) => path)).toEqual(['/b', '/a', '/c']);
  });

  it('uses the label, or the title where there is none', () => {
    const routes = [route('/a', 1), { ...route('/b', 2), label: 'Short' }];
    expect(menuOf(routes).map(({ label }) => label)).toEqual(['Screen /a', 'Short']);
  });
});

describe('MenuIcon', () => {
  const isNeutral = (name: string) =>
    render(<MenuIcon name={name} />).container.querySelector('.lucide-app-window') !== null;

  it.each(menuOf(declaredRoutes()))('has an icon of its own for $path: $icon', ({ icon }) => {
    expect(isNeutral(icon)).toBe(false);
  });

  it.each(['from-a-newer-remote', 'constructor'])('has the neutral icon for "%s"', (name) => {
    expect(isNeutral(name)).toBe(true);
  });
});
