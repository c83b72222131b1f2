import * as v from 'valibot';
import { ACCOUNT_TYPES } from '../../finance';

/** The types of assets whose suggestion the user dismissed. */
export const assetSuggestionsSchema = v.object({ dismissed: v.array(v.picklist(ACCOUNT_TYPES)) });

export type AssetSuggestions = v.InferOutput<typeof assetSuggestionsSchema>;
