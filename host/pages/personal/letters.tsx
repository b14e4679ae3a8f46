import { useState } from 'react';
import { styled } from 'styled-components';
import { keepLetters, keptLetters, type Letters } from '../../../src/session/kept';
import { token } from '../../../src/theme';
import { PaneBox } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { lettersText as text } from './letters.text';

/** The size of letters in this browser, for whoever reads small ones badly; holds at once. */
export function LettersChoice() {
  const [letters, setLetters] = useState(keptLetters);
  const choose = (next: Letters) => {
    keepLetters(next);
    setLetters(next);
    if (next === 'large') document.documentElement.dataset.npLetters = next;
    else delete document.documentElement.dataset.npLetters;
  };
  return (
    <PaneBox aria-label={text.heading}>
      <Row>
        <div>
          <b>{text.name}</b>
          <span>{text.hint}</span>
        </div>
        <Segmented
          label={text.name}
          value={letters}
          onChange={choose}
          options={(['normal', 'large'] as const).map((value) => ({ value, label: text.sizes[value] }))}
        />
      </Row>
    </PaneBox>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  & b,
  & span {
    display: block;
  }
  & b {
    color: ${token('text-1')};
  }
  & span {
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
