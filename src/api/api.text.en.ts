import { translate } from '../text/words';
import type { apiText } from './api.text';
import { roughly } from './retry-after';

translate<typeof apiText>('api', {
  tooMany: (seconds) => `Too many requests. Try again in ${roughly(seconds, ['s', 'min', 'h'])}`,
  other: 'The request failed. Please try again',
  offline: 'The network connection was lost. Check it and try again',
  timeout: 'The server did not answer in time. Please try again',
  unauthorized: 'The session has ended. Sign in again',
  noToken: 'The site gave no access token. Try again later',
  forbidden: 'Not allowed',
  aborted: 'The request was cancelled',
  unfit: 'The answer of the server was not understood',
  page: 'The server answered a web page instead of data',
  cut: 'The connection broke before all data had arrived. Please try again',
  absent: 'This server does not offer this function',
});
