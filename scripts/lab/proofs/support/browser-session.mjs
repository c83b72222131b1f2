const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Acts as one browser at the api: it stores the cookies that it receives. `always` are the headers of all its
 * requests.
 */
export function browserSession(url, always = {}) {
  const cookies = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      cookies.set(name, value);
    }
  };

  /** Returns the answer before its body is read. */
  const send = async (method, path, body, { headers, ...more } = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url + path, {
      method,
      headers: { ...always, ...headers, ...(body && JSON_TYPE), cookie },
      ...(body && { body: JSON.stringify(body) }),
      ...more,
    });
    keep(answer);
    return answer;
  };

  const api = async (...request) => {
    const answer = await send(...request);
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  };
  return { send, api };
}
