import '../../text/config.text.en';
import { sayEnglish } from '../said';
import { sentenceOf } from './sentence';

sayEnglish((said) => sentenceOf(said, 'en'));
