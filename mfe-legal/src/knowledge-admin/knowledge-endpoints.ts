import { appApi } from '@halyard/shared-contracts/store';
import {
  type KnowledgeCategories,
  knowledgeCategoriesSchema,
  type KnowledgeEntry,
  knowledgeStoredSchema,
  KNOWLEDGE_PATHS,
} from '@halyard/shared-contracts/wire';

const knowledgeApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    legalKnowledgeCategories: build.query<readonly string[], void>({
      query: () => ({ url: KNOWLEDGE_PATHS.categories }),
      rawResponseSchema: knowledgeCategoriesSchema,
      transformResponse: ({ categories }: KnowledgeCategories) => categories,
      providesTags: ['Knowledge'],
    }),
    legalStoreKnowledge: build.mutation<unknown, KnowledgeEntry>({
      query: (entry) => ({ url: KNOWLEDGE_PATHS.store, method: 'POST', body: entry }),
      rawResponseSchema: knowledgeStoredSchema,
      invalidatesTags: ['Knowledge'],
    }),
  }),
});

export const { useLegalKnowledgeCategoriesQuery, useLegalStoreKnowledgeMutation } = knowledgeApi;
