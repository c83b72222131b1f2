import { Button, Card, type Column, DataTable, TextField } from '@halyard/shared-contracts/ui';
import { type FormEvent, useState } from 'react';
import { Changes } from './changes';
import styles from './platform-screen.module.css';
import { TrendCharts } from './trend-charts';
import { trendsOf } from './trends';
import { failedPercent, type TeamFigures, teamFigures, type VersionFigures } from './team-figures';

interface Row extends VersionFigures {
  readonly day: string;
}

const orNone = (value: number | null, unit = ''): string =>
  value === null ? '–' : `${value}${unit}`;

const COLUMNS: readonly Column<Row>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => day },
  { key: 'name', header: 'Version', cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  { key: 'pages', header: 'Pages', align: 'end', cell: ({ loads, failed }) => loads + failed },
  {
    key: 'failed',
    header: 'Failed',
    align: 'end',
    cell: (row) => orNone(failedPercent(row), ' %'),
  },
  { key: 'load', header: 'Load, p95', align: 'end', cell: ({ p95Ms }) => orNone(p95Ms, ' ms') },
  { key: 'lcp', header: 'Paint, p75', align: 'end', cell: ({ lcpMs }) => orNone(lcpMs, ' ms') },
  { key: 'inp', header: 'Press, p75', align: 'end', cell: ({ inpMs }) => orNone(inpMs, ' ms') },
  { key: 'cls', header: 'Shift, p75', align: 'end', cell: ({ cls }) => orNone(cls) },
];

function Figures({ days, audit }: TeamFigures) {
  const rows = days.flatMap(({ day, versions }) => versions.map((each) => ({ day, ...each })));
  return (
    <div className={styles.figures}>
      <h3>Reports of the last 7 days</h3>
      {rows.length === 0 && <p>No page has reported yet.</p>}
      <TrendCharts remotes={trendsOf({ days })} />
      {rows.length > 0 && (
        <DataTable
          caption="Reports by day and version"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ day, name }) => `${day} ${name}`}
        />
      )}
      <h3>Last changes</h3>
      <Changes lines={audit} />
    </div>
  );
}

/** The token stays in this page's memory. */
export function TeamCard({ fetcher = fetch }: { readonly fetcher?: typeof fetch }) {
  const [token, setToken] = useState('');
  const [state, setState] = useState<TeamFigures | Error | 'loading' | null>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    setState('loading');
    teamFigures(fetcher, token.trim()).then(setState, (error: unknown) =>
      setState(error instanceof Error ? error : new Error(String(error))),
    );
  };
  return (
    <Card title="For teams">
      <form className={styles.team} onSubmit={show}>
        <TextField
          label="Token of your team"
          hint="It is not stored. The page forgets it when you leave."
          type="password"
          autoComplete="off"
          value={token}
          onChange={({ target }) => setToken(target.value)}
          error={state instanceof Error ? state.message : undefined}
        />
        <Button type="submit" disabled={token.trim() === '' || state === 'loading'}>
          {state === 'loading' ? 'Loading…' : 'Show reports and changes'}
        </Button>
      </form>
      {state !== null && state !== 'loading' && !(state instanceof Error) && <Figures {...state} />}
    </Card>
  );
}
