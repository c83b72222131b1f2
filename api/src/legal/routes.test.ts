import { testApi } from '../testing/test-api';

describe('GET /api/privacy-policy', () => {
  // Covers P1-9-14, P2-2.privacy-5, P2-7-3, P2-9-14.
  it('returns the policy as markdown with every figure of the specification', async () => {
    const api = await testApi();
    const { success, content, lastUpdated } = (
      await api.visitor().get('/api/privacy-policy')
    ).json();
    await api.close();
    expect(success).toBe(true);
    expect(lastUpdated).toBe('April 2, 2025');
    for (const statement of [
      'aged 18 or older in the United States only',
      'within 30 days',
      'up to 7 years',
      'within 90 days',
      'within 72 hours',
      'within 45 days',
      'extend this to 90 days',
      'never initiate transactions',
      'do not store bank passwords',
      'reviewed by counsel',
    ]) {
      expect(content).toContain(statement);
    }
  });

  it('uses only the headings, bullets, and paragraphs that the page renders', async () => {
    const api = await testApi();
    const { content } = (await api.visitor().get('/api/privacy-policy')).json();
    await api.close();
    for (const line of content.split('\n')) {
      expect(line).toMatch(/^(#{1,3} \S|- \S|[A-Z]|$)/);
      expect(line).not.toMatch(/\*\*|\]\(|<[a-z]/);
    }
  });
});
