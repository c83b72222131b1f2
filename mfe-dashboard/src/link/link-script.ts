import type { LinkTokenAnswer } from '@halyard/shared-contracts/wire';
import type { PlaidLink } from './plaid';

const MARK = 'data-bank-link';

type LinkScript = Pick<LinkTokenAnswer, 'script_url' | 'script_integrity'>;

function scriptTag({ script_url: url, script_integrity: integrity }: LinkScript) {
  const existing = document.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  if (existing) return existing;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  if (integrity !== undefined) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.setAttribute(MARK, '');
  document.head.append(script);
  return script;
}

/** Link breaks when its script runs twice. */
export function loadLink(source: LinkScript): Promise<PlaidLink> {
  if (window.Plaid) return Promise.resolve(window.Plaid);
  const script = scriptTag(source);
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`Link did not load from ${source.script_url}`));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.Plaid ? resolve(window.Plaid) : fail()));
  });
}
