import { maxLength, required } from '../../../../src/rules';
import { checks } from '../../../../src/text';
import { perLanguage } from '../../../../src/text/words';
import { bindText as text } from './bind.text';
import { longestRemark } from '../../../../src/domain/device';

/** A sentence when a name must not be given. */
export const remarkRule = perLanguage(() => checks<string>(text.remark, required, maxLength(longestRemark)));
