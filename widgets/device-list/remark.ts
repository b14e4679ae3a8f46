import { maxLength, required } from '../../src/rules';
import { checks } from '../../src/text';
import { deviceListText as text } from './device-list.text';
import { longestRemark } from './longest-remark';

/** A sentence when a name must not be given. */
export const remarkRule = checks<string>(text.remark, required, maxLength(longestRemark));
