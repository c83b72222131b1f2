import * as v from 'valibot';
import { aiInsightsAnswerSchema, bankStatusSchema, linkTokenAnswerSchema } from '.';

//
describe('an answer with only the fields of the specification', () => {
  it('is accepted as a bank status', () => {
    const status = { connected: true, connectedAt: '2025-06-15T09:00:00Z', error: null };
    expect(v.parse(bankStatusSchema, status)).toMatchObject({ ...status, items: [] });
    expect(v.parse(bankStatusSchema, { connected: false })).toMatchObject({ connectedAt: null });
  });

  it('is accepted as an insight, which then leads to the wealth plan', () => {
    const insight = { title: 'Save', message: 'More.', action: 'Do it', priority: 'high' };
    const { insights } = v.parse(aiInsightsAnswerSchema, { insights: [insight] });
    expect(insights).toEqual([{ ...insight, href: '/wealth-plan' }]);
  });

  it('is accepted as a link token, which then opens with Plaid’s own script', () => {
    expect(v.parse(linkTokenAnswerSchema, { link_token: 'link-1' })).toEqual({
      link_token: 'link-1',
      script_url: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
    });
  });
});
