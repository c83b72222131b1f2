import {
  Button,
  Card,
  DataTable,
  ErrorView,
  LoadingView,
  Page,
} from '@halyard/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { overrideQuery } from '../choice/overrides';
import type { Platform } from '../platform';
import { overview, type RemoteOverview } from './overview';
import { columnsOf } from './remote-columns';
import { TeamCard } from './team-card';
import { VersionsCard } from './versions-card';
import { attemptWords } from './words';
import styles from './platform-screen.module.css';

function Trail({ rows }: { readonly rows: readonly RemoteOverview[] }) {
  const tried = rows.filter(({ trail }) => trail.length > 0);
  return (
    <Card title="Attempts on this page">
      {tried.length === 0 && <p>No remote has been loaded on this page yet.</p>}
      {tried.map(({ remote, trail }) => (
        <section key={remote} aria-label={`Attempts for ${remote}`}>
          <h3>{remote}</h3>
          <ol className={styles.trail}>
            {trail.map((attempt, index) => (
              <li key={trail.length - index}>{attemptWords(attempt)}</li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}

type State = readonly RemoteOverview[] | Error | undefined;

function useOverview(platform: Platform): State {
  const [state, setState] = useState<State>();
  useEffect(() => {
    const read = () =>
      void overview(platform).then(setState, (error: unknown) =>
        setState(new Error(String(error))),
      );
    read();
    return platform.journal.follow(read);
  }, [platform]);
  return state;
}

function ChoiceActions({ platform }: { readonly platform: Platform }) {
  const [copied, setCopied] = useState('');
  const versions = platform.overrides.all();
  if (Object.keys(versions).length === 0) return null;
  const link = `${window.location.origin}/${overrideQuery(versions)}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('Link copied'),
      () => setCopied(`Copy it by hand: ${link}`),
    );
  const reset = () => {
    platform.overrides.reset();
    window.location.reload();
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy()}>Copy link to these versions</Button>
      <Button onClick={reset}>Use the published versions</Button>
      <p role="status" className={styles.message}>
        {copied}
      </p>
    </div>
  );
}

export function PlatformScreen({ platform }: { readonly platform: Platform }) {
  const state = useOverview(platform);
  const choose = (remote: string, version: string | null) => {
    platform.overrides.choose(remote, version);
    window.location.reload();
  };
  return (
    <Page
      title="Platform"
      lead="Which version of each part is shown here, and why. A version chosen here is shown in this browser only, for eight hours."
    >
      {state === undefined && <LoadingView />}
      {state instanceof Error && <ErrorView message={state.message} />}
      {state !== undefined && !(state instanceof Error) && (
        <>
          <Card title="Remotes">
            <DataTable
              caption="Remotes and their versions"
              columns={columnsOf(platform.overrides, choose)}
              rows={state}
              rowKey={({ remote }) => remote}
            />
            <ChoiceActions platform={platform} />
          </Card>
          <VersionsCard versions={state.flatMap(({ versions }) => versions)} />
          <Trail rows={state} />
          <TeamCard />
        </>
      )}
    </Page>
  );
}
