export { Letter, LetterFoot, LetterHead, LetterText } from './letter.styles';
