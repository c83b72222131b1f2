import { useState } from 'react';
import { isoDate } from '../finance';
import { fromDollars } from '../money';
import {
  AccountIcon,
  AsOf,
  Badge,
  Button,
  ButtonLink,
  Card,
  CategoryIcon,
  CivilDate,
  ConfirmDialog,
  DetailsPanel,
  Dialog,
  Disclosure,
  EmptyState,
  ErrorView,
  Facts,
  Figure,
  Grid,
  LiabilityIcon,
  LoadingView,
  Money,
  Percent,
  ProgressBar,
  SampleChip,
  Share,
  StatCard,
  StatRow,
  ToastProvider,
  ToastRegion,
  useToast,
} from '../ui';
import { FittedAmount } from '../ui/parts';
import styles from './catalog.module.css';
import type { Sample } from './sample';

const HUGE = fromDollars(12_345_678.9);
const DAY = isoDate('2025-06-15');

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['positive', 'warning', 'negative', 'neutral'] as const;

function Opened({ what }: { readonly what: 'dialog' | 'question' | 'details' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open {what}</Button>
      <Dialog title="Rename the account" open={open && what === 'dialog'} onClose={close}>
        <p>A form stands here.</p>
      </Dialog>
      <ConfirmDialog
        title="Disconnect Harbor Bank?"
        message="Its accounts no longer count."
        confirmLabel="Disconnect"
        tone="danger"
        open={open && what === 'question'}
        onConfirm={close}
        onClose={close}
      />
      {open && what === 'details' && (
        <DetailsPanel
          title="Everyday Checking"
          label="Balance"
          value={<Money amount={HUGE} />}
          badge={<Badge tone="positive">Connected</Badge>}
          facts={[['Type', 'Checking']]}
          onClose={close}
        />
      )}
    </>
  );
}

function Notice() {
  const { show } = useToast();
  const action = { label: 'Undo', onClick: () => undefined };
  return <Button onClick={() => show({ message: 'Account renamed', action })}>Show toast</Button>;
}

export const BASE_SAMPLES: readonly Sample[] = [
  {
    title: 'Button',
    states: [
      ...VARIANTS.map((variant) => ({
        name: `Variant ${variant}`,
        content: (
          <div className={styles.line}>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} busy>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </div>
        ),
      })),
      { name: 'A link that looks like one', content: <ButtonLink to="/base">Open</ButtonLink> },
    ],
  },
  {
    title: 'Card',
    states: [
      {
        name: 'Three ranks',
        content: (
          <Grid columns={3}>
            <Card rank="hero" title="Hero">
              <Figure label="Net worth" size="hero" value={<FittedAmount amount={HUGE} />} />
            </Card>
            <Card title="Working card" actions={<Button>Edit</Button>} footer="A note">
              Rows
            </Card>
            <Card rank="quiet" title="Quiet">
              Secondary figures
            </Card>
          </Grid>
        ),
      },
    ],
  },
  {
    title: 'Figures',
    states: [
      {
        name: 'A row of figures',
        content: (
          <StatRow>
            <StatCard label="Total Assets" value={<FittedAmount amount={HUGE} />} tone="positive" />
            <StatCard label="Total Debt" value={<Money amount={null} />} note="Not reported" />
          </StatRow>
        ),
      },
      {
        name: 'Facts',
        content: (
          <Facts
            facts={[
              ['Bank description', 'A text of the bank that is so long that it has to wrap'],
              ['Date', <CivilDate key="date" date={DAY} />],
              ['Rate', <Percent key="rate" value={5.49} decimals={2} />],
              ['Share', <Share key="share" value={0} />],
              ['Read', <AsOf key="read" instant="2025-06-15T12:00:00.000Z" />],
            ]}
          />
        ),
      },
      {
        name: 'Badges',
        content: (
          <div className={styles.line}>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
            <SampleChip />
          </div>
        ),
      },
      {
        name: 'Progress below, at, and above its end',
        content: [35, 100, 140].map((value) => (
          <ProgressBar
            key={value}
            label="Groceries"
            value={value}
            tone={value > 100 ? 'negative' : 'positive'}
          />
        )),
      },
      {
        name: 'Icons',
        content: (
          <div className={styles.line}>
            <AccountIcon type="checking" />
            <AccountIcon type="a type of another version" />
            <LiabilityIcon type="mortgage" />
            <CategoryIcon category="Groceries" />
          </div>
        ),
      },
    ],
  },
  {
    title: 'Views of a screen',
    states: [
      { name: 'Loading', content: <LoadingView message="Loading accounts..." /> },
      {
        name: 'Error',
        content: <ErrorView message="The bank did not answer." onRetry={() => undefined} />,
      },
      {
        name: 'Empty',
        content: (
          <EmptyState
            title="No goals yet"
            hint="A trip, a home, a cushion."
            action={<Button variant="primary">Add goal</Button>}
          />
        ),
      },
    ],
  },
  {
    title: 'Disclosure',
    states: [
      { name: 'Closed', content: <Disclosure summary="What this rests on">Sources</Disclosure> },
      {
        name: 'Open',
        content: (
          <Disclosure summary="When each debt ends" defaultOpen>
            Three debts
          </Disclosure>
        ),
      },
    ],
  },
  {
    title: 'Layers',
    states: [
      { name: 'Dialog', content: <Opened what="dialog" /> },
      { name: 'Question', content: <Opened what="question" /> },
      { name: 'Details', content: <Opened what="details" /> },
      {
        name: 'Toast',
        content: (
          <ToastProvider>
            <Notice />
            <ToastRegion />
          </ToastProvider>
        ),
      },
    ],
  },
];
