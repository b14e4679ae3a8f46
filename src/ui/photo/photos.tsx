import { useEffect, useState, type ReactNode } from 'react';
import { useRead } from '../../api';
import { photo } from '../../api/contract/support';
import { Dialog } from '../dialog';
import { Frame, Row, Whole } from './photo.styles';
import { photoText as text } from './photo.text';

/** Uploaded photos by id; pressing one shows it whole. */
export const Photos = ({ ids }: { ids: readonly string[] }) => (
  <Row>
    {ids.map((id, index) => (
      <Thumb key={id} id={id} number={index + 1} />
    ))}
  </Row>
);

/** One photo. `corner`: what may be done with it. */
export function Thumb({ id, number, corner }: { id: string; number: number; corner?: ReactNode }) {
  const { url, failed } = usePhotoUrl(id);
  const [open, setOpen] = useState(false);
  return (
    <Frame>
      {url ? (
        <button type="button" aria-label={text.open(number)} onClick={() => setOpen(true)}>
          <img src={url} alt={text.photo(number)} />
        </button>
      ) : (
        failed && text.missing
      )}
      {corner}
      <Dialog open={open} title={text.title} width={800} onClose={() => setOpen(false)}>
        <Whole src={url} alt={text.photo(number)} />
      </Dialog>
    </Frame>
  );
}

/** Photos need the bearer token, which an `<img>` cannot send: they are fetched and shown from memory. `''`: none. */
export function usePhotoUrl(id: string): { url: string | undefined; failed: boolean } {
  const { reply, error } = useRead(photo, id ? { id } : null);
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!reply) return;
    const made = URL.createObjectURL(reply);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [reply]);
  return { url: reply && url, failed: error !== undefined };
}
