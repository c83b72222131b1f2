import * as v from 'valibot';
import { CATEGORY_HUES, CATEGORY_ICONS } from '../../finance';

export const categoryKind = v.picklist(['income', 'expense', 'saving', 'transfer']);
export const categoryColor = v.nullable(v.picklist(CATEGORY_HUES));
export const categoryIcon = v.nullable(v.picklist(CATEGORY_ICONS));
