import { styled } from 'styled-components';
import { noticeLines, type RealNameNotice } from '../../../src/domain/real-name';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Check } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { token } from '../../../src/theme';
import { homePopupsText } from './home-popups.text';
import { knownNames } from '../../../src/text/known-names.text';

const text = homePopupsText.realName;

/** Width in pixels (specification, section 9). */
const width = 550;

/** Asks for real-name verification; closing and going there both count as closed. */
export function RealName({ notice, onClose }: { notice: RealNameNotice; onClose: () => void }) {
  const place = usePlace();
  const [first, ...rest] = noticeLines(notice).map((line) => knownNames.said(line));
  const verify = () => {
    onClose();
    place.go({ name: 'security' });
  };
  return (
    <Dialog
      open
      title={text.title}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.later}</Button>
          <Button variant="primary" data-autofocus="" onClick={verify}>
            {text.verify}
          </Button>
        </>
      }
    >
      {first && <Note tone="warning">{first}</Note>}
      <Lines>
        {rest.map((line) =>
          line.startsWith('- ') || line.startsWith('· ') ? (
            <li key={line}>
              <Check aria-hidden />
              {line.slice(2)}
            </li>
          ) : (
            <li key={line}>{line}</li>
          ),
        )}
      </Lines>
    </Dialog>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: 16px;
  & > li {
    display: flex;
    gap: 8px;
  }
  & svg {
    margin-top: 3px;
    color: ${token('text-3')};
  }
`;
