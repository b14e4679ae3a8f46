import { createContext, useContext, useEffect, useState } from 'react';
import { useRead } from '../../../src/api';
import { cameraSnapshot, type Camera } from '../../../src/api/contract/equipment';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { Skeleton } from '../../../src/ui/skeleton';
import { Tag } from '../../../src/ui/tag';
import { Frame, Large, Marked } from './camera-list.styles';
import { cameraListText as text } from './camera-list.text';

/** Milliseconds between two pictures of the camera that is looked at. */
const every = 5000;

/** Shows a camera's picture large. */
export const OpenContext = createContext<(camera: Camera) => void>(() => undefined);

/** A camera's picture in its row; pressing it shows it large. */
export function Thumb({ camera }: { camera: Camera }) {
  const open = useContext(OpenContext);
  const { url, error } = usePicture(camera, 0);
  if (!camera.online) return <Frame>{text.isOffline}</Frame>;
  if (error) return <Frame>{text.noPicture}</Frame>;
  return (
    <Frame>
      {url && (
        <button type="button" onClick={() => open(camera)}>
          <img src={url} alt={text.open(camera.name)} />
          {camera.simulated && <Marked>{text.simulated}</Marked>}
        </button>
      )}
    </Frame>
  );
}

/** A camera's picture large, renewed while it is looked at. */
export function LivePicture({ camera }: { camera: Camera }) {
  const { url, error, refresh } = usePicture(camera, every);
  if (!camera.online) return <Note>{text.noPicture}</Note>;
  if (!url) return error ? <Failed error={error} onRetry={refresh} /> : <Skeleton height={360} />;
  return (
    <Large>
      <img src={url} alt={text.pictureOf(camera.name)} />
      <figcaption>
        {camera.simulated && <Tag tone="line">{text.simulated}</Tag>}
        {text.refreshed}
      </figcaption>
      {error && <Failed error={error} onRetry={refresh} />}
    </Large>
  );
}

/** Pictures need the bearer token, which an `<img>` cannot send: they are fetched and shown from memory. */
function usePicture({ id, online }: Camera, interval: number) {
  const { reply, error, refresh } = useRead(
    cameraSnapshot,
    online ? { id } : null,
    interval ? { every: interval } : {},
  );
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!reply) return;
    const made = URL.createObjectURL(reply);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [reply]);
  return { url, error, refresh: () => void refresh() };
}
