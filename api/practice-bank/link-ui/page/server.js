/** Posts to the bank. Returns the body of the answer, and throws the bank's error body unchanged. */
export async function post(path, body) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = await answer.json();
  if (!answer.ok) throw json;
  return json;
}
