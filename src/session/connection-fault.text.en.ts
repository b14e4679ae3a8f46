import { translate } from '../text/words';
import type { connectionFaultText } from './connection-fault.text';

translate<typeof connectionFaultText>('connectionFault', {
  noServer: 'The connection of this page does not say where the cloud is (baseUrl). See the developer console',
  noFunction: 'The token that this page gave is not a function. See the developer console',
});
