import { memoryStorage } from '@halyard/shared-contracts/store';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GatedApp } from '../gate/gated-app';
import { useOnboarding } from '../gate/use-onboarding';
import { welcomeMarkup } from './prerender';
import { WelcomeScreen } from './welcome-screen';

function App() {
  const { complete, enter } = useOnboarding(memoryStorage());
  return (
    <GatedApp complete={complete} welcome={<WelcomeScreen onEnter={enter} />} onboarding={null}>
      the product
    </GatedApp>
  );
}

async function hydrate(markup: string) {
  const container = document.createElement('div');
  container.innerHTML = markup;
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(
      container,
      <MemoryRouter initialEntries={['/welcome']}>
        <App />
      </MemoryRouter>,
      { onRecoverableError: (error) => errors.push(error) },
    ),
  );
  return { container, errors };
}

// Covers P3-E1-2.
test('the app takes over the prerendered welcome screen without a difference', async () => {
  const markup = welcomeMarkup();
  const { container, errors } = await hydrate(markup);
  expect(errors).toEqual([]);
  expect(container.textContent).toContain('Your complete financial operating system');
});

test('a prerendered screen with another text is noticed', async () => {
  const { errors } = await hydrate(welcomeMarkup().replace('Get Started', 'Begin'));
  expect(errors).not.toEqual([]);
});
