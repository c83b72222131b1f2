export { categoryColor } from './identity/category-color';
export { CategoryPill } from './identity/category-pill';
export { CategoryTile } from './identity/category-tile';
export { Monogram } from './identity/monogram';

export { FittedAmount } from './figure/fitted-amount';
export { partOfText } from './figure/part-of-text';
export { SourceNotes } from './figure/source-notes';
export { Sparkline } from './figure/sparkline';
export { StackedBar } from './figure/stacked-bar';

export { type Range, RangeControl } from './control/range-control';
export { inRange, usefulRanges } from './control/range-slice';

export { FilterSheet } from './layer/filter-sheet';
export { Sheet } from './layer/sheet';
export { SlotPlace } from './layer/slot-place';
export { useNarrow } from './layer/use-narrow';

export { DayHeading } from './list/day-heading';
export { Dotted } from './list/dotted';
export { OrderedList } from './list/ordered-list';
export type { MoveTo } from './list/use-reorder';
export { SwipeCard } from './list/swipe-card';
export { SwipeDeck } from './list/swipe-deck';

export { RowsSkeleton, Skeleton } from './state/skeleton';
export { useNear } from '../state/use-near';

export { type ChartDate, type DatedChartData } from './chart/dated-data';
export { DatedChart } from './chart/dated-chart';
export { FlowChart } from './chart/flow-chart';
export type { FlowEnd } from './chart/flow-layout';
export { LabeledChart } from './chart/labeled-chart';
export { type PieShare, SharesPie } from './chart/shares-pie';

export { BalanceChart } from './money-chart/balance-chart';
export { CumulativeChart } from './money-chart/cumulative-chart';
export { DebtChart } from './money-chart/debt-chart';
export { MonthFlowChart } from './money-chart/month-flow-chart';
export { NetWorthChart } from './money-chart/net-worth-chart';
