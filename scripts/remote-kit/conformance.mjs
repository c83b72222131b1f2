import { memoryStorage, scenarioWorld } from '@halyard/shared-contracts/store';
import { renderScreen } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { createElement } from 'react';

const SCENARIOS = ['linked', 'unlinked', 'empty', 'error', 'partial'];

/** jsdom computes no colors, and the landmarks belong to the shell. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Creates a backend for a scenario that records the requests. */
function backendOf(scenario) {
  const calls = [];
  const world = scenarioWorld(scenario, {
    fetch: () => Promise.reject(new TypeError('No request leaves a test.')),
    origin: window.location.origin,
    storage: memoryStorage(),
    now: () => new Date('2025-06-30T12:00:00Z'),
    delay: () => Promise.resolve(),
  });
  return {
    calls,
    fetch: (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url).pathname);
      return world.fetch(request);
    },
  };
}

async function shown(remote, path, scenario) {
  const route = remote.routes.find((each) => each.path === path);
  if (!route) throw new Error(`The remote has no screen for ${path}.`);
  const { default: Screen } = await route.load();
  const backend = backendOf(scenario);
  const { container } = renderScreen(createElement(Screen), { backend, route: path });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^Please wait/)).toBeNull());
  return { container, calls: backend.calls };
}

/** See conformance.d.mts for the description. */
export function conformance(remote, declaration) {
  const paths = declaration.screens.map(({ path }) => path);
  const isDeclared = (call) => declaration.calls.some((begin) => call.startsWith(begin));

  describe(`${remote.name} keeps to the rules for every remote:`, () => {
    test('it has the screens that it declares and no other', () => {
      expect(remote.routes.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    });

    test.each(paths.flatMap((path) => SCENARIOS.map((scenario) => [path, scenario])))(
      '%s has one title and calls only what it declares in the scenario %s',
      async (path, scenario) => {
        const { calls } = await shown(remote, path, scenario);
        expect(calls.filter((call) => !isDeclared(call))).toEqual([]);
      },
    );

    test.each(paths)('%s is accessible', async (path) => {
      const { container } = await shown(remote, path, 'linked');
      const { violations } = await axe.run(container, { rules: WITHOUT_LAYOUT });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  });
}
