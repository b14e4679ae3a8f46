import { styled } from 'styled-components';
import { usePlace } from '../../src/session/place';
import { Button } from '../../src/ui/button';
import { Empty } from '../../src/ui/empty';
import { hostText } from '../host.text';
import type { ChunkError } from '../loading';

/** A route whose page is not built yet. */
export const NotOpen = () => (
  <Middle>
    <Empty kind="nothing" {...hostText.notOpen} action={<Home />} />
  </Middle>
);

/** The page's code did not come. The second button helps after an update, when the old files are gone. */
export const ChunkFailed = ({ reason, onRetry }: { reason: ChunkError['reason']; onRetry: () => void }) => (
  <Middle role="alert">
    <Empty
      kind="nothing"
      title={hostText.chunk[reason]}
      reason={hostText.chunk.reason}
      action={
        <Row>
          <Button onClick={onRetry}>{hostText.chunk.retry}</Button>
          <Button onClick={() => location.reload()}>{hostText.chunk.reload}</Button>
        </Row>
      }
    />
  </Middle>
);

/** The page threw an error while it was drawn. */
export const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <Middle role="alert">
    <Empty kind="nothing" {...hostText.broken} action={<Button onClick={onRetry}>{hostText.chunk.retry}</Button>} />
  </Middle>
);

/** The guard could not reach the server at all. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Whole role="alert">
    <Empty
      kind="nothing"
      {...hostText.unreachable}
      action={<Button onClick={onRetry}>{hostText.chunk.retry}</Button>}
    />
  </Whole>
);

/** The way back to the first page. */
export function Home() {
  const place = usePlace();
  return <Button onClick={() => place.go({ name: 'home.index' })}>{hostText.back}</Button>;
}

/** The middle of the page. */
export const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 400px;
`;

export const Whole = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`;

/** Buttons side by side. */
export const Row = styled.div`
  display: flex;
  gap: 8px;
`;
