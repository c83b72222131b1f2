import { testApi, type TestApi } from '../../testing/test-api';
import { accountLine, forgedCopy, transactionLine } from '../testing/forged-copy';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

test('names of a copy lose the controls that would turn the text after them around', async () => {
  const name = 'Jar\u202Egnp.exe\u2066\u2069';
  const zip = forgedCopy({
    'data/accounts.ndjson': accountLine({ name }),
    'data/transactions.ndjson': transactionLine({ name, merchant: name }),
  });
  const ann = api.visitor();
  const path = '/api/privacy/copy?name=%E2%80%AEmine.zip';
  const type = { 'content-type': 'application/zip' };
  expect((await ann.send('POST', path, Buffer.from(zip), type)).statusCode).toBe(200);
  expect((await ann.get('/api/finance/accounts')).json().accounts[0].name).toBe('Jargnp.exe');
  expect((await ann.get('/api/finance/transactions')).body).not.toMatch('\u202E');
  expect((await ann.get('/api/finance/statements')).json().imports[0].file_name).toBe('mine.zip');
});
