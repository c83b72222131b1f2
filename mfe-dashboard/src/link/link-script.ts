import type { PlaidLink } from './plaid';

const MARK = 'data-bank-link';

function scriptTag(url: string): HTMLScriptElement {
  const existing = document.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  if (existing) return existing;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.setAttribute(MARK, '');
  document.head.append(script);
  return script;
}

/**
 * Link itself, loaded once per page: Link breaks when its script runs twice. A script that fails is taken out
 * again, so that the next attempt asks for it anew. Rejects when Link did not arrive.
 */
export function loadLink(url: string): Promise<PlaidLink> {
  if (window.Plaid) return Promise.resolve(window.Plaid);
  const script = scriptTag(url);
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`Link did not load from ${url}`));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.Plaid ? resolve(window.Plaid) : fail()));
  });
}
