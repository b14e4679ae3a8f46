import { counts } from '../../text/counts';
import { translate } from '../../text/words';
import type { photoText } from './photo.text';

translate<typeof photoText>('photo', {
  add: 'Add photos',
  adding: 'Uploading',
  remove: (number) => `Remove photo ${number}`,
  photo: (number) => `Photo ${number}`,
  open: (number) => `View photo ${number}`,
  title: 'Photo',
  missing: 'The photo could not be loaded',
  type: (name) => `${name} is not a JPEG, PNG or WebP photo`,
  size: (name) => `${name} is larger than 5 MB`,
  failed: (name, why) => `${name} was not uploaded: ${why}`,
  most: (count) => counts`At most ${count} photos`,
});
