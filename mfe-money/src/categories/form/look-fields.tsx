import {
  CATEGORY_HUES,
  CATEGORY_ICONS,
  categoryOfKey,
  type UserCategory,
} from '@halyard/shared-contracts/finance';
import { CategoryTile, categoryColor } from '@halyard/shared-contracts/ui/parts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { CategoryDraft } from './category-draft';
import styles from './form.module.css';
import { LookField } from './look-field';
import { HUE_NAMES } from './look-words';

interface LookFieldsProps {
  readonly form: UseFormReturn<CategoryDraft>;
  /** It has the standard look. */
  readonly plain: UserCategory;
}

const STANDARD = 'Standard';

export function LookFields({ form: { control, register }, plain }: LookFieldsProps) {
  const [color, icon] = useWatch({ control, name: ['color', 'icon'] });
  const chosen = { ...plain, color: color || null, icon: icon || null };
  const tile = (custom: UserCategory) => (
    <CategoryTile category={custom.name} custom={custom} size="small" />
  );
  return (
    <>
      <LookField
        legend="Color"
        field={register('color')}
        options={[
          { value: '', label: STANDARD, picture: <Swatch of={{ ...plain, color: null }} /> },
          ...CATEGORY_HUES.map((hue) => ({
            value: hue,
            label: HUE_NAMES[hue],
            picture: <Swatch of={{ ...plain, color: hue }} />,
          })),
        ]}
      />
      <LookField
        legend="Icon"
        field={register('icon')}
        options={[
          { value: '', label: STANDARD, picture: tile({ ...chosen, icon: null }) },
          ...CATEGORY_ICONS.map((key) => ({
            value: key,
            label: categoryOfKey(key),
            picture: tile({ ...chosen, icon: key }),
          })),
        ]}
      />
    </>
  );
}

function Swatch({ of }: { readonly of: UserCategory }) {
  return <span className={styles.swatch} style={{ background: categoryColor(of.name, of) }} />;
}
