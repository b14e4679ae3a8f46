import { ApiError, type TokenRefusal } from './error';
import { apiText } from './api.text';
import { pageWide } from '../text/page-wide';
import { tellDeveloper } from '../text/tell-developer';
import { unconnectedText } from './unconnected.text';

/** Milliseconds that a page has to connect, once it is loaded, before it is told that it did not. */
const patience = 1_000;

/**
 * What becomes of a call on a page that never called `connect()`. It is sent nowhere: the server of the page is none of ours. A
 * page that connects while it loads has nothing to be told of, and its widgets start over.
 */
export async function unconnected(connected: () => boolean, tell: (refusal: TokenRefusal) => void): Promise<never> {
  if (document.readyState !== 'complete')
    await new Promise((done) => globalThis.addEventListener('load', done, { once: true }));
  await new Promise((done) => setTimeout(done, patience));
  if (connected()) throw new ApiError('aborted', () => apiText.aborted, { status: 0 });
  const page = pageWide('unconnected', (): { told?: boolean } => ({}));
  if (!page.told) {
    tellDeveloper(
      "this page never called connect(). Add: connect({ baseUrl: 'https://…', token: async () => … }) from 'netpane' or /cdn/loader.js.",
    );
  }
  page.told = true;
  const body = { fault: 'unconnected' } as const;
  const error = new ApiError('unauthorized', () => unconnectedText.missing, { status: 0, body });
  tell({ reason: 'token', message: error.message, ...body });
  throw error;
}
