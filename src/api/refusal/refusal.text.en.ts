import '../../text/config.text.en';
import { translate } from '../../text/words';
import type { saidText } from '../said';
import { sentenceOf } from './sentence';

translate<typeof saidText>('said', { sentence: (said) => sentenceOf(said, 'en') ?? '' });
