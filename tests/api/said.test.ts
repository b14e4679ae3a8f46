import { expect, it, vi } from 'vitest';
import { user } from '../../src/api/contract/user';

const refusal = { code: 4022, message: '必须填写维护时间', reason: 'windowNeeded' };
const line = { code: 0, list: [{ text: refusal.message, text_said: JSON.stringify(refusal) }] };

/** The library as a page loads it: nobody reads English yet. */
async function page() {
  vi.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('netpane.words')];
  const [{ createClient }, words, { told }] = await Promise.all([
    import('../../src/api'),
    import('../../src/text/words'),
    import('../../src/api/said'),
  ]);
  const fetch =
    (body: object, status = 422) =>
    async () =>
      Response.json(body, { status });
  const answered = (body: object, status?: number) =>
    createClient({ baseUrl: 'https://a.test', fetch: fetch(body, status) })
      .call(user, {})
      .catch((error: Error) => error);
  return { ...words, told, answered };
}

it('an answer that says something brings its English before it is read', async () => {
  const { translate, speak, answered, told } = await page();
  translate('something', {});
  speak('en');
  expect(told(refusal.message, refusal)).toBe(refusal.message);
  expect(((await answered(refusal)) as Error).message).toBe('Maintenance time is required');
});

it('so does one that says it inside a text, as lines of the log do', async () => {
  const { translate, speak, answered, told } = await page();
  translate('something', {});
  speak('en');
  await answered(line);
  expect(told(refusal.message, refusal)).toBe('Maintenance time is required');
});

it('one that came before English was chosen is read in English afterwards', async () => {
  const { translate, speak, bringWords, answered } = await page();
  const error = (await answered(refusal)) as Error;
  expect(error.message).toBe(refusal.message);
  translate('something', {});
  speak('en');
  await bringWords('en', 'wallet');
  expect(error.message).toBe('Maintenance time is required');
});

it('one that comes while the words of a widget are on their way brings it as well', async () => {
  const { wordsFrom, bringWords, answered, translate, speak } = await page();
  let arrive = () => {};
  wordsFrom(() => new Promise<void>((done) => (arrive = done)));
  const coming = bringWords('en', 'wallet');
  const error = (await answered(refusal)) as Error;
  translate('something', {});
  arrive();
  await coming;
  speak('en');
  expect(error.message).toBe('Maintenance time is required');
});

it('an answer that says nothing brings nothing', async () => {
  const { translate, speak, answered, told } = await page();
  translate('something', {});
  speak('en');
  await answered({ code: 4022, message: refusal.message, reason: null, reason_said: null });
  expect(told(refusal.message, refusal)).toBe(refusal.message);
});
