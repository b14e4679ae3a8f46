import { startWorker } from './start-worker';
import type { PdfAnswer, PdfQuestion } from './pdf-worker';

/** Why a file could not be shown; `unable`: there may be no worker here, or it did not come. */
export type PdfTrouble = 'password' | 'broken' | 'slow' | 'large' | 'unable';

/** A file that is open beside the page until `end`. */
export interface OpenPdf {
  pages: number;
  /** A page as a PNG, or a JPEG where that is too large, with so many pixels at its longer side. */
  picture: (page: number, longest: number) => Promise<Blob>;
  end: () => void;
}

const reader = new URL('./pdf-worker.ts', import.meta.url).href;

/** Whether PDFs can be read: the reader comes with the console, not with elements in other pages. */
export const readsPdf = reader !== '';

/** Bytes of a file, and milliseconds that one step may take. */
const mostBytes = 30 * 1024 * 1024;
const patience = 30_000;

/** A file that was not shown. */
export class PdfFailed extends Error {
  constructor(readonly trouble: PdfTrouble) {
    super(trouble);
  }
}

/** Opens a PDF in a worker of its own, loaded for it. Rejects with `PdfFailed`. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  if (file.size > mostBytes) throw new PdfFailed('large');
  const worker = startWorker(reader);
  if (!worker) throw new PdfFailed('unable');
  const ask = (question: PdfQuestion, transfer: Transferable[] = []) =>
    new Promise<PdfAnswer>((answer, fail) => {
      const give = (trouble: PdfTrouble) => {
        worker.terminate();
        fail(new PdfFailed(trouble));
      };
      const timer = setTimeout(() => give('slow'), patience);
      worker.onerror = () => {
        clearTimeout(timer);
        give('unable');
      };
      worker.onmessage = ({ data }: MessageEvent<PdfAnswer | { action: string }>) => {
        // The reader greets whoever started it.
        if ('action' in data) return;
        clearTimeout(timer);
        if ('failed' in data) give(data.failed);
        else answer(data);
      };
      worker.postMessage(question, transfer);
    });
  const bytes = await file.arrayBuffer();
  const opened = await ask({ file: bytes }, [bytes]);
  return {
    pages: 'pages' in opened ? opened.pages : 0,
    async picture(page, longest) {
      const answer = await ask({ page, longest });
      if (!('picture' in answer)) throw new PdfFailed('broken');
      return answer.picture;
    },
    end: () => worker.terminate(),
  };
}
