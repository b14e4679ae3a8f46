import { styled } from 'styled-components';
import { token } from '../../theme';

const tones = { good: 'success-text', warning: 'warning-text', bad: 'danger-text' } as const;

/** Props of `Score`. */
export interface ScoreProps {
  /** Points; null where nothing could be checked. */
  value: number | null;
  grade: keyof typeof tones;
  /** The grade in a word. */
  word: string;
  /** How the score comes about. */
  note: string;
}

/** A score with its grade, by colour and word, and how it comes about. */
export const Score = ({ value, grade, word, note }: ScoreProps) => (
  <Line $grade={grade}>
    {value !== null && <b>{value}</b>}
    <span>{word}</span>
    <p>{note}</p>
  </Line>
);

const Line = styled.div<{ $grade: keyof typeof tones }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  & > b {
    color: ${({ $grade }) => token(tones[$grade])};
    font-size: 48px;
    font-weight: 600;
    line-height: 56px;
  }
  & > span {
    color: ${({ $grade }) => token(tones[$grade])};
    font-size: 16px;
  }
  & > p {
    margin: 0;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
