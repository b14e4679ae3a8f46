import { openFrame } from '../src/element/frame/frame';
import { elements } from './catalog';
import { wordsFor } from './language';

/** The script of `/embed/<name>`. */
openFrame(elements, wordsFor);
