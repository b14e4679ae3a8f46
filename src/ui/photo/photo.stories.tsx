import { PhotoField, Photos } from '.';
import { Story } from '../../element/story';
import { Form } from '../form';
import { Ground } from '../story';

export default { title: 'ui / photo' };

export const Field = () => (
  <Story>
    <Ground>
      <Form guarded={false} onSubmit={() => undefined} label="售后">
        <PhotoField name="photos" label="照片" most={3} required help="JPG 或 PNG" />
      </Form>
    </Ground>
  </Story>
);

/** The second one is not there any more. */
export const Shown = () => (
  <Story answers={{ '/api/v3/uploads/photo/a': new Blob([dot], { type: 'image/svg+xml' }) }}>
    <Photos ids={['a', 'gone']} />
  </Story>
);

const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1.5" r="1"/></svg>';
