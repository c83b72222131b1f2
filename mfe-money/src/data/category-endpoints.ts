import {
  type CategoryKey,
  type UserCategory,
  withCategoryAt,
} from '@halyard/shared-contracts/finance';
import { appApi, read } from '@halyard/shared-contracts/store';
import {
  categoryChangedSchema,
  type CategoryInput,
  type CategoryPatch,
  categoryRemovedSchema,
  categoryWireSchema,
  changesAnswerSchema,
  decodeCategories,
  FINANCE_PATHS,
  undoneSchema,
  type UserChange,
} from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import { onSuccess } from './on-success';

const KINDS_OF_CARD = 'category-merged,category-deleted,merchant-renamed,rule-applied';

interface CategoryEdit {
  readonly id: CategoryKey;
  readonly patch: CategoryPatch;
}

interface Removal {
  readonly id: CategoryKey;
  /** It is required if the category has contents. */
  readonly to?: CategoryKey;
}

const one = (id: string): string => `${FINANCE_PATHS.categories}/${encodeURIComponent(id)}`;

const categoryApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    moneyCategories: build.query<readonly UserCategory[], void>({
      query: () => read(FINANCE_PATHS.categories),
      transformResponse: decodeCategories,
      providesTags: ['Finance'],
    }),
    moneyAddCategory: build.mutation<UserCategory, CategoryInput>({
      query: (body) => ({ ...read(FINANCE_PATHS.categories), method: 'POST', body }),
      transformResponse: (raw: unknown) => v.parse(categoryWireSchema, raw),
      invalidatesTags: ['Finance'],
    }),
    moneyChangeCategory: build.mutation<v.InferOutput<typeof categoryChangedSchema>, CategoryEdit>({
      query: ({ id, patch }) => ({ ...read(one(id)), method: 'PUT', body: patch }),
      transformResponse: (raw: unknown) => v.parse(categoryChangedSchema, raw),
      onQueryStarted: async ({ id, patch: { order } }, { dispatch, queryFulfilled }) => {
        if (order === undefined) return;
        const shown = dispatch(
          categoryApi.util.updateQueryData('moneyCategories', undefined, (now) =>
            withCategoryAt(now, id, order),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
      invalidatesTags: ['Finance'],
    }),
    moneyRemoveCategory: build.mutation<v.InferOutput<typeof categoryRemovedSchema>, Removal>({
      query: ({ id, to }) => {
        const { url, params } = read(one(id), { reassignTo: to });
        return { url, params, method: 'DELETE' };
      },
      transformResponse: (raw: unknown) => v.parse(categoryRemovedSchema, raw),
      invalidatesTags: onSuccess,
    }),
    moneyChanges: build.query<readonly UserChange[], void>({
      query: () => read(FINANCE_PATHS.changes, { kinds: KINDS_OF_CARD }),
      transformResponse: (raw: unknown) => v.parse(changesAnswerSchema, raw).changes,
      providesTags: ['Finance'],
    }),
    moneyUndoChange: build.mutation<v.InferOutput<typeof undoneSchema>, string>({
      query: (id) => ({
        ...read(`${FINANCE_PATHS.changes}/${encodeURIComponent(id)}/undo`),
        method: 'POST',
      }),
      transformResponse: (raw: unknown) => v.parse(undoneSchema, raw),
      invalidatesTags: ['Finance'],
    }),
  }),
});

export const {
  useMoneyAddCategoryMutation,
  useMoneyCategoriesQuery,
  useMoneyChangeCategoryMutation,
  useMoneyChangesQuery,
  useMoneyRemoveCategoryMutation,
  useMoneyUndoChangeMutation,
} = categoryApi;
