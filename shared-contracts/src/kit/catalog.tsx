import { NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { Chip } from '../ui';
import styles from './catalog.module.css';
import { BASE_SAMPLES } from './base-samples';
import { CHART_SAMPLES } from './chart-samples';
import { CONTROL_SAMPLES } from './control-samples';
import { ENTRY_SAMPLES } from './entry-samples';
import { FIGURE_SAMPLES } from './figure-samples';
import { FRAME_SAMPLES } from './frame-samples';
import { IDENTITY_SAMPLES } from './identity-samples';
import { LAYER_SAMPLES } from './layer-samples';
import { LIST_SAMPLES } from './list-samples';
import type { Sample } from './sample';
import { TOKEN_SAMPLES } from './token-samples';

const PAGES: Readonly<Record<string, readonly Sample[]>> = {
  tokens: TOKEN_SAMPLES,
  base: BASE_SAMPLES,
  entry: ENTRY_SAMPLES,
  identity: IDENTITY_SAMPLES,
  figures: FIGURE_SAMPLES,
  controls: CONTROL_SAMPLES,
  lists: LIST_SAMPLES,
  layers: LAYER_SAMPLES,
  charts: CHART_SAMPLES,
  frame: FRAME_SAMPLES,
};

const FIRST = 'tokens';
const THEMES = ['light', 'dark'] as const;

export function Catalog() {
  const page = useLocation().pathname.slice(1) || FIRST;
  const [search, setSearch] = useSearchParams();
  const theme = search.get('theme') ?? undefined;
  return (
    <div className={styles.catalog} data-theme={theme}>
      <header className={styles.header}>
        <h1 className={styles.title}>The kit</h1>
        <nav aria-label="Catalog" className={styles.pages}>
          {Object.keys(PAGES).map((name) => (
            <NavLink key={name} to={{ pathname: `/${name}`, search: search.toString() }}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className={styles.pages}>
          {THEMES.map((each) => (
            <Chip key={each} pressed={each === theme} onClick={() => setSearch({ theme: each })}>
              {each}
            </Chip>
          ))}
        </div>
      </header>
      <main className={styles.samples}>
        {(PAGES[page] ?? []).map((sample) => (
          <SampleCard key={sample.title} sample={sample} />
        ))}
      </main>
    </div>
  );
}

function SampleCard({ sample: { title, states } }: { readonly sample: Sample }) {
  return (
    <section aria-label={title} className={styles.sample}>
      <h2>{title}</h2>
      {states.map(({ name, content }) => (
        <div key={name} className={styles.state}>
          <h3 className={styles.name}>{name}</h3>
          {content}
        </div>
      ))}
    </section>
  );
}
