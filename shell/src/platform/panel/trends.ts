import { failedPercent, type TeamFigures, type VersionFigures } from './team-figures';

export interface Trend {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly textOf: (value: number) => string;
}

export interface RemoteTrends {
  readonly remote: string;
  readonly versions: readonly string[];
  /** The oldest day comes first. */
  readonly days: readonly string[];
  readonly trends: readonly Trend[];
}

/** More lines would be hard to distinguish. */
const MOST_VERSIONS = 4;

const withUnit = (unit: string) => (value: number) => `${value}${unit}`;

const FIGURES: readonly {
  readonly title: string;
  readonly of: (version: VersionFigures) => number | null;
  readonly textOf: Trend['textOf'];
}[] = [
  { title: 'Failed pages', of: failedPercent, textOf: withUnit(' %') },
  { title: 'Load, p95', of: ({ p95Ms }) => p95Ms, textOf: withUnit(' ms') },
  { title: 'Paint, p75', of: ({ lcpMs }) => lcpMs, textOf: withUnit(' ms') },
  { title: 'Press, p75', of: ({ inpMs }) => inpMs, textOf: withUnit(' ms') },
  { title: 'Shift, p75', of: ({ cls }) => cls, textOf: withUnit('') },
];

const splitName = (name: string) => {
  const at = name.lastIndexOf('@');
  return { remote: name.slice(0, at), version: name.slice(at + 1) };
};

/** The versions with the newest reports come first. */
function versionsByRemote(days: TeamFigures['days']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name } of days.flatMap(({ versions }) => versions)) {
    const { remote, version } = splitName(name);
    const known = found.get(remote) ?? [];
    if (!known.includes(version)) found.set(remote, [...known, version]);
  }
  return found;
}

export function trendsOf({ days: newestFirst }: Pick<TeamFigures, 'days'>): RemoteTrends[] {
  const days = newestFirst.toReversed();
  const found = [...versionsByRemote(newestFirst)];
  return found
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([remote, all]) => {
      const versions = all.slice(0, MOST_VERSIONS);
      const lineOf = (version: string, { of }: (typeof FIGURES)[number]) => ({
        name: version,
        values: days.map((day) => {
          const figures = day.versions.find(({ name }) => name === `${remote}@${version}`);
          return figures ? of(figures) : null;
        }),
      });
      const trends = FIGURES.map((figure) => ({
        title: figure.title,
        textOf: figure.textOf,
        lines: versions.map((version) => lineOf(version, figure)),
      }));
      return { remote, versions, days: days.map(({ day }) => day), trends };
    });
}
