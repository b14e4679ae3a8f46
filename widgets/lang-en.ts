import { speak } from '../src/text/words';
import './english';

speak('en');
