import readPixels from 'jsqr';

/** Pixels of the longer side: enough for a code that fills a tenth of the photo, and read in a fraction of a second. */
const longest = 1600;

/** What the QR code in a photo says; undefined where there is none. Rejects when the file is no picture. */
export async function readQr(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d', { willReadFrequently: true })!;
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const { data, width, height } = paper.getImageData(0, 0, canvas.width, canvas.height);
  return readPixels(data, width, height)?.data;
}
