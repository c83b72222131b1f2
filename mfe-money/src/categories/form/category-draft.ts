import {
  CATEGORY_HUES,
  CATEGORY_ICONS,
  type CategoryHue,
  type CategoryIconName,
  type CategoryKind,
  isCategoryName,
  standardGroup,
  type UserCategory,
} from '@halyard/shared-contracts/finance';
import type { Problems } from '@halyard/shared-contracts/ui';
import type { CategoryInput } from '@halyard/shared-contracts/wire';

/** '' means the standard color or icon. */
export interface CategoryDraft {
  readonly name: string;
  readonly kind: CategoryKind;
  /** '' means a new group with the name `newGroup`. */
  readonly group: string;
  readonly newGroup: string;
  readonly color: CategoryHue | '';
  readonly icon: CategoryIconName | '';
  readonly hidden: boolean;
}

export const NEW_CATEGORY: CategoryDraft = {
  name: '',
  kind: 'expense',
  group: 'variable',
  newGroup: '',
  color: '',
  icon: '',
  hidden: false,
};

export function categoryDraftOf(category: UserCategory): CategoryDraft {
  const { name, kind, group, color, icon, hidden } = category;
  return {
    ...NEW_CATEGORY,
    name,
    kind,
    group: group ?? standardGroup('expense') ?? '',
    color: color ?? '',
    icon: icon ?? '',
    hidden,
  };
}

const NAME_PROBLEM = 'Enter a name of at most 40 letters';

/** Income and transfers have no budget, so they have no group. */
export const hasGroup = (kind: CategoryKind): boolean => standardGroup(kind) !== null;

export function categoryProblems(draft: CategoryDraft): Problems<CategoryDraft> {
  const asksGroup = hasGroup(draft.kind) && draft.group === '';
  return {
    ...(isCategoryName(draft.name.trim()) ? {} : { name: NAME_PROBLEM }),
    ...(asksGroup && !isCategoryName(draft.newGroup.trim()) ? { newGroup: NAME_PROBLEM } : {}),
  };
}

export function categoryInputOf(draft: CategoryDraft): CategoryInput {
  const { name, kind, group, newGroup, color, icon } = draft;
  return {
    name: name.trim(),
    kind,
    group: hasGroup(kind) ? group || newGroup.trim() : null,
    color: CATEGORY_HUES.find((hue) => hue === color) ?? null,
    icon: CATEGORY_ICONS.find((each) => each === icon) ?? null,
  };
}
