import { loadLink } from './link-script';

const URL = 'https://cdn.example/link.js';
const tags = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${URL}"]`);
const plaid = { create: () => ({ open: () => {}, destroy: () => {} }) };

afterEach(() => {
  delete window.Plaid;
  tags().forEach((tag) => tag.remove());
});

describe('loadLink', () => {
  it('adds one script for two calls', async () => {
    const both = Promise.all([loadLink({ script_url: URL }), loadLink({ script_url: URL })]);
    expect(tags()).toHaveLength(1);
    window.Plaid = plaid;
    tags()[0]!.dispatchEvent(new Event('load'));
    expect(await both).toEqual([plaid, plaid]);
  });

  it('sets the integrity of the script only when its hash is known', () => {
    const attributes = () => [tags()[0]?.integrity, tags()[0]?.crossOrigin];
    void loadLink({ script_url: URL, script_integrity: 'sha384-AAAA' });
    expect(attributes()).toEqual(['sha384-AAAA', 'anonymous']);
    tags()[0]!.remove();
    void loadLink({ script_url: URL });
    expect(attributes()).toEqual([undefined, null]);
  });

  it('adds no script when Link is already loaded', async () => {
    window.Plaid = plaid;
    expect(await loadLink({ script_url: URL })).toBe(plaid);
    expect(tags()).toHaveLength(0);
  });

  it.each(['error', 'load'])(
    'rejects after %s without Link, and loads the script again next time',
    async (event) => {
      const attempt = loadLink({ script_url: URL });
      tags()[0]!.dispatchEvent(new Event(event));
      await expect(attempt).rejects.toThrow(URL);
      expect(tags()).toHaveLength(0);
      void loadLink({ script_url: URL });
      expect(tags()).toHaveLength(1);
    },
  );
});
