import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../src/theme';
import { Button, IconButton } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { ChevronLeft, ChevronRight } from '../../../src/ui/icon';
import { Skeleton } from '../../../src/ui/skeleton';
import { NumberBox } from './number-box';
import { openPdf, PdfFailed, type OpenPdf, type PdfTrouble } from './open-pdf';
import { planPdfText as text } from './plan-pdf.text';

interface PlanPdfProps {
  file: File;
  onClose: () => void;
  onPick: (picture: Blob) => void;
}

/** Pixels of a plan's longer side: 1 cm on a floor of 24 m. */
const longest = 2400;

/** The page of a PDF that a plan is on, looked at before it is taken. */
export function PlanPdf({ file, onClose, onPick }: PlanPdfProps) {
  const [pdf, setPdf] = useState<OpenPdf>();
  const [page, setPage] = useState(1);
  const [picture, setPicture] = useState<{ blob: Blob; url: string }>();
  const [trouble, setTrouble] = useState<PdfTrouble>();
  useEffect(() => {
    let current = true;
    let opened: OpenPdf | undefined;
    openPdf(file).then(
      (found) => {
        opened = found;
        if (current) setPdf(found);
        else found.end();
      },
      (error: unknown) => current && setTrouble(troubleOf(error)),
    );
    return () => {
      current = false;
      opened?.end();
    };
  }, [file]);
  useEffect(() => {
    if (!pdf) return;
    let current = true;
    let url = '';
    pdf.picture(page, longest).then(
      (blob) => {
        if (!current) return;
        url = URL.createObjectURL(blob);
        setPicture({ blob, url });
      },
      (error: unknown) => current && setTrouble(troubleOf(error)),
    );
    return () => {
      current = false;
      setPicture(undefined);
      URL.revokeObjectURL(url);
    };
  }, [pdf, page]);
  const use = () => {
    if (!picture) return;
    onPick(picture.blob);
    onClose();
  };
  return (
    <Dialog
      open
      title={text.title}
      width={760}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={!picture} onClick={use}>
            {text.use}
          </Button>
        </>
      }
    >
      {trouble ? (
        <Empty kind="forbidden" {...text.failed[trouble]} />
      ) : (
        <>
          {pdf && pdf.pages > 1 && (
            <Pages>
              <IconButton label={text.former} disabled={page === 1 || !picture} onClick={() => setPage(page - 1)}>
                <ChevronLeft />
              </IconButton>
              <NumberBox
                key={page}
                label={text.page}
                value={page}
                least={1}
                most={pdf.pages}
                disabled={!picture}
                onChange={(to) => setPage(to ?? page)}
              />
              <IconButton label={text.next} disabled={page === pdf.pages || !picture} onClick={() => setPage(page + 1)}>
                <ChevronRight />
              </IconButton>
              <span>{text.of(pdf.pages)}</span>
            </Pages>
          )}
          <Paper aria-busy={!picture}>
            {picture ? <img src={picture.url} alt={text.shown(page)} /> : <Skeleton height={360} />}
          </Paper>
          {!picture && <p role="status">{text.reading}</p>}
        </>
      )}
    </Dialog>
  );
}

/** A fault of ours is none of the file's, but nobody can use the file for it. */
const troubleOf = (error: unknown): PdfTrouble => (error instanceof PdfFailed ? error.trouble : 'broken');

const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  color: ${token('text-2')};

  > :nth-child(2) {
    width: 72px;
  }
`;

const Paper = styled.div`
  border: 1px solid ${token('border')};
  border-radius: 4px;
  overflow: hidden;

  img {
    display: block;
    width: 100%;
    max-height: 60dvh;
    object-fit: contain;
  }
`;
