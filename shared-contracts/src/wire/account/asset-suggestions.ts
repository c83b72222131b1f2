import * as v from 'valibot';
import { ACCOUNT_TYPES } from '../../finance';

export const assetSuggestionsSchema = v.object({ dismissed: v.array(v.picklist(ACCOUNT_TYPES)) });

export type AssetSuggestions = v.InferOutput<typeof assetSuggestionsSchema>;
