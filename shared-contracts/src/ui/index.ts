export type { Tone } from './tone';

export { Board } from './surface/board';
export { Card } from './surface/card';
export { Grid } from './surface/grid';
export { Page } from './surface/page';
export { StatCard, StatRow } from './surface/stat-card';

export { AsOf } from './figure/as-of';
export { Badge } from './figure/badge';
export { CivilDate } from './figure/civil-date';
export { type Fact, Facts } from './figure/facts';
export { Figure } from './figure/figure';
export { Money } from './figure/money';
export { PutAside } from './figure/put-aside';
export { Percent, Share } from './figure/percent';
export { ProgressBar } from './figure/progress-bar';
export { SampleChip } from './state/sample-chip';

export { Button } from './control/button';
export { ButtonLink } from './control/button-link';
export { Chip } from './control/chip';
export { ChipGroup } from './control/chip-group';
export { MoneyField } from './control/money-field';
export { SearchField } from './control/search-field';
export { SelectField } from './control/select-field';
export { SortButtons } from './control/sort-buttons';
export { TextArea } from './control/text-area';
export { TextField } from './control/text-field';
export { Toggle } from './control/toggle';
export { typedRate } from '../finance';

export { Form } from './form/form';
export { FormButtons } from './form/form-buttons';
export { FormProblem } from './form/form-problem';
export { draftProblemWords } from './form/draft-problem-words';
// Remotes that were built with contract 1.3 or 1.4 use `useDraft`. New forms use react-hook-form.
export { type Problems, useDraft } from './form/use-draft';

export { ConfirmDialog } from './layer/confirm-dialog';
export { DetailsPanel } from './layer/details-panel';
export { Dialog } from './layer/dialog';
export { Disclosure } from './layer/disclosure';
export { Modal, type ModalProps } from './layer/modal';
export { Panel } from './layer/panel';
export { useToast } from './layer/toast-context';
export { ToastProvider } from './layer/toast-provider';
export { ToastRegion } from './layer/toast-region';

export { EmptyState } from './state/empty-state';
export { ErrorView } from './state/error-view';
export { LoadingView } from './state/loading-view';
export { joinQueries } from './state/join-queries';
export { type QueryState, QueryView } from './state/query-view';
export { useIdle } from './state/use-idle';

export { HoldingList } from './holding/holding-list';

export { CategoryList } from './table/category-list';
export type { Column, TableSort } from './table/column';
export { DataTable } from './table/data-table';
export { List, ListRow } from './table/list';

export { AccountIcon } from './icon/account-icon';
export { CategoryIcon } from './icon/category-icon';
export { LiabilityIcon } from './icon/liability-icon';

export { monthLabel, shortMonthLabel, spokenDate } from '../finance';
export {
  accountTypeLabel,
  categoryLabel,
  liabilityTypeLabel,
  policyTypeLabel,
  sourceLabel,
} from './label/type-label';

export { chartColor } from './chart-view/chart-color';
export { ChartBox } from './chart-view/chart-box';
export type {
  BarGroup,
  ChartBand,
  ChartMark,
  ChartSeries,
  PieSlice,
  TrendPoint,
} from './chart-view/chart-data';
export { ChartTable } from './chart-view/chart-table';
export { LazyBarsChart } from './chart-view/lazy-bars-chart';
export { LazyPieChart } from './chart-view/lazy-pie-chart';
export { LazySeriesChart } from './chart-view/lazy-series-chart';
export { LazyTrendChart } from './chart-view/lazy-trend-chart';
