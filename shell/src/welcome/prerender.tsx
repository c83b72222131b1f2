import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { GatedApp } from '../gate/gated-app';
import { WelcomeScreen } from './welcome-screen';

export const welcomeMarkup = (): string =>
  renderToString(
    <MemoryRouter initialEntries={['/welcome']}>
      <GatedApp
        complete={false}
        welcome={<WelcomeScreen onEnter={() => undefined} />}
        onboarding={null}
      >
        {null}
      </GatedApp>
    </MemoryRouter>,
  );
