import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';

/** What a worker is asked: to open a file, or for a page of the open one, as a picture with so many pixels at its longer side. */
export type PdfQuestion = { file: ArrayBuffer } | { page: number; longest: number };

/** How many pages there are, a page, or why not. */
export type PdfAnswer = { pages: number } | { picture: Blob } | { failed: 'password' | 'broken' };

/** Bytes that a picture may have before it is made smaller by its kind. */
const most = 4_500_000;

/** The drawing surfaces of a worker. */
class Surfaces {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** A worker has no SVG filters: colours stay as they are. */
class NoFilters {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addHighlightHCMFilter = none;
  destroy = () => undefined;
}

function none(): string {
  return 'none';
}

let open: PDFDocumentProxy | undefined;

// Beside the page, in a bundle of its own: a file of somebody else's is read where it can be ended.
self.addEventListener('message', ({ data }: MessageEvent<PdfQuestion>) => {
  void answerTo(data)
    .catch((error: unknown): PdfAnswer => ({ failed: nameOf(error) === 'PasswordException' ? 'password' : 'broken' }))
    .then((answer) => self.postMessage(answer));
});

async function answerTo(question: PdfQuestion): Promise<PdfAnswer> {
  if ('file' in question) {
    open = await getDocument({
      data: new Uint8Array(question.file),
      // Nothing is evaluated or fetched, and no font reaches the page.
      ...{ isEvalSupported: false, useWorkerFetch: false, useWasm: false, disableFontFace: true, enableXfa: false },
      ...{ CanvasFactory: Surfaces, FilterFactory: NoFilters, maxImageSize: 64_000_000, verbosity: 0 },
    }).promise;
    return { pages: open.numPages };
  }
  return { picture: await pictureOf(question.page, question.longest) };
}

async function pictureOf(number: number, longest: number): Promise<Blob> {
  const page = await open!.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: longest / Math.max(plain.width, plain.height) });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#fff' }).promise;
  page.cleanup();
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return picture.size <= most ? picture : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
