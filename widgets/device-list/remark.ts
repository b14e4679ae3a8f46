import { maxLength, required } from '../../src/rules';
import { checks } from '../../src/text';
import { deviceListText as text } from './device-list.text';

/** Longest name of a device, in characters; the server holds it too. */
export const longestRemark = 64;

/** A sentence when a name must not be given. */
export const remarkRule = checks<string>(text.remark, required, maxLength(longestRemark));
