import {
  BUILT_IN_CATEGORIES,
  type UserCategory,
  withCategoryAt,
} from '@halyard/shared-contracts/finance';
import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import type { UserChange } from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';
import { CategoriesScreen } from '../categories-screen';

export const coffee: UserCategory = {
  id: 'category-coffee',
  name: 'Coffee beans',
  kind: 'expense',
  group: 'Treats',
  color: 'gas',
  icon: 'groceries',
  builtIn: false,
  hidden: false,
  order: BUILT_IN_CATEGORIES.length,
};

const FEW = ['Rent', 'Mortgage', 'Groceries', 'Fees', 'Savings', 'Salary', 'Transfer'];

/** They stand for all, which take four times as long to draw. */
const BUILT_IN_ONES = BUILT_IN_CATEGORIES.filter(({ name }) => FEW.includes(name));

const IN_USE = { transactions: 12, budgets: 1, rules: 0 };

const CHANGE = { by: 'you' as const, undoneAt: null, count: 1, canUndo: true, fields: [] };

const ROOT = '/api/finance/categories';
const id = (path: string): string => decodeURIComponent(path.split('/').at(-1) ?? '');

type Body = Partial<UserCategory> & { readonly mergeInto?: string };

/** Builds an API with these categories that stores what the screen sends. */
function categoryApi(start: readonly UserCategory[], used: readonly string[]) {
  let list = start;
  const sent: [string, unknown][] = [];
  const changes: UserChange[] = [];
  const take = (each: string, kind: string, label: string): string => {
    list = list.filter((category) => category.id !== each);
    const change = { ...CHANGE, id: `change-${changes.length + 1}`, kind, label };
    changes.unshift({ ...change, madeAt: '2025-06-30T11:00:00.000Z' });
    return change.id;
  };
  const put = async (request: Request) => {
    const body = (await request.json()) as Body;
    const each = id(new URL(request.url).pathname);
    sent.push([`PUT ${each}`, body]);
    const { mergeInto, order, ...look } = body;
    list = list.map((category) => (category.id === each ? { ...category, ...look } : category));
    if (order !== undefined) list = withCategoryAt(list, each, order);
    const changeId = mergeInto && take(each, 'category-merged', `${each} → ${mergeInto}`);
    return { ...list.find((category) => category.id === (mergeInto ?? each)), changeId };
  };
  const remove = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const to = searchParams.get('reassignTo');
    sent.push([`DELETE ${id(pathname)}`, to]);
    if (to === null && used.includes(id(pathname))) {
      const body = { success: false, error: 'In use', code: 'CATEGORY_IN_USE', changed: IN_USE };
      return new Response(JSON.stringify(body), { status: 409 });
    }
    return { changeId: take(id(pathname), 'category-deleted', id(pathname)), changed: IN_USE };
  };
  const post = async (request: Request) => {
    const body = (await request.json()) as UserCategory;
    sent.push(['POST', body]);
    if (body.name === 'Rent') return failure(409, 'There is one already', 'CATEGORY_EXISTS');
    const added = { ...coffee, ...body, id: 'category-new', order: list.length };
    list = [...list, added];
    return added;
  };
  const undo = () => {
    list = start;
    changes.splice(0, 1, { ...changes[0]!, undoneAt: '2025-06-30T12:00:00.000Z' });
    return { undone: 12 };
  };
  const ones = start.flatMap(({ id: each }) => [
    [`PUT ${ROOT}/${each}`, put],
    [`DELETE ${ROOT}/${each}`, remove],
  ]);
  return {
    sent,
    handlers: {
      [`GET ${ROOT}`]: () => ({ categories: [...list] }),
      [`POST ${ROOT}`]: post,
      'GET /api/finance/changes': () => ({ changes: [...changes], next: null }),
      'POST /api/finance/changes/change-1/undo': undo,
      ...Object.fromEntries(ones),
    },
  };
}

/**
 * Opens the screen for a user with a few built-in categories and one of their own. The categories in `used` have
 * contents.
 */
export function openCategories({
  categories = [...BUILT_IN_ONES, coffee],
  used = [],
}: { readonly categories?: readonly UserCategory[]; readonly used?: readonly string[] } = {}) {
  const { sent, handlers } = categoryApi(categories, used);
  const backend = fakeBackend(financialData(), handlers);
  const view = renderScreen(
    <>
      <CategoriesScreen />
      <ToastRegion />
    </>,
    { backend },
  );
  return { ...view, backend, sent };
}

/** Returns the names in a group, in order. */
export async function namesIn(group: string): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: group });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent ?? null);
}
