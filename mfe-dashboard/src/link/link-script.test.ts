import { loadLink } from './link-script';

const URL = 'https://cdn.example/link.js';
const tags = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${URL}"]`);
const plaid = { create: () => ({ open: () => {}, destroy: () => {} }) };

afterEach(() => {
  delete window.Plaid;
  tags().forEach((tag) => tag.remove());
});

describe('loadLink', () => {
  it('adds one script for two who ask', async () => {
    const both = Promise.all([loadLink(URL), loadLink(URL)]);
    expect(tags()).toHaveLength(1);
    window.Plaid = plaid;
    tags()[0]!.dispatchEvent(new Event('load'));
    expect(await both).toEqual([plaid, plaid]);
  });

  it('adds none when Link is there', async () => {
    window.Plaid = plaid;
    expect(await loadLink(URL)).toBe(plaid);
    expect(tags()).toHaveLength(0);
  });

  it.each(['error', 'load'])(
    'rejects after %s without Link, and asks anew next time',
    async (event) => {
      const attempt = loadLink(URL);
      tags()[0]!.dispatchEvent(new Event(event));
      await expect(attempt).rejects.toThrow(URL);
      expect(tags()).toHaveLength(0);
      void loadLink(URL);
      expect(tags()).toHaveLength(1);
    },
  );
});
