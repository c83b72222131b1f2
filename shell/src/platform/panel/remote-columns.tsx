import { type Column, SelectField } from '@halyard/shared-contracts/ui';
import type { Overrides } from '../choice/overrides';
import type { RemoteOverview } from './overview';
import styles from './platform-screen.module.css';
import { integrityWords, sourceWords, verdictWords } from './words';

type Choose = (remote: string, version: string | null) => void;

/** No version has this name. */
const PUBLISHED = '';

function VersionChoice(props: {
  readonly row: RemoteOverview;
  readonly chosen: string | null;
  readonly onChoose: Choose;
}) {
  const { row, chosen, onChoose } = props;
  const options = [
    { value: PUBLISHED, label: 'As published' },
    ...row.versions.map(({ version }) => ({ value: version, label: version })),
  ];
  return (
    <SelectField
      label={`Version of ${row.remote} to show`}
      className={styles.select}
      options={options}
      value={chosen ?? PUBLISHED}
      onChange={({ target }) =>
        onChoose(row.remote, target.value === PUBLISHED ? null : target.value)
      }
    />
  );
}

export function columnsOf(overrides: Overrides, choose: Choose): readonly Column<RemoteOverview>[] {
  return [
    { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
    { key: 'owner', header: 'Owner', cell: ({ owner }) => owner },
    {
      key: 'version',
      header: 'Version',
      cell: ({ first, trail }) =>
        trail.find(({ failure }) => failure === null)?.version ?? first?.version ?? 'none',
    },
    {
      key: 'source',
      header: 'Source',
      cell: ({ first, trail }) => {
        const shown = trail.find(({ failure }) => failure === null) ?? first;
        return shown ? sourceWords(shown.source) : 'none';
      },
    },
    { key: 'verdict', header: 'Verdict', cell: verdictWords },
    { key: 'integrity', header: 'Integrity', cell: integrityWords },
    {
      key: 'load',
      header: 'Load',
      align: 'end',
      cell: ({ trail }) => {
        const shown = trail.find(({ failure }) => failure === null);
        return shown ? `${shown.ms} ms` : '–';
      },
    },
    {
      key: 'choose',
      header: 'Show',
      cell: (row) => (
        <VersionChoice row={row} chosen={overrides.versionOf(row.remote)} onChoose={choose} />
      ),
    },
  ];
}
