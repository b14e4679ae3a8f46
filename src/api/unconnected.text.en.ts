import { translate } from '../text/words';
import type { unconnectedText } from './unconnected.text';

translate<typeof unconnectedText>('unconnected', {
  missing: 'This page is not connected to the cloud: connect() is missing. See the developer console',
});
