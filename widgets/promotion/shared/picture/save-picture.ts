import { saveFile } from '../../../../src/ui/table/export/file';

/** Saves an SVG as a PNG of so many pixels; as the SVG itself where the browser does not draw it. */
export async function savePicture(
  svg: string,
  name: string,
  [width, height]: readonly [width: number, height: number],
): Promise<void> {
  const source = new Blob([svg], { type: 'image/svg+xml' });
  const png = await drawn(source, width, height).catch(() => undefined);
  if (png) saveFile(png, name);
  else saveFile(source, name.replace(/\.png$/, '.svg'));
}

async function drawn(source: Blob, width: number, height: number): Promise<Blob | undefined> {
  const url = URL.createObjectURL(source);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
  } finally {
    URL.revokeObjectURL(url);
  }
}
