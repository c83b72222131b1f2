import { failureMessage } from '@halyard/shared-contracts/store';
import { Board, ButtonLink, EmptyState, Page, QueryView } from '@halyard/shared-contracts/ui';
import type { AccountSecurity } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { useShellSessionQuery } from '../identity/auth-api';
import { useShellAccountQuery } from './account-api';
import { EmailCard } from './email-card';
import { EventsCard } from './events-card';
import { Guard } from './guard';
import { LogOutElsewhere } from './log-out-elsewhere';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { TotpCard } from './totp-card';

const NO_ACCOUNT = (
  <EmptyState
    title="You are visiting without an account"
    hint="Sign up to protect what you entered and to open it on other devices."
    action={
      <ButtonLink to="/sign-up" variant="primary">
        Sign up
      </ButtonLink>
    }
  />
);

function Cards({ account }: { readonly account: AccountSecurity }) {
  const [added, setAdded] = useState(false);
  const others = account.sessions.filter(({ current }) => !current).length;
  return (
    <Guard>
      <Board>
        <EmailCard account={account} />
        <PasswordCard />
        <PasskeysCard passkeys={account.passkeys} onAdded={() => setAdded(true)} />
        <TotpCard account={account} onAdded={() => setAdded(true)} />
        <SessionsCard sessions={account.sessions} />
        <EventsCard />
      </Board>
      <LogOutElsewhere others={others} open={added} onClose={() => setAdded(false)} />
    </Guard>
  );
}

function OfOwner() {
  const account = useShellAccountQuery();
  return (
    <QueryView query={account} loading="Loading..." errorMessage={failureMessage}>
      {(data) => <Cards account={data} />}
    </QueryView>
  );
}

export function AccountScreen() {
  const session = useShellSessionQuery();
  return (
    <Page title="Account and security">
      <QueryView
        query={session}
        loading="Loading..."
        errorMessage={failureMessage}
        isEmpty={({ email }) => email === null}
        empty={NO_ACCOUNT}
      >
        {() => <OfOwner />}
      </QueryView>
    </Page>
  );
}
