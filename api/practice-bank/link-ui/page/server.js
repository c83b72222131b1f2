/** Posts to the bank. Gives the answer's body; throws the bank's error body as it is. */
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
