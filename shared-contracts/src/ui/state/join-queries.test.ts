import { joinQueries } from './join-queries';
import type { QueryState } from './query-view';

const query = (part: Partial<QueryState<unknown>>): QueryState<unknown> => ({
  isLoading: false,
  isFetching: false,
  refetch: () => undefined,
  ...part,
});

describe('joinQueries', () => {
  it("returns the caller's combination of the answers", () => {
    expect(joinQueries([query({}), query({})], 'both').data).toBe('both');
  });

  it('fails when one of them fails', () => {
    expect(joinQueries([query({}), query({ error: 'lost' })], undefined).error).toBe('lost');
    expect(joinQueries([query({}), query({})], 1).error).toBeUndefined();
  });

  it('loads while one of them loads', () => {
    const busy = query({ isLoading: true, isFetching: true });
    expect(joinQueries([query({}), busy], undefined)).toMatchObject({
      isLoading: true,
      isFetching: true,
    });
    expect(joinQueries([query({})], 1)).toMatchObject({ isLoading: false, isFetching: false });
  });

  it('retries all of them', () => {
    const refetched: string[] = [];
    const named = (name: string) => query({ refetch: () => refetched.push(name) });
    joinQueries([named('a'), named('b')], undefined).refetch?.();
    expect(refetched).toEqual(['a', 'b']);
  });
});
