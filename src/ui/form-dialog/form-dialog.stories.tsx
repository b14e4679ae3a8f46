import { ApiError } from '../../api';
import { TextareaField, TextField } from '../form';
import { FormDialog } from '.';

export default { title: 'ui / form-dialog' };

const nothing = () => undefined;
const refuse = () =>
  Promise.reject(new ApiError('invalid', '请检查', { status: 422, errors: { name: ['[分组名称]已存在'] } }));

export const Ask = () => (
  <FormDialog title="新建分组" ok="新建" initial={{ name: '酒店客户' }} onSubmit={refuse} onClose={nothing}>
    <TextField name="name" label="分组名称" required maxLength={20} help="1–20 个字符，汉字计 3 个" />
  </FormDialog>
);

export const Danger = () => (
  <FormDialog title="驳回提现申请" ok="驳回" danger width={560} onSubmit={nothing} onClose={nothing}>
    <TextareaField name="reason" label="驳回原因" required maxLength={200} rows={4} />
  </FormDialog>
);
