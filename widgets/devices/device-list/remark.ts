import { maxLength, required } from '../../../src/rules';
import { checks } from '../../../src/text';
import { perLanguage } from '../../../src/text/words';
import { deviceListText as text } from './device-list.text';
import { longestRemark } from './longest-remark';

/** A sentence when a name must not be given. */
export const remarkRule = perLanguage(() => checks<string>(text.remark, required, maxLength(longestRemark)));
