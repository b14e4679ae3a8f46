import { translate } from '../../text/words';
import type { skeletonText } from './skeleton.text';

translate<typeof skeletonText>('skeleton', { loading: 'Loading' });
