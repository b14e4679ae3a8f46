import { PhotoField } from '.';
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
