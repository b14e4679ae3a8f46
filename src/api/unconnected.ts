import { ApiError } from './error';
import { tellDeveloper } from '../text/tell-developer';
import { unconnectedText } from './unconnected.text';

let told = false;

/** The failure of a call that went to the page's own server, which is none of ours, because nobody called `connect()`. */
export function unconnectedOf({ detail }: ApiError): ApiError {
  if (!told) {
    tellDeveloper(
      "this page never called connect(). Add: connect({ baseUrl: 'https://…', token: async () => … }) from 'netpane' or /cdn/loader.js.",
    );
  }
  told = true;
  return new ApiError('unauthorized', () => unconnectedText.missing, { ...detail, body: { fault: 'unconnected' } });
}
