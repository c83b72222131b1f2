import { joinQueries, type Query } from './join-queries';

const query = <T>(part: Partial<Query<T>>): Query<T> => ({
  isLoading: false,
  isFetching: false,
  refetch: () => undefined,
  ...part,
});

describe('joinQueries', () => {
  it('has data once both have some', () => {
    expect(joinQueries(query({ data: 1 }), query({ data: 'a' })).data).toEqual([1, 'a']);
  });

  it.each([
    ['the first', query<number>({}), query({ data: 1 })],
    ['the second', query({ data: 1 }), query<number>({})],
  ])('has no data while %s has none', (_, a, b) => {
    expect(joinQueries(a, b).data).toBeUndefined();
  });

  it.each([
    ['the first', query({ error: 'lost' }), query({})],
    ['the second', query({}), query({ error: 'lost' })],
  ])('fails when %s fails', (_, a, b) => {
    expect(joinQueries(a, b).error).toBe('lost');
  });

  it('is under way while either is', () => {
    const busy = query({ isLoading: true, isFetching: true });
    expect(joinQueries(query({}), busy)).toMatchObject({ isLoading: true, isFetching: true });
    expect(joinQueries(query({}), query({}))).toMatchObject({
      isLoading: false,
      isFetching: false,
    });
  });

  it('retries both', () => {
    const asked: string[] = [];
    const a = query({ refetch: () => asked.push('a') });
    const b = query({ refetch: () => asked.push('b') });
    joinQueries(a, b).refetch();
    expect(asked).toEqual(['a', 'b']);
  });
});
