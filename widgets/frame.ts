import { openFrame } from '../src/element/frame/frame';
import { elements } from './catalog';

/** The script of `/embed/<name>`. */
openFrame(elements);
