import { translate } from '../text/words';
import type { tokenFaultText } from './token-fault.text';

translate<typeof tokenFaultText>('tokenFault', {
  late: 'The site gave no access token within 30 seconds',
  unfit: (given) => `The site gave something that is not an access token (${given})`,
});
