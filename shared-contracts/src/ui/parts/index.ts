export { categoryColor } from './identity/category-color';
export { CategoryPill } from './identity/category-pill';
export { CategoryTile } from './identity/category-tile';
export { Monogram } from './identity/monogram';

export { Sparkline } from './figure/sparkline';
export { StackedBar } from './figure/stacked-bar';

export { type Range, RangeControl } from './control/range-control';
export { inRange, usefulRanges } from './control/range-slice';

export { FilterSheet } from './layer/filter-sheet';
export { Sheet } from './layer/sheet';
export { useNarrow } from './layer/use-narrow';

export { DayHeading } from './list/day-heading';
export { SwipeCard } from './list/swipe-card';
export { SwipeDeck } from './list/swipe-deck';

export { RowsSkeleton, Skeleton } from './state/skeleton';
