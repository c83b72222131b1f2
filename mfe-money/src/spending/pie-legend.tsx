import type { Category } from '@halyard/shared-contracts/finance';
import { Money, Share } from '@halyard/shared-contracts/ui';
import type { PieShare } from './spending-view';
import styles from './pie-legend.module.css';

interface ColoredShare extends PieShare {
  readonly color: string;
}

interface PieLegendProps {
  readonly shown: readonly ColoredShare[];
  readonly others: (Omit<PieShare, 'category'> & { readonly members: readonly PieShare[] }) | null;
  readonly othersColor: string;
  readonly areOthersOpen: boolean;
  readonly onOthers: (open: boolean) => void;
  readonly onOpen: (category: Category) => void;
}

export function PieLegend(props: PieLegendProps) {
  const { shown, others, othersColor, areOthersOpen, onOthers, onOpen } = props;
  const row = (share: PieShare, color?: string) => (
    <LegendRow
      key={share.category}
      name={share.category}
      share={share}
      color={color}
      onPress={() => onOpen(share.category)}
    />
  );
  return (
    <ul role="list" className={styles.legend}>
      {shown.map((share) => row(share, share.color))}
      {others && (
        <LegendRow
          name="Others"
          share={others}
          color={othersColor}
          expanded={areOthersOpen}
          onPress={() => onOthers(!areOthersOpen)}
        />
      )}
      {areOthersOpen && others?.members.map((share) => row(share))}
    </ul>
  );
}

interface LegendRowProps {
  readonly name: string;
  readonly share: Omit<PieShare, 'category'>;
  readonly color?: string | undefined;
  readonly expanded?: boolean | undefined;
  readonly onPress: () => void;
}

function LegendRow({ name, share, color, expanded, onPress }: LegendRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={expanded}
        aria-haspopup={expanded === undefined ? 'dialog' : undefined}
        onClick={onPress}
      >
        <span className={styles.swatch} style={{ background: color }} />
        <span className={styles.name}>{name}</span>
        <Money amount={share.amount} decimals={0} />
        <span className={styles.share}>
          <Share value={share.percentage} />
        </span>
      </button>
    </li>
  );
}
