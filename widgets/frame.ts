import { openFrame } from '../src/element/frame/frame';
import { bringWords, languageOf, speak, wordsFrom } from '../src/text/words';
import { elements } from './elements';
import { wordsFor } from './language';

/** The script of `/embed/<name>`. */
wordsFrom(wordsFor);
openFrame(elements, (lang, name) => {
  const spoken = languageOf(lang) ?? 'zh-CN';
  speak(spoken);
  return bringWords(spoken, name);
});
