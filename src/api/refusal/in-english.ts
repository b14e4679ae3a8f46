import '../../text/config.text.en';
import '../../text/rules.text.en';
import '../../text/sdwan-rule.text.en';
import '../../text/sdwan.text.en';
import { translate } from '../../text/words';
import type { saidText } from '../said';
import { sentenceOf } from './sentence';

// Not among the words of a widget: comes with the first answer that says something (`bringSaid`).

translate<typeof saidText>('said', { sentence: (said) => sentenceOf(said, 'en') ?? '' });
